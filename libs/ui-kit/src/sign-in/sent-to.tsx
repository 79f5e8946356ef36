/** To whom a code has been sent, in a sentence with `address` in it; and beside it the way back to change that. */
export function SentTo({
  sentence,
  address,
  change,
  onChange,
}: {
  readonly sentence: string;
  readonly address: string;
  readonly change: string;
  readonly onChange: () => void;
}) {
  const [before, after] = sentence.split(address);
  return (
    <p>
      <span>
        {before}
        {after !== undefined && <strong>{address}</strong>}
        {after}
      </span>{' '}
      <button type="button" data-part="inline" onClick={onChange}>
        {change}
      </button>
    </p>
  );
}
