import { useMutation } from '@tanstack/react-query';
import type { OperatorSession } from '@yayan/console-client';
import { Alert, Button } from '@yayan/ui';
import { hasPasskeys } from './has-passkeys.ts';

// Loaded at the press: who signs in by password needs none of it.
const passkeys = () => import('./browser-passkey.ts');

/** Signs in with a passkey. Nothing where the browser has none. */
export function PasskeyButton({ onDone }: { onDone: (session: OperatorSession) => Promise<void> }) {
  const signIn = useMutation({
    mutationFn: async () => {
      const { passkeyFailure, signInWithPasskey } = await passkeys();
      try {
        return await signInWithPasskey();
      } catch (error) {
        throw new Error(passkeyFailure(error), { cause: error });
      }
    },
    onSuccess: onDone,
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button variant="default" fullWidth mt="sm" loading={signIn.isPending} onClick={() => signIn.mutate()}>
        用通行密钥登录
      </Button>
      {signIn.error ? (
        <Alert color="seal" role="alert" mt="sm">
          {signIn.error.message}
        </Alert>
      ) : null}
    </>
  );
}
