import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  createContext,
  useContext,
  useMemo,
} from 'react';

/** The texts that the components themselves say. Keys of the interface texts, so that the shell hands in its `t` as it is. */
export type UiTextKey =
  | 'action_close'
  | 'action_home'
  | 'action_less'
  | 'action_more'
  | 'action_next'
  | 'action_open_all'
  | 'action_previous'
  | 'action_retry'
  | 'badge_live'
  | 'badge_watched'
  | 'channels_search'
  | 'coming_tonight'
  | 'content_breadcrumbs'
  | 'error_code'
  | 'guide_and_more'
  | 'guide_no_programme'
  | 'hero_label'
  | 'hero_next'
  | 'hero_pause'
  | 'hero_resume'
  | 'hero_slide'
  | 'history_progress'
  | 'live_progress'
  | 'locked'
  | 'nav_main'
  | 'nav_more'
  | 'open_all_count'
  | 'open_all_count_short'
  | 'opens_in_new_tab'
  | 'options_found'
  | 'packet_included'
  | 'packet_not_included'
  | 'packets_differ_from'
  | 'packets_next'
  | 'packets_only_differences'
  | 'packets_previous'
  | 'packets_range'
  | 'packets_same_as'
  | 'pin_entered'
  | 'pin_erase'
  | 'player_go_live'
  | 'player_mute'
  | 'player_pause'
  | 'player_play'
  | 'player_timeline'
  | 'player_unmute'
  | 'player_volume'
  | 'player_volume_value'
  | 'price_instead'
  | 'programme_next'
  | 'rating_label'
  | 'reminder_add'
  | 'reminder_add_label'
  | 'reminder_set'
  | 'reminder_set_label'
  | 'row_failed'
  | 'schedule_archive'
  | 'schedule_blocked'
  | 'schedule_future'
  | 'schedule_next_day'
  | 'schedule_previous_day'
  | 'skip_to_content'
  | 'status_loading'
  | 'trailer_mute'
  | 'trailer_unmute'
  | 'warning_no_search_results';

export type UiTranslate = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string;

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

interface Ui {
  readonly translate: UiTranslate;
  readonly Link: ComponentType<UiLinkProps>;
}

const UiContext = createContext<Ui | null>(null);

const PlainLink = (props: UiLinkProps) => <a {...props} />;

/**
 * What the components need from the application: texts, and the link that its router wants. Without a `link` addresses are
 * followed by the browser.
 */
export function UiProvider({
  translate,
  link = PlainLink,
  children,
}: {
  readonly translate: UiTranslate;
  readonly link?: ComponentType<UiLinkProps>;
  readonly children: ReactNode;
}) {
  const ui = useMemo(() => ({ translate, Link: link }), [translate, link]);
  return <UiContext value={ui}>{children}</UiContext>;
}

function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('ui-kit needs <UiProvider>');
  return ui;
}

/** The texts of the components. */
export function useUiText(): UiTranslate {
  return useUi().translate;
}

const isOutside = (href: string) => /^(https?:)?\/\//.test(href);

/** A telephone or a letter: for the device, and no page of anybody's. ACC-013 */
const isForDevice = (href: string) => /^(mailto|tel):/.test(href);

/** A link: through the router within the site; in a new tab, and saying so, when the address leads out of it. */
export function UiLink({ children, ...props }: UiLinkProps) {
  const { Link, translate } = useUi();
  if (isForDevice(props.href)) return <a {...props}>{children}</a>;
  if (!isOutside(props.href)) return <Link {...props}>{children}</Link>;
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span data-visually-hidden> ({translate('opens_in_new_tab')})</span>
    </a>
  );
}
