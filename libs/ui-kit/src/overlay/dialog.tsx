import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { closeIcon } from '../icons/shapes.ts';
import { Heading } from '../text/heading.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { keepInSight, openModally } from './open-modally.ts';
import { Body, DIALOG_TRANSITION_MS, Foot, Head, Surface } from './dialog-parts.ts';
import { isMotionUnwelcome } from '../theme/is-motion-unwelcome.ts';
import { useStepFocus } from './use-step-focus.ts';

const FOCUSABLE = 'input:not(:disabled), select, textarea, button:not(:disabled), a[href], [tabindex="0"]';

/** What the dialog is about comes before its cross; one with nothing to press has the focus itself, so that its keys are heard from the first. */
const controlToStartWith = (dialog: HTMLElement, body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>(FOCUSABLE) ?? dialog.querySelector<HTMLElement>(FOCUSABLE) ?? dialog;

/** A press on the backdrop has the dialog as its target, and so has one on the dialog's own scroll bar. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A modal dialog in the browser's top layer: over a fullscreen player too, with the page behind it inert and the focus
 * given back by the browser.
 *
 * `open` is the wish; the dialog opens and closes with 300 ms of animation and says `onClosed` when it is gone. The viewer's
 * own ways out (Escape, the backdrop, the cross) only ask, by `onClose`; with `hideClose` there are none (NAV-073..NAV-076).
 */
export function Dialog({
  open,
  title,
  titleLook = 'bar',
  size = 'normal',
  stepKey,
  back,
  pinned,
  className,
  grip,
  beside,
  hideClose = false,
  onClose,
  onClosed,
  actions,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  /** A `question` stands large over what is to be chosen, in the brand's lettering. */
  readonly titleLook?: 'bar' | 'question';
  readonly size?: 'narrow' | 'normal' | 'wide';
  /** Names the step that is shown, where one dialog leads through several: with another one the focus goes to its heading, which is read out. */
  readonly stepKey?: string | undefined;
  /** One step back: a `StepBack`, before the title. */
  readonly back?: ReactNode;
  /** What stays in sight below the title, however far the step is scrolled: a `PaymentSummary`. */
  readonly pinned?: ReactNode;
  readonly className?: string | undefined;
  /** Something to pull a phone's sheet by. */
  readonly grip?: ReactNode;
  /** What stands beside all of it: a picture, a sentence. Where it stands is said by whoever gives it. */
  readonly beside?: ReactNode;
  readonly hideClose?: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) {
  const translate = useUiText();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  /** Has the focus until there is something to press in the dialog itself. */
  const stopgap = useRef<HTMLElement | null>(null);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  const closing = mounted && !open;

  // Before it is drawn, and before it is taken out of the page. The page is the viewer's from the moment that the dialog begins to go: no press waits
  // for an animation.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!mounted || !dialog) return;
    if (closing) return keepInSight(dialog);
    const first = controlToStartWith(dialog, body.current);
    if (!body.current?.contains(first)) stopgap.current = first;
    return openModally(dialog, first);
  }, [mounted, closing]);

  // What the dialog is about has come after it: the focus goes there, unless the viewer has taken it in hand.
  useEffect(() => {
    if (!stopgap.current) return;
    const control = body.current?.querySelector<HTMLElement>(FOCUSABLE);
    if (!control) return;
    if (document.activeElement === stopgap.current) control.focus();
    stopgap.current = null;
  });

  useStepFocus(element, stepKey);

  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(
      () => {
        setMounted(false);
        closed.current?.();
      },
      isMotionUnwelcome() ? 0 : DIALOG_TRANSITION_MS,
    );
    return () => clearTimeout(timer);
  }, [closing]);

  if (!mounted) return null;

  const ask = () => {
    if (!hideClose) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
  };
  const onPress = (event: MouseEvent) => {
    if (event.target === element.current && isOutside(event, element.current)) ask();
  };

  return (
    <Surface
      ref={element}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={className}
      data-size={size}
      data-pinned={pinned ? true : undefined}
      data-closing={closing || undefined}
      onCancel={onCancel}
      onMouseDown={onPress}
      onKeyDown={(event) => {
        stopgap.current = null;
        // A second Escape would close the dialog whatever `cancel` says.
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          ask();
        }
      }}
    >
      {grip}
      {beside}
      <Head data-look={titleLook} data-back={back ? true : undefined}>
        {back}
        <Heading level={2} size="card" id={titleId} takesFocus={stepKey !== undefined}>
          {title}
        </Heading>
        {!hideClose && <IconButton icon={closeIcon} label={translate('action_close')} round onClick={ask} />}
        {pinned && <div data-part="pinned">{pinned}</div>}
      </Head>
      <Body ref={body}>
        {children}
        {actions && <Foot>{actions}</Foot>}
      </Body>
    </Surface>
  );
}
