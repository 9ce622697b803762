import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emailOverSmtp } from './email-smtp.ts';
import { codeMail } from './email-text.ts';

const mail = { id: 'job-1', email: 'xiaoya@example.com', ...codeMail({ code: '048213', minutes: 5 }) };
const from = '芽言 <no-reply@yayan.example>';

let server: SMTPServer;
let port: number;
let refusal: Error | null;
let heard: { user: unknown; sender: string; recipients: string[]; content: string }[];

beforeEach(async () => {
  heard = [];
  refusal = null;
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _session, callback) => {
      const right = username === 'yayan' && password === 'secret';
      callback(right ? null : new Error('Invalid'), right ? { user: username } : undefined);
    },
    onData: (stream, { envelope, user }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        heard.push({ user, sender, recipients, content: Buffer.concat(chunks).toString() });
        callback(refusal);
      });
    },
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const { port: given } = server.server.address() as AddressInfo; // A listening TCP server has such an address.
  port = given;
});
afterEach(async () => {
  const closed = Promise.withResolvers<void>();
  server.close(closed.resolve);
  await closed.promise;
});

const url = (password = 'secret'): string => `smtp://yayan:${password}@127.0.0.1:${port}`;

/** Decodes a base64 body to its text. */
const bodyOf = (content: string): string =>
  Buffer.from(content.slice(content.indexOf('\r\n\r\n')), 'base64').toString();

test('a mail goes from our address to its recipient, with the code and its lifetime', async () => {
  await emailOverSmtp({ url: url(), from }).send(mail);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({
    user: 'yayan',
    sender: 'no-reply@yayan.example',
    recipients: ['xiaoya@example.com'],
  });
  const content = heard[0]?.content ?? '';
  expect(content).toContain('Message-ID: <job-1@yayan.example>');
  expect(content).toContain('Auto-Submitted: auto-generated');
  expect(bodyOf(content)).toContain('验证码是 048213，5 分钟内有效');
});

test('an address can’t add a second recipient or a header', async () => {
  const sending = emailOverSmtp({ url: url(), from }).send({
    ...mail,
    email: 'a@example.com, b@example.com\r\nBcc: c@example.com',
  });
  await sending.catch(() => undefined);
  for (const { recipients, content } of heard) {
    expect(recipients).toHaveLength(1);
    expect(content).not.toMatch(/^Bcc:/m);
  }
});

test('a refusal fails, so that the job retries, and its error names no address', async () => {
  refusal = Object.assign(new Error('xiaoya@example.com is full'), { responseCode: 452 });
  await expect(emailOverSmtp({ url: url(), from }).send(mail)).rejects.toMatchObject({
    name: 'SmtpError',
    message: 'The mail server answered 452',
  });
});

test('a wrong password fails, and the error does not contain it', async () => {
  await expect(emailOverSmtp({ url: url('wrong'), from }).send(mail)).rejects.toMatchObject({
    message: 'The mail server answered 535',
  });
});

test('to remote servers nothing is sent before TLS', async () => {
  const away = emailOverSmtp({ url: `smtp://yayan:secret@0.0.0.0:${port}`, from });
  await expect(away.send(mail)).rejects.toThrow('The mail server answered');
  expect(heard).toEqual([]);
});
