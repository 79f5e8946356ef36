import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';

/** The picture behind the top of a page that sells. */
export const HeadArt = ({ picture, title }: { readonly picture: PictureSource; readonly title: string }) => (
  <div data-part="art">
    <Picture source={picture} ratio="fill" title={title} stand="none" sizes="64vw" priority />
  </div>
);
