/** Writes attributes of an element that nobody else writes: only what is another value than before touches it. */
export function attributesOf(element: Element): (name: string, value: string | undefined) => void {
  const known = new Map<string, string | undefined>();
  return (name, value) => {
    if (known.get(name) === value) return;
    known.set(name, value);
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
}

/** The same for the text of an element, or a text beside others. */
export function textOf(place: Element | Text): (value: string) => void {
  const text = place instanceof Text ? place : place.appendChild(document.createTextNode(''));
  return (value) => {
    if (text.data !== value) text.data = value;
  };
}
