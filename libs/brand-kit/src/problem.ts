/** What is wrong, where, and why: enough to mend it without reading code. */
export interface BrandProblem {
  readonly file: string;
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** The problem as one sentence. */
export function problemSentence({ file, field, value, reason }: BrandProblem): string {
  return `${file}: ${field} is ${value === '' ? 'empty' : value}, but ${reason}.`;
}

export const problem = (file: string, field: string, value: unknown, reason: string): BrandProblem => ({
  file,
  field,
  value: typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'),
  reason,
});
