import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { LoadingRegion, YayanProvider } from '@yayan/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useFirstAnswers } from './use-first-answers.ts';

const answers = { upper: Promise.withResolvers<string>(), lower: Promise.withResolvers<string>() };

function Part({ name }: { name: keyof typeof answers }) {
  const { isPending, data } = useQuery({
    queryKey: [name],
    queryFn: () => answers[name].promise,
    retry: 60,
    retryDelay: 1_000_000,
  });
  return (
    <LoadingRegion loading={isPending} skeleton="空">
      {data}
    </LoadingRegion>
  );
}

function Asking() {
  useQuery({ queryKey: ['failing'], queryFn: () => answers.lower.promise, retry: 60, retryDelay: 1_000_000 });
  return null;
}

const End = () => (useFirstAnswers() ? <p>页尾</p> : null);

test('the end of a page appears when nothing above it can grow any more', async () => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <YayanProvider>
        <End />
        <Part name="upper" />
        <Asking />
      </YayanProvider>
    </QueryClientProvider>,
  );
  const end = page.getByText('页尾');
  answers.upper.resolve('第一部分');
  await expect.element(page.getByText('第一部分')).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  // A retried call may take minutes.
  answers.lower.reject(new Error('no answer'));
  await expect.element(end).toBeVisible();
});
