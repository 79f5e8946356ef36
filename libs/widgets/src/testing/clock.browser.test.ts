import { expect, inject, it } from 'vitest';

it('a test in the browser begins at noon of a Thursday in Almaty, and the media origin beside it too', async () => {
  const { headers } = await fetch(`${inject('mediaOrigin')}/live/city/master.m3u8`);
  const clocks = [Date.now(), Date.parse(headers.get('date') ?? '')].map((ms) => new Date(ms));
  for (const clock of clocks) {
    expect(clock.getUTCDay()).toBe(4);
    expect([7, 8]).toContain(clock.getUTCHours());
  }
});
