import { layer, TAU, type Layer } from '../canvas.ts';

export function yurt(): Layer {
  return layer(360, 260, (context) => {
    const wall = context.createLinearGradient(30, 0, 330, 0);
    wall.addColorStop(0, '#171a38');
    wall.addColorStop(0.55, '#4b4660');
    wall.addColorStop(1, '#c98f60');
    context.fillStyle = wall;
    context.beginPath();
    context.moveTo(28, 246);
    context.lineTo(34, 128);
    context.bezierCurveTo(60, 74, 120, 46, 156, 38);
    context.lineTo(204, 38);
    context.bezierCurveTo(240, 46, 300, 74, 326, 128);
    context.lineTo(332, 246);
    context.fill();
    context.fillStyle = '#1c1a30';
    context.beginPath();
    context.ellipse(180, 38, 25, 8, 0, 0, TAU);
    context.fill();
    context.strokeStyle = 'rgba(10,8,26,0.5)';
    context.lineWidth = 3;
    for (const y of [132, 176, 220]) {
      context.beginPath();
      context.moveTo(34 - (y - 128) * 0.05, y);
      context.quadraticCurveTo(180, y + 12, 326 + (y - 128) * 0.05, y);
      context.stroke();
    }
    for (let rib = -4; rib <= 4; rib++) {
      context.beginPath();
      context.moveTo(180 + rib * 5, 42);
      context.quadraticCurveTo(180 + rib * 28, 70, 180 + rib * 35, 130);
      context.globalAlpha = 0.5;
      context.stroke();
      context.globalAlpha = 1;
    }
    // The pattern band.
    context.strokeStyle = 'rgba(214,120,70,0.85)';
    context.lineWidth = 2.4;
    for (let motif = 0; motif < 11; motif++) {
      const x = 46 + motif * 27;
      const y = 148 + Math.sin(((x - 34) / 292) * Math.PI) * 8;
      context.beginPath();
      context.arc(x, y, 6, Math.PI * 0.2, Math.PI * 1.4);
      context.moveTo(x + 12, y + 3);
      context.arc(x + 12, y, 6, Math.PI * 1.6, Math.PI * 2.8);
      context.stroke();
    }
    const door = context.createLinearGradient(0, 140, 0, 246);
    door.addColorStop(0, '#ffd890');
    door.addColorStop(1, '#ff9a48');
    context.fillStyle = door;
    context.beginPath();
    context.roundRect(150, 146, 62, 104, 8);
    context.fill();
    context.fillStyle = '#5a2a1e';
    context.fillRect(144, 142, 7, 106);
    context.fillRect(211, 142, 7, 106);
    context.fillRect(144, 138, 74, 8);
  });
}
