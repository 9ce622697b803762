import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { YayanProvider } from '../../YayanProvider.tsx';
import { Footer } from './Footer.tsx';

const contact = {
  mail: 'help@yayan.test',
  phone: '400-000-0000',
  hours: '9:00–18:00',
  officialAccount: null,
};

test('14.100 a brief footer leaves its contact out on phones alone', async () => {
  await page.viewport(390, 844);
  await render(
    <YayanProvider>
      <Footer links={[{ href: '/about', label: '关于我们' }]} contact={contact} isBriefOnPhone />
    </YayanProvider>,
  );
  await expect.element(page.getByRole('link', { name: '关于我们' })).toBeVisible();
  await expect.element(page.getByText(contact.mail)).not.toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(page.getByText(contact.mail)).toBeVisible();
});
