import type { accountEndpoints } from '@livery/contract/account/endpoints';
import type { Message } from '@livery/contract/account/entities';
import type { Wire } from '@livery/contract/schema';
import { and, desc, eq } from 'drizzle-orm';
import { messages } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';

/** Older ones are not sent any more. */
const MOST_MESSAGES = 50;

const wireMessage = ({
  id,
  title,
  text,
  createdAt,
  isRemoved,
}: typeof messages.$inferSelect): Wire<typeof Message> => ({
  id,
  ...(title !== '' && { title }),
  text,
  created_at: createdAt.toISOString(),
  is_removed: isRemoved,
});

type MessageCalls = Pick<typeof accountEndpoints, 'getMessages' | 'getMessage' | 'deleteMessage' | 'deleteMessages'>;

/** What the service has written to a user. Putting one away twice is no mistake: another tab may have been quicker. API-049..052 */
export function messagesHandlers({ db }: Services): Handlers<MessageCalls> {
  const one = (userId: number, id: number) => and(eq(messages.userId, userId), eq(messages.id, id));
  return {
    async getMessages({ viewer }) {
      const found = await db
        .select()
        .from(messages)
        .where(eq(messages.userId, viewer.userId))
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(MOST_MESSAGES);
      return { messages: found.map(wireMessage) };
    },

    async getMessage({ params, viewer }) {
      const [found] = await db.select().from(messages).where(one(viewer.userId, params.id));
      if (!found) throw new ApiError('not_found');
      return wireMessage(found);
    },

    async deleteMessage({ params, viewer }) {
      const removed = await db
        .update(messages)
        .set({ isRemoved: true })
        .where(one(viewer.userId, params.id))
        .returning({ id: messages.id });
      if (removed.length === 0) throw new ApiError('not_found');
      return null;
    },

    async deleteMessages({ viewer }) {
      await db.update(messages).set({ isRemoved: true }).where(eq(messages.userId, viewer.userId));
      return null;
    },
  };
}
