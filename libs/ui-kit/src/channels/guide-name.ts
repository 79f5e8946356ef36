import { markOf } from '../pictures/mark.ts';
import type { GuideChannel } from './guide-model.ts';

export interface DrawnName {
  readonly element: HTMLElement;
  /** True when it shows another channel than before. */
  draw(channel: GuideChannel, at: number): boolean;
  /** The mark comes after the words: to ask for a picture costs more than all the rest of a line. */
  drawMark(): void;
}

/** What stands beside a line: the channel's mark and name. Its nodes are used again for whichever channel is there next. */
export function createName(): DrawnName {
  const element = document.createElement('div');
  element.setAttribute('data-part', 'name');
  const link = document.createElement('a');
  link.tabIndex = -1;
  const mark = document.createElement('span');
  mark.setAttribute('data-part', 'mark');
  const words = document.createElement('span');
  words.append('');
  link.append(mark, words);
  element.append(link);
  let shown: GuideChannel | null = null;
  let marked: GuideChannel | null = null;
  let place = -1;

  return {
    element,
    draw(channel, at) {
      if (at !== place) element.style.top = `calc(${at} * var(--guide-line))`;
      place = at;
      if (channel === shown) return false;
      const isOther = channel.id !== shown?.id;
      if (isOther) {
        (words.firstChild as Text).data = channel.name;
        if (marked) mark.replaceChildren();
        marked = null;
      }
      link.setAttribute('href', channel.href);
      shown = channel;
      return isOther;
    },
    drawMark() {
      if (!shown || marked?.id === shown.id) return;
      marked = shown;
      mark.replaceChildren(markOf(shown));
    },
  };
}
