import { eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messages, users } from '../database/schema/viewers.ts';
import type { Services } from './services.ts';

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 2000;

const FORM = `<h1>Write to viewers</h1>
<form method="post" action="/desk/write" style="display:grid;gap:1rem;max-width:32rem">
<label>To: a phone or a user name; empty for everybody who is signed in<br><input name="to"></label>
<label>Title; may be empty<br><input name="title" maxlength="${LONGEST_TITLE}"></label>
<label>Text<br><textarea name="text" rows="5" maxlength="${LONGEST_TEXT}" required></textarea></label>
<button>Send</button>
</form>
<p><a href="/desk">What was sent by SMS and mail</a></p>`;

/** The operator writes to the bell of one viewer, or of all; the site sees it with its next poll. NTF-035 */
export function serveMessageDesk(desk: FastifyInstance, { db, clock }: Services, page: (body: string) => string): void {
  desk.get('/desk/write', async (_request, reply) => reply.type('text/html').send(page(FORM)));

  desk.post('/desk/write', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const field = (name: string, longest: number) => (form.get(name) ?? '').trim().slice(0, longest);
    const [to, title, text] = [field('to', LONGEST_TITLE), field('title', LONGEST_TITLE), field('text', LONGEST_TEXT)];
    if (text === '')
      return reply
        .code(400)
        .type('text/html')
        .send(page(`<p>A message needs a text.</p>${FORM}`));
    const digits = to.replace(/\D/g, '');
    const readers = await db
      .select({ userId: users.id })
      .from(users)
      .where(
        to === ''
          ? eq(users.isGuest, false)
          : or(eq(users.username, to), digits === '' ? sql`false` : eq(users.phone, digits)),
      );
    if (readers.length > 0) {
      const createdAt = new Date(clock());
      await db.insert(messages).values(readers.map(({ userId }) => ({ userId, title, text, createdAt })));
    }
    return reply.type('text/html').send(page(`<p role="status">Sent to ${readers.length}.</p>${FORM}`));
  });
}
