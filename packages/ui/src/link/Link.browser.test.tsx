import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Link } from './Link.tsx';
import { LinkProvider, type LinkProps } from './LinkProvider.tsx';

const RouterLink = ({ href, children }: LinkProps) => (
  <a href={href} data-router>
    {children}
  </a>
);

test('links inside the site go through the router the app supplies, all others do not', async () => {
  await render(
    <LinkProvider component={RouterLink}>
      <Link href="/task">任务</Link>
      <Link href="https://beian.miit.gov.cn/" target="_blank">
        备案
      </Link>
      <Link href="//evil.example/">别处</Link>
    </LinkProvider>,
  );
  await expect.element(page.getByText('任务')).toHaveAttribute('data-router');
  await expect.element(page.getByText('备案')).not.toHaveAttribute('data-router');
  await expect.element(page.getByText('别处')).not.toHaveAttribute('data-router');
});

test('a new tab can’t access this one', async () => {
  await render(
    <Link href="https://beian.miit.gov.cn/" target="_blank">
      备案
    </Link>,
  );
  await expect.element(page.getByText('备案')).toHaveAttribute('rel', 'noopener noreferrer');
});
