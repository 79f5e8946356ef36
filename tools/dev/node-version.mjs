// Plain JavaScript on purpose: it must run on a Node too old for the rest, to say so in one sentence.
const OLDEST = [22, 19];

/** Ends the process when this Node cannot run the project's TypeScript. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(
    `Node ${version} is too old: Livery needs ${OLDEST.join('.')} or newer. On Linux \`npm ci\` brings its own and \`npm start\` uses it; elsewhere install a newer Node.`,
  );
  process.exit(1);
}
