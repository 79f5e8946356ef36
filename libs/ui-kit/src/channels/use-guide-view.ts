import { createValue } from '@livery/value';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fromHalfHour, type Stretch } from './guide-geometry.ts';
import type { GuidePlace, GuideSight } from './guide-model.ts';
import { GuideView, type GuideScene } from './guide-view.ts';

/** The moment that says where the guide stands lies so far from its left edge, of the width. */
const BEFORE_SHOWN = 0.22;
/** So much of the past, at least, stands left of a moment that is brought into sight, of the width. */
const LEAST_BEFORE_SHOWN = 0.16;
/** What flies past is not asked for: a sight counts when it rests so long. */
const RESTS_MS = 50;

/** The time that is drawn. The hours above listen to it by themselves, so that a step of a scroll draws them and no more of the grid. */
const createDrawnTime = () =>
  createValue<Stretch>({ from: 0, to: 0 }, (next, time) => next.from === time.from && next.to === time.to);

/** The part of the guide that is in sight, drawn by a `GuideView` into `ground` and `names`, which lie in `field`, with `cover` over them. */
export function useGuideView(scene: GuideScene, opensAt: GuidePlace | undefined, onSight: (sight: GuideSight) => void) {
  const field = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const view = useRef<GuideView>(null);
  const [hours] = useState(createDrawnTime);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(() => {});

  /** What the field has room to show beside the names. px */
  const roomPx = () => (view.current ? view.current.size.width - view.current.size.names : 0);
  const linePx = () => view.current?.size.line ?? 1;
  /** Where a place that was left stood: to the pixel. */
  const returnTo = (wallTimeMs: number) => {
    if (field.current) field.current.scrollLeft = scene.pxOf(wallTimeMs) - roomPx() * BEFORE_SHOWN;
  };
  const scrollTo = (wallTimeMs: number) => {
    if (field.current)
      field.current.scrollLeft = fromHalfHour(scene.pxOf(wallTimeMs) - roomPx() * LEAST_BEFORE_SHOWN, scene.pxPerHour);
  };
  const look = (): boolean => {
    if (!view.current?.look()) return false;
    hours.set(view.current.sight.time);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => told.current(), RESTS_MS);
    return true;
  };
  const tell = () => {
    const sight = view.current?.sight;
    if (!sight || sight.lines.to === sight.lines.from) return;
    onSight({
      channelIds: scene.channels.slice(sight.lines.from, sight.lines.to).map(({ id }) => id),
      fromMs: sight.time.from,
      toMs: sight.time.to,
      atMs: view.current!.momentAt(BEFORE_SHOWN),
    });
  };

  const resized = useEffectEvent(() => look());
  const tellNow = useEffectEvent(() => tell());
  const create = useEffectEvent(() => {
    if (!field.current || !ground.current || !names.current || !cover.current) return;
    const places = { field: field.current, ground: ground.current, names: names.current, cover: cover.current };
    const made = new GuideView(places);
    view.current = made;
    const stop = made.watchSize(() => resized());
    return () => {
      clearTimeout(resting.current);
      stop();
      made.end();
    };
  });
  const open = useEffectEvent(() => {
    if (opensAt) returnTo(opensAt.atMs);
    else scrollTo(scene.focus.atMs);
    if (field.current) field.current.scrollTop = opensAt?.scrollTop ?? 0;
  });
  useLayoutEffect(() => create(), []);
  // Before the first look: what is asked for first is what is seen first. Later only another scale moves the hours: where a day begins, the view leaves them in sight.
  useLayoutEffect(() => open(), [scene.pxPerHour]);
  useLayoutEffect(() => {
    told.current = tell;
    view.current?.show(scene);
  });
  useLayoutEffect(() => {
    if (view.current) hours.set(view.current.sight.time);
    tellNow();
  }, [hours, scene.channels, scene.schedules, scene.pxPerHour]);
  const { schedules } = scene;
  useEffect(() => schedules.subscribe(() => view.current?.lookSoon()), [schedules]);

  return {
    field,
    ground,
    names,
    cover,
    hours,
    roomPx,
    linePx,
    scrollTo,
    /** Draws what is in sight now; true when that is something else. */
    look,
    place: (): GuidePlace | null =>
      field.current && view.current
        ? { atMs: view.current.momentAt(BEFORE_SHOWN), scrollTop: field.current.scrollTop }
        : null,
  };
}
