import { capability } from '@livery/widgets/capability';
import type texts from './texts.json';

declare module '@livery/i18n/keys' {
  interface Texts extends Readonly<Record<keyof typeof texts, string>> {}
}

declare module '@livery/widgets/modals' {
  interface ModalRequests {
    /** When a programme is on, whatever the channel. CALL-016 */
    broadcasts: { readonly programmeId: number; readonly title: string };
  }
}

/** All broadcasts of a programme, from the page of the channel that shows it. */
export default capability('broadcasts', {
  modals: { broadcasts: { needsData: true, component: () => import('./broadcasts-modal.tsx') } },
  texts: true,
});
