/** How a hero lies before any script runs: in the page's own CSS, as the look draws the hero itself. */
export interface HeroSkeleton {
  /** The part that will carry the picture, and another that stands beside it. */
  readonly parts: readonly ('picture' | 'plain')[];
  /** Of `.sk-hero`, of its parts `i` and of `.sk-picture`. */
  readonly css: string;
}

export const onPhones = (css: string) => `@media (max-width:767px){${css}}`;

/** Over the picture, so that the words which come later stand on it as they will. */
export const overPicture = (gradients: string) => `.sk-picture:has(img)::after{background:${gradients}}`;
