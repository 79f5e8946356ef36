import type { Brand } from '@livery/brand-kit';
import type { SettingsAudience } from '@livery/domain/account';
import type { PlainEvent } from '@livery/domain/figures';
import type { GateId, AccessRequest } from '@livery/domain/gate';
import type { StartListening } from '@livery/domain/machine/listening';
import type { ParentalAction } from '@livery/domain/parental';
import type { SignInWays } from '@livery/domain/sign-in';
import type { PlainKey } from '@livery/i18n';
import type { IconShape } from '@livery/ui-kit/icon-shapes';
import type { Dispatch, Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { GateTools } from './gate/gate-page.ts';
import type { PageParts } from './page-part.tsx';
import type { ModalId, ModalProps, ModalRequests, Modals } from './modals.tsx';
import type { PaymentPaths } from './payment-path.ts';
import type { MakeExtension } from './player-extension.ts';
import type { Services } from './services.tsx';
import type { SiteEvents } from './site-events.ts';
import type { SiteFacts } from './site-facts.ts';

/** A chunk whose default export is one component. */
export type LoadComponent<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

export interface Route {
  /** Patterns of React Router. Of all routes that fit an address the most exact one is taken: a word before a parameter before `*`. */
  readonly path: string | readonly string[];
  readonly screen: LoadComponent;
  /** A media page: lies over the page it was opened from. CONT-013 */
  readonly modalPage?: true;
  /** Fills the window: no header, footer or navigation. */
  readonly bare?: true;
  /** Stays mounted while its address changes: a channel beside its list. */
  readonly keeps?: true;
}

/** What a modal may do. */
export interface ModalRules {
  /** Stays open when the hash disappears from the address. NAV-072 */
  readonly exemptFromHash?: boolean;
  /** Neither Escape nor the overlay nor a cross closes it. NAV-076 */
  readonly hideClose?: boolean;
  /** Cannot be closed while sign-in is required. NAV-079 */
  readonly authOnly?: boolean;
  /** Opening adds an entry to the history instead of replacing it: Back leaves the page as it is, under the modal. MISC-019, MISC-020 */
  readonly pushesHistory?: boolean;
  /** Modals of one sheet are its steps: one takes the other's place at once, in the same dialogue. */
  readonly sheet?: string;
  /** Opened without a request it is a step of its sheet, and drawn by what draws this other step: the dialogue that stands there stays. */
  readonly aloneAs?: string;
  /** Needs data that an address cannot carry: opened from an address it is left out and the hash cleared. NAV-060 */
  readonly needsData?: boolean;
}

export interface Modal<Request> extends ModalRules {
  readonly component: LoadComponent<ModalProps<Request>>;
  /** Who is likely to open it without a link that a pointer comes to first: its chunk is fetched at the viewer's first activity. */
  readonly likelyFor?: readonly ('guest' | 'loggedIn')[];
}

/** A page of the settings: `/settings/<id>`. The settings screen adds title, way back, way out and PIN. ACC-015, ACC-017, ACC-018 */
export interface SettingsPage {
  /** Its place in the list. */
  readonly order: number;
  readonly title: PlainKey;
  readonly icon: IconShape;
  /** What there is to set, where nobody knows what is set. */
  readonly about?: PlainKey;
  readonly audience: SettingsAudience;
  /** What a PIN may stand before. */
  readonly behindPin?: Extract<ParentalAction, 'settings' | 'parental'>;
  readonly page: LoadComponent;
}

/** A line of the viewer's drop-down menu. It is drawn where the site has what it leads to. ACC-005..011 */
export interface MenuLine {
  readonly group: 'viewer' | 'purchases' | 'help';
  /** Its place within the group. */
  readonly order: number;
  /** A path of the site, or `#modal`. */
  readonly to: string;
  readonly label: PlainKey;
  readonly icon: IconShape;
  /** Without it the line is everybody's. */
  readonly isFor?: (facts: SiteFacts) => boolean;
}

/** A key of the whole site. It is not heard while a text is written or a dialogue is open. */
export interface Command {
  /** `KeyboardEvent.key`, for what stands on the key; no other key is held. */
  readonly key: string;
  readonly label: PlainKey;
  /** Whether it can be done on this page; without it, everywhere. */
  readonly isPossible?: (facts: SiteFacts) => boolean;
  /** Not in the mobile layout. */
  readonly desktopOnly?: true;
  /** What is counted when it is run. */
  readonly track: PlainEvent | false;
  run(site: { readonly goTo: (address: string) => void; readonly modals: Modals; readonly services: Services }): void;
}

/** What stands before play or purchase: opens what is needed; true when the viewer may go on. */
export type OpenGate = (tools: GateTools, request: AccessRequest, signal: AbortSignal) => Promise<boolean>;

/** A machine that outlives a screen: its part of the page's store, and its effects. */
export interface PageState {
  /** A machine of `defineMachine`. */
  readonly slice: { readonly reducerPath: string; readonly reducer: Reducer };
  run?(startListening: StartListening, services: Services): void;
}

/** What a listener works with: the site's events, its services, and the way to its store. */
export interface ListenerTools {
  readonly events: SiteEvents;
  readonly services: Services;
  readonly dispatch: Dispatch;
  readonly signal: AbortSignal;
}

/** Hears what happens on the site until the signal aborts. Nobody calls a listener by name. */
export type CapabilityListener = (tools: ListenerTools) => void;

/** Parts of pages that another capability may fill, by name. Whoever leaves the place declares it beside `PagePart`. */
export type FilledParts = { readonly [Name in keyof PageParts]?: LoadComponent<PageParts[Name]> };

/** What log-out does to a stored key. SES-039 */
export type AtLogout = 'removed' | 'kept';

type Lazy<Part> = () => Promise<{ default: Part }>;

/**
 * One capability of the product, as data: everything that the site has because of it. The build takes the capabilities whose `offeredIf` holds
 * for the brand; of the others not a line is in the site. Files are named `capability.ts` or `<part>.capability.ts` and export one by default.
 */
export interface Capability {
  /** The name of its folder, or of its part: it is the prefix of its screens and the file name of its texts. */
  readonly name: string;
  /** The one reader of a brand's feature, sign-in method or payment path. */
  readonly offeredIf?: (brand: Brand) => boolean;
  readonly routes?: Readonly<Record<string, Route>>;
  readonly modals?: { readonly [Id in ModalId]?: Modal<ModalRequests[Id]> };
  readonly settings?: Readonly<Record<string, SettingsPage>>;
  readonly menu?: Readonly<Record<string, MenuLine>>;
  /** Tools at the end of the header, once the page is idle. */
  readonly header?: Readonly<Record<string, LoadComponent>>;
  /** What lies over every page with a frame, from the viewer's first activity on. */
  readonly overlays?: Readonly<Record<string, LoadComponent>>;
  /** What follows something of the viewer's to its end, once for the site, whatever page is open. It draws nothing. */
  readonly follows?: Readonly<Record<string, LoadComponent>>;
  readonly parts?: FilledParts;
  /** What works beside the picture: it comes with the player, and holds, hears or replaces what plays. */
  readonly playerExtensions?: Readonly<Record<string, Lazy<MakeExtension>>>;
  /** Those of them that show something before the programme: they are asked for ahead of all others. */
  readonly startExtensions?: Readonly<Record<string, Lazy<MakeExtension>>>;
  readonly commands?: Readonly<Record<string, Command>>;
  readonly gates?: { readonly [Id in GateId]?: Lazy<OpenGate> };
  readonly signInMethods?: SignInWays;
  /** How money comes: what is asked before, and what is shown while the bank decides. */
  readonly paymentPaths?: PaymentPaths;
  /** Put into the store before the first screen, modal or settings page of the capability is drawn. */
  readonly state?: Lazy<PageState>;
  readonly listens?: Lazy<CapabilityListener>;
  /** Keys of the storage without the brand's prefix. */
  readonly stored?: Readonly<Record<string, AtLogout>>;
  /** Whether `texts.json` stands beside the file: each key in each language. It is loaded before the capability is drawn. */
  readonly texts?: true;
}

/** Names a capability; its parts are checked where they are written. */
export const capability = (name: string, parts: Omit<Capability, 'name'>): Capability => ({ name, ...parts });
