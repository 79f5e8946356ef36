import { lockIcon } from '../icons/shapes.ts';
import { markOf } from '../pictures/mark.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import type { ListLine } from '../rows/virtual-lines.ts';
import type { UiTranslate } from '../theme/ui-context.tsx';
import { attributesOf, textOf } from './drawn.ts';

/** What a line of the list of channels tells. */
export interface ChannelLineLook {
  readonly id: number;
  readonly number?: number | undefined;
  readonly name: string;
  readonly logo?: PictureSource | null | undefined;
  /** What is on now; the channel's name takes its place when that is not known. */
  readonly programme?: string | undefined;
  readonly next?: string | undefined;
  readonly percent?: number | undefined;
  readonly current?: boolean | undefined;
  readonly locked?: boolean | undefined;
  readonly href: string;
}

export interface ChannelLine extends ListLine {
  draw(look: ChannelLineLook, isStop: boolean, translate: UiTranslate): void;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A channel in a list: its number, its mark, what is on, what comes next. A plain link: the list follows it, because dozens that each listen to the
 * router would be felt in a scroll. Its elements are used again for whichever channel is there next.
 */
export function createChannelLine(): ChannelLine {
  const element = document.createElement('a');
  element.setAttribute('data-card-target', '');
  const [number, mark, words] = [part('number'), part('tile'), part('lines')];
  const [title, below] = [document.createElement('b'), document.createElement('small')];
  const hidden = document.createElement('span');
  hidden.setAttribute('data-visually-hidden', '');
  below.append('');
  const progress = part('progress');
  progress.setAttribute('role', 'progressbar');
  progress.setAttribute('aria-valuemin', '0');
  progress.setAttribute('aria-valuemax', '100');
  words.append(hidden, title, below, progress);
  element.append(number, mark, words);
  const [link, bar] = [attributesOf(element), attributesOf(progress)];
  const texts = {
    number: textOf(number),
    title: textOf(title),
    hidden: textOf(hidden),
    below: textOf(below.lastChild as Text),
  };
  let lock: SVGElement | null = null;
  let shown: ChannelLineLook | null = null;
  let markedId: number | null = null;

  function drawLock(label: string | null): void {
    if (label === null) {
      lock?.remove();
      lock = null;
      return;
    }
    if (!lock) element.append((lock = createLock()));
    lock.setAttribute('aria-label', label);
  }

  return {
    element,
    draw(look, isStop, translate) {
      const { id, name, programme, next, percent, locked = false } = look;
      link('href', look.href);
      link('data-focus-key', `channel-${id}`);
      link('tabindex', isStop ? '0' : '-1');
      link('aria-current', look.current ? 'true' : undefined);
      link('data-locked', locked ? '' : undefined);
      texts.number(String(look.number ?? ''));
      texts.title(programme ?? name);
      // What is not told in sight, is told to who listens, and first: a channel is what they look for.
      texts.hidden(programme !== undefined && next !== undefined ? `${name}. ` : '');
      texts.below(next ?? (programme === undefined ? '\u00a0' : name));
      const whole = percent === undefined ? undefined : Math.round(percent);
      bar('hidden', whole === undefined ? '' : undefined);
      bar('aria-valuenow', whole?.toString());
      const told = whole === undefined ? undefined : translate('live_progress', { percent: whole });
      bar('aria-label', told);
      // A part of the link's name, in which a bare number would say nothing.
      bar('aria-valuetext', told);
      progress.style.setProperty('--percent', String(whole ?? 0));
      if (locked || lock) drawLock(locked ? translate('locked') : null);
      if (markedId !== null && markedId !== id) mark.replaceChildren();
      if (markedId !== id) markedId = null;
      shown = look;
    },
    drawRest() {
      if (!shown || markedId === shown.id) return;
      markedId = shown.id;
      mark.replaceChildren(markOf(shown));
    },
  };
}

function part(name: string): HTMLElement {
  const element = document.createElement('span');
  element.setAttribute('data-part', name);
  return element;
}

function createLock(): SVGElement {
  const lock = document.createElementNS(SVG, 'svg');
  lock.setAttribute('data-part', 'lock');
  lock.setAttribute('viewBox', '0 0 24 24');
  lock.setAttribute('role', 'img');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', lockIcon.stroke ?? '');
  lock.append(path);
  return lock;
}
