/** Something outside the program keeps it from starting. The message is one sentence for the person who typed the command. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
