/** Brings neighbours into an order by moving those that are out of it; never the one with the focus, which would lose it. */
export function putInOrder(elements: readonly HTMLElement[]): void {
  const pivot = Math.max(
    0,
    elements.findIndex((element) => element.contains(document.activeElement)),
  );
  for (let index = pivot - 1; index >= 0; index -= 1) {
    const next = elements[index + 1]!;
    if (next.previousSibling !== elements[index]) next.before(elements[index]!);
  }
  for (let index = pivot + 1; index < elements.length; index += 1) {
    const previous = elements[index - 1]!;
    if (previous.nextSibling !== elements[index]) previous.after(elements[index]!);
  }
}
