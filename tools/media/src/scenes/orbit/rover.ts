import { HEIGHT, light, TAU, WIDTH, type Context, type Layer } from '../canvas.ts';

export function rover(context: Context, amber: Layer, phase: number, seconds: number): void {
  const x = -300 + phase * (WIDTH + 360);
  const y = HEIGHT - 118 + Math.sin(x / 70) * 4 + Math.sin(x / 23) * 1.6;
  context.save();
  context.translate(x, y);
  context.rotate(Math.cos(x / 70) * 0.05);
  context.globalCompositeOperation = 'lighter';
  const beam = context.createLinearGradient(34, 0, 260, 0);
  beam.addColorStop(0, 'rgba(255,214,150,0.5)');
  beam.addColorStop(1, 'rgba(255,214,150,0)');
  context.fillStyle = beam;
  context.beginPath();
  context.moveTo(34, -22);
  context.lineTo(260, -34);
  context.lineTo(260, 24);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = '#0c0a14';
  context.beginPath();
  context.roundRect(-36, -36, 66, 22, 6);
  context.roundRect(-26, -52, 34, 18, 5);
  context.rect(-30, -84, 3, 40);
  context.fill();
  context.strokeStyle = '#ffcf94';
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(-34, -36);
  context.lineTo(-28, -52);
  context.lineTo(6, -52);
  context.lineTo(12, -36);
  context.lineTo(30, -36);
  context.stroke();
  context.fillStyle = 'rgba(255,206,130,0.9)';
  context.fillRect(-8, -48, 13, 8);
  for (const wheel of [-26, -2, 22]) {
    context.fillStyle = '#08070e';
    context.beginPath();
    context.arc(wheel, -9, 10, 0, TAU);
    context.fill();
    context.strokeStyle = 'rgba(200,180,170,0.6)';
    context.lineWidth = 1.2;
    context.beginPath();
    for (const spoke of [0, 1, 2]) {
      const angle = x / 10 + (spoke * TAU) / 3;
      context.moveTo(wheel, -9);
      context.lineTo(wheel + Math.cos(angle) * 8, -9 + Math.sin(angle) * 8);
    }
    context.stroke();
  }
  context.restore();
  light(context, amber, x + 34, y - 24, 46, 0.8);
  if (Math.floor(phase * seconds * 2) % 2 === 0) light(context, amber, x - 28, y - 86, 16, 0.9);
}
