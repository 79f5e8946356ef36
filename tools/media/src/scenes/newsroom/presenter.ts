import { css, TAU, type Context, type Rgb } from '../canvas.ts';

type Person = { x: number; seed: number; hair: 'long' | 'short'; suit: Rgb; skin: Rgb };

/** Three tones: the middle of the face, its shadow side, a plane of light. The head nods and turns a little while talking. */
export function drawBust(context: Context, bust: Context, person: Person, phase: number): void {
  const talk = Math.sin((phase * 9 + person.seed) * TAU) * Math.max(0, Math.sin((phase + person.seed) * TAU * 2));
  const turn = Math.sin((phase * 2 + person.seed) * TAU) * 5;
  const breathe = Math.sin((phase * 4 + person.seed) * TAU) * 1.5;
  const { suit, skin } = person;
  bust.setTransform(1, 0, 0, 1, 0, 0);
  bust.clearRect(0, 0, 320, 380);
  bust.translate(160, 0);
  bust.fillStyle = css(suit);
  bust.beginPath();
  bust.moveTo(-140, 380);
  bust.bezierCurveTo(-134, 266 + breathe, -92, 248 + breathe, -34, 228 + breathe);
  bust.lineTo(34, 228 + breathe);
  bust.bezierCurveTo(92, 248 + breathe, 134, 266 + breathe, 140, 380);
  bust.fill();
  bust.fillStyle = '#f2f5fb';
  bust.beginPath();
  bust.moveTo(-30, 230 + breathe);
  bust.lineTo(0, 330);
  bust.lineTo(30, 230 + breathe);
  bust.fill();
  bust.fillStyle = css(suit);
  bust.beginPath();
  bust.moveTo(-36, 226 + breathe);
  bust.lineTo(-60, 262 + breathe);
  bust.lineTo(-2, 350);
  bust.lineTo(-14, 300);
  bust.moveTo(36, 226 + breathe);
  bust.lineTo(60, 262 + breathe);
  bust.lineTo(2, 350);
  bust.lineTo(14, 300);
  bust.fill();
  bust.fillStyle = css([skin[0] * 0.7, skin[1] * 0.66, skin[2] * 0.7]);
  bust.fillRect(-22, 186, 44, 56);
  bust.beginPath();
  bust.arc(0, 240 + breathe, 22, 0, Math.PI);
  bust.fill();
  bust.save();
  bust.translate(turn * 0.6, breathe * 0.5 + talk * 2.5);
  bust.rotate(turn * 0.004);
  head(bust, person, turn);
  bust.restore();
  bust.globalCompositeOperation = 'source-atop';
  const shade = bust.createLinearGradient(-140, 0, 140, 0);
  shade.addColorStop(0, 'rgba(120,190,255,0.32)');
  shade.addColorStop(0.3, 'rgba(20,40,110,0)');
  shade.addColorStop(1, 'rgba(6,12,50,0.62)');
  bust.fillStyle = shade;
  bust.fillRect(-160, 0, 320, 380);
  bust.globalCompositeOperation = 'source-over';
  context.drawImage(bust.canvas, person.x - 160, 236);
}

function head(bust: Context, { hair, skin }: Person, turn: number): void {
  const dark = '#141021';
  if (hair === 'long') {
    bust.fillStyle = dark;
    bust.beginPath();
    bust.moveTo(-64, 120);
    bust.bezierCurveTo(-70, 30, 70, 30, 64, 120);
    bust.bezierCurveTo(74, 180, 72, 226, 60, 244);
    bust.lineTo(-60, 244);
    bust.bezierCurveTo(-72, 226, -74, 180, -64, 120);
    bust.fill();
  }
  bust.fillStyle = css(skin);
  bust.beginPath();
  bust.moveTo(-50, 118);
  bust.bezierCurveTo(-52, 52, 52, 52, 50, 118);
  bust.bezierCurveTo(50, 168, 26, 208, 0, 210);
  bust.bezierCurveTo(-26, 208, -50, 168, -50, 118);
  bust.fill();
  bust.fillStyle = css([skin[0] * 0.72, skin[1] * 0.64, skin[2] * 0.68]);
  bust.beginPath();
  bust.moveTo(6 + turn, 62);
  bust.lineTo(4 + turn, 118);
  bust.lineTo(15 + turn * 1.4, 152);
  bust.lineTo(2 + turn, 160);
  bust.lineTo(7 + turn, 208);
  bust.bezierCurveTo(30, 204, 50, 168, 50, 118);
  bust.bezierCurveTo(51, 74, 30, 62, 6 + turn, 62);
  bust.fill();
  bust.fillStyle = '#2a1a22';
  for (const side of [-1, 1]) {
    bust.beginPath();
    bust.ellipse(side * 21 + turn, 124, 6.5, 3.6, 0, 0, TAU);
    bust.fill();
    bust.fillRect(side * 21 + turn - 12, 108, 24, 4);
  }
  bust.fillStyle = 'rgba(120,44,50,0.85)';
  bust.beginPath();
  bust.moveTo(turn - 15, 174);
  bust.quadraticCurveTo(turn, 190, turn + 15, 174);
  bust.quadraticCurveTo(turn, 180, turn - 15, 174);
  bust.fill();
  bust.fillStyle = dark;
  bust.beginPath();
  if (hair === 'long') {
    bust.moveTo(-58, 150);
    bust.bezierCurveTo(-66, 60, -30, 40, 4, 44);
    bust.bezierCurveTo(46, 46, 66, 76, 58, 150);
    bust.bezierCurveTo(52, 108, 34, 84, -8 + turn, 78);
    bust.bezierCurveTo(-36, 88, -50, 112, -58, 150);
  } else {
    bust.moveTo(-54, 120);
    bust.bezierCurveTo(-62, 50, -20, 34, 10, 40);
    bust.bezierCurveTo(50, 44, 62, 78, 54, 122);
    bust.bezierCurveTo(50, 94, 44, 84, 20, 82);
    bust.bezierCurveTo(-6, 84, -30, 74, -42, 78);
    bust.bezierCurveTo(-50, 90, -50, 104, -54, 120);
  }
  bust.fill();
}
