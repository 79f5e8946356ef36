export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * What is left of the year by the viewer's own clock, in whole parts: zeros in its last second, then the next year's. A day on which the
 * clocks are changed counts as the hours that it really has. CHAN-081
 */
export function untilNewYear(now: Date): TimeLeft {
  const end = new Date(now.getFullYear() + 1, 0, 1).getTime();
  const seconds = Math.floor((end - now.getTime()) / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
