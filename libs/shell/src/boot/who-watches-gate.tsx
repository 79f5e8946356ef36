import WhoWatchesPage from '@livery/features/who-watches-page';
import { focusPage } from '../history/focus-page.ts';
import type { WhoWatches } from './who-watches.ts';

/** The question as a page. With the answer the page comes that was asked for, and the focus goes there. */
export const asking =
  (onAnswer: () => void): WhoWatches =>
  ({ onChosen }) => (
    <WhoWatchesPage
      onChosen={() => {
        onAnswer();
        onChosen();
        focusPage();
      }}
    />
  );
