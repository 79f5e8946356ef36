/** As much of a video element as the player uses, moved by hand. */
export class FakeElement extends EventTarget {
  paused = true;
  seeking = false;
  ended = false;
  readyState = 0;
  duration = NaN;
  muted = false;
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  /** What the browser says to `play()`: whether it allows sound, silence, or nothing. */
  autoplayPolicy: 'allows' | 'allowsMuted' | 'refuses' = 'allows';
  readonly children: Element[] = [];
  readonly textTracks = Object.assign(new EventTarget(), { length: 0, *[Symbol.iterator]() {} });
  bufferedEnd = 0;
  error: { readonly code: number; readonly message: string } | null = null;
  isConnected = true;
  readonly currentSrc = '';
  #currentTime = 0;
  #frames = 0;

  get currentTime(): number {
    return this.#currentTime;
  }

  set currentTime(mediaTime: number) {
    this.#currentTime = mediaTime;
    this.seeking = true;
    this.#happen('seeking');
  }

  get buffered(): TimeRanges {
    const end = this.bufferedEnd;
    return { length: end > 0 ? 1 : 0, start: () => 0, end: () => end };
  }

  async play(): Promise<void> {
    const isAllowed = this.autoplayPolicy === 'allows' || (this.autoplayPolicy === 'allowsMuted' && this.muted);
    if (!isAllowed) throw new DOMException('refused', 'NotAllowedError');
    this.paused = false;
    this.#happen('play');
  }

  pause(): void {
    this.paused = true;
    this.#happen('pause');
  }

  load(): void {
    Object.assign(this, {
      error: null,
      paused: true,
      seeking: false,
      ended: false,
      readyState: 0,
      duration: NaN,
      bufferedEnd: 0,
    });
    this.playbackRate = this.defaultPlaybackRate;
    this.#currentTime = 0;
    this.#happen('emptied');
  }

  /** Media is there from `mediaTime` on, `bufferedSeconds` of it. */
  fill(mediaTime: number, bufferedSeconds: number, durationSeconds: number): void {
    this.#currentTime = mediaTime;
    Object.assign(this, { readyState: 4, duration: durationSeconds, bufferedEnd: mediaTime + bufferedSeconds });
    this.#happen('loadeddata');
  }

  /** The picture moves on, if it is not paused; with `bufferedSeconds` left in front of it afterwards. */
  advance(seconds: number, bufferedSeconds = 10): void {
    if (this.paused || this.readyState < 3) return;
    this.#currentTime += seconds;
    this.seeking = false;
    this.bufferedEnd = this.#currentTime + bufferedSeconds;
    this.#happen('timeupdate');
  }

  arrive(): void {
    this.seeking = false;
    this.#happen('seeked');
  }

  /** As browsers do when they cannot decode what they got: they say so, and pause. */
  breakDown(code = 3): void {
    this.error = { code, message: 'broken' };
    this.#happen('error');
    this.pause();
  }

  removeAttribute(): void {}

  canPlayType(): string {
    return 'maybe';
  }

  /** A picture reaches the screen. */
  showFrame(): void {
    this.#frames += 1;
    this.#happen('timeupdate');
  }

  getVideoPlaybackQuality() {
    return { totalVideoFrames: this.#frames, droppedVideoFrames: 0 };
  }

  #happen(type: string): void {
    this.dispatchEvent(new Event(type));
  }

  /** The one place where the fake is passed off as the real thing. */
  asVideo(): HTMLVideoElement {
    return this as unknown as HTMLVideoElement;
  }
}
