import { isWebhookGenuine } from '@yayan/partner-kit';

// Never let an unset variable become a secret: the kit refuses it too.
const secret = process.env['WEBHOOK_SECRET'] ?? 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const taken = new Set<string>(); // With more than one process, store the ids in your database.

/** Handles a webhook once. Hosts of fetch handlers (Node servers, workers) call it with each request. */
export const handleWebhook = async (request: Request): Promise<Response> => {
  const body = await request.text(); // The unchanged bytes: parse them only after the check.
  if (!(await isWebhookGenuine(request.headers, body, { secrets: [secret] })))
    return new Response('signature', { status: 403 });
  const id = request.headers.get('webhook-id') ?? '';
  if (!taken.has(id)) {
    taken.add(id);
    console.log(`${id}: ${body}`);
  }
  return new Response('ok'); // Without an answer, the sender sends it again.
};
