import { z } from 'zod';
import type { IdChecker } from './id-checker.ts';

const PATIENCE_MS = 10_000;
const answerSchema = z.object({ result: z.enum(['matched', 'unmatched', 'waiting']) });

/** The service broke its protocol. The error has only the HTTP status, because an answer may repeat name and number. */
class IdServiceError extends Error {
  override readonly name = 'IdServiceError';
}

/**
 * Real-name checks over a gateway of the operator's own, which holds the contract with a supplier (Aliyun, Tencent …)
 * and its keys. `POST <url>` with JSON `{ id, name, idNumber }` and `Idempotency-Key: <id>` answers within 10 s `{
 * "result": "matched" | "unmatched" | "waiting" }`. After any other answer, or none, the caller asks again with the
 * same id.
 */
export function idCheckerOverHttp(url: string): IdChecker {
  return {
    check: async (question) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': question.id },
        body: JSON.stringify(question),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new IdServiceError(`The real-name service answered ${answer.status}`);
      }
      const result = answerSchema.safeParse(await answer.json().catch(() => null));
      if (!result.success) throw new IdServiceError('The real-name service answered something else');
      return result.data.result;
    },
  };
}
