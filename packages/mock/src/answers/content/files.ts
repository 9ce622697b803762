import { mockGetUploadPolicy } from '@yayan/api-client/mocks';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

const FOLDER = 'ofthemockserver00000000000';

/** Forms for uploading files to the mock itself. */
export const fileAnswers = (world: World): Answers => ({
  getUploadPolicy: mockGetUploadPolicy((example, { request }) => {
    const { searchParams } = new URL(request.url);
    const number = Number.parseInt(world.nextId().slice(-12), 16);
    const name = `${String(number).padStart(17, '0')}.${searchParams.get('extension')}`;
    const key = `mock/${searchParams.get('module')}/${FOLDER}/${name}`;
    return {
      ...example,
      url: '/api/files',
      form: { ...example.form, key },
      maxBytes: Number(searchParams.get('size')),
    };
  }),
});

/** A refusal of the file store, which answers XML. */
const storeRefusal = (code: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`, {
    status: 400,
    headers: { 'content-type': 'application/xml' },
  });

/** Accepts an uploaded form, as the server's own file store does. It doesn't store the file. */
export const takeUpload = async (request: Request): Promise<Response> => {
  const form = await request.formData().catch(() => undefined);
  if (!form) return storeRefusal('MalformedPOSTRequest');
  return form.has('key') && form.get('file') instanceof Blob
    ? new Response(null, { status: 200 })
    : storeRefusal('InvalidArgument');
};
