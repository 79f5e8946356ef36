import { validTheme } from '@livery/brand-kit/valid-brand';
import { themeToCss } from '@livery/brand-kit/theme-css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emulateWishes } from '../stories/emulate.ts';
import { LOOKS } from '../looks/all-looks.ts';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from './global-style.ts';

type StoriesFile = { readonly default: Meta } & Readonly<Record<string, StoryObj | Meta>>;
const files = import.meta.glob<StoriesFile>('../*/*.stories.tsx', { eager: true });

const looks = Object.keys(LOOKS.hero).map((hero, index) => ({
  'data-hero': hero,
  'data-card': Object.keys(LOOKS.card)[index] ?? '',
  'data-button': Object.keys(LOOKS.button)[index] ?? '',
}));

/** A story as it stands, without what it does: its states are what is looked at here. */
function drawn(meta: Meta, story: StoryObj): ReactNode {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  if (render) return createElement(() => render(args, {} as never) as ReactNode);
  return meta.component ? createElement(meta.component as ComponentType, args) : null;
}

const LONGEST_MS = 1;
const inMs = (time: string) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);

/** Transitions of anything but opacity, element by element. */
function* transitions(element: Element, pseudo?: string): Generator<string> {
  const { transitionProperty, transitionDuration } = getComputedStyle(element, pseudo);
  const durations = transitionDuration.split(',').map(inMs);
  for (const [index, property] of transitionProperty.split(', ').entries()) {
    const duration = durations[index % durations.length] ?? 0;
    if (duration > LONGEST_MS && property !== 'opacity')
      yield `${element.tagName}.${element.className}${pseudo ?? ''}: ${property} ${duration} ms`;
  }
}

/** Animations that run and change more than opacity. A fade moves nothing: dialogs come and spinners wait by it. */
function* animations(host: Element): Generator<string> {
  for (const { effect } of host.getAnimations({ subtree: true })) {
    if (!(effect instanceof KeyframeEffect)) continue;
    const changed = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
    for (const own of ['offset', 'computedOffset', 'easing', 'composite', 'opacity']) changed.delete(own);
    const { duration } = effect.getComputedTiming();
    if (changed.size > 0 && Number(duration) > LONGEST_MS)
      yield `${effect.target?.tagName}.${effect.target?.className}: ${[...changed].join(', ')} ${String(duration)} ms`;
  }
}

/** One of each kind of element: what has the same class and the same state looks the same. */
function unlike(host: HTMLElement): Iterable<Element> {
  const kindOf = ({ tagName, className, attributes }: Element) =>
    [
      tagName,
      className,
      ...[...attributes].filter(({ name }) => /^(data|aria)-/.test(name)).map(({ name }) => name),
    ].join();
  return new Map([...host.querySelectorAll('*')].map((element) => [kindOf(element), element])).values();
}

function motions(host: HTMLElement): readonly string[] {
  const found: string[] = [];
  for (const look of looks) {
    for (const [name, value] of Object.entries(look)) document.documentElement.setAttribute(name, value);
    for (const element of unlike(host))
      for (const pseudo of [undefined, '::before', '::after']) found.push(...transitions(element, pseudo));
    found.push(...animations(host));
  }
  return [...new Set(found)];
}

beforeAll(() => emulateWishes({ 'prefers-reduced-motion': 'reduce' }));
afterAll(() => emulateWishes());

it.each(Object.entries(files))('nothing moves in the stories of %s where motion is unwelcome', (_, file) => {
  const { default: meta, ...stories } = file;
  const found: Record<string, readonly string[]> = {};
  for (const [name, story] of Object.entries(stories)) {
    const { host, unmount } = mount(
      <>
        <style>{themeToCss(validTheme)}</style>
        <GlobalStyle />
        {drawn(meta, story as StoryObj)}
      </>,
    );
    const moving = motions(host);
    if (moving.length > 0) found[name] = moving;
    unmount();
  }
  expect(Object.keys(stories).length).toBeGreaterThan(0);
  expect(found).toEqual({});
});
