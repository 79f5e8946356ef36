import { DEFAULT_JOIN_POLICY, DEFAULT_RECEIVER } from '@livery/domain/cast';
import type { CastPage, Sender } from './cast-api.ts';

/** Where the sender's script stands at its origin. */
const PATH = '/cv/js/sender/v1/cast_sender.js?loadCastFramework=1';
/** Some browsers load the script and never answer. */
const ANSWER_MS = 10_000;

function senderOf({ cast, chrome }: CastPage): Sender | null {
  const context = cast?.framework?.CastContext.getInstance();
  const classes = chrome?.cast?.media;
  return context && classes ? { context, classes } : null;
}

/** Brings the sender's script from the operator's origin. @throws Error where there is none, or none in time: whoever asks again tries again */
export async function loadSender(origin: string): Promise<Sender> {
  const page = window as CastPage;
  const found = senderOf(page) ?? (await fetched(origin, page));
  found.context.setOptions({
    receiverApplicationId: DEFAULT_RECEIVER,
    autoJoinPolicy: DEFAULT_JOIN_POLICY,
    resumeSavedSession: true,
  });
  return found;
}

async function fetched(origin: string, page: CastPage): Promise<Sender> {
  const script = document.createElement('script');
  script.src = origin + PATH;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Sender>((resolve, reject) => {
      const refuse = (reason: string) => reject(new Error(`The cast sender ${reason}.`));
      page.__onGCastApiAvailable = (isAvailable) => {
        const sender = isAvailable ? senderOf(page) : null;
        if (sender) resolve(sender);
        else refuse('is not available here');
      };
      script.onerror = () => refuse('could not be fetched');
      timer = setTimeout(() => refuse('does not answer'), ANSWER_MS);
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
