import type { GuideUploadRequest, UploadInParts, UploadRequest } from '@yayan/api-client';
import {
  mockContinueGuideUpload,
  mockContinueUpload,
  mockGetUploadPolicy,
  mockSignFileUrl,
  refuse,
} from '@yayan/api-client/mocks';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

const FILES = '/api/files/';
const READ_MS = 600_000;
const FOLDER = 'ofthemockserver00000000000';

const newKey = (world: World, module: string, extension: string): string => {
  const number = Number.parseInt(world.nextId().slice(-12), 16);
  return `mock/${module}/${FOLDER}/${String(number).padStart(17, '0')}.${extension}`;
};

/** Forms and parts for uploading files to the mock itself. An upload in parts has one part. */
export const fileAnswers = (world: World): Answers => {
  /** The keys of begun uploads, by their ids. */
  const begunUploads = new Map<string, string>();
  const goOn = ({ id, module, extension, size }: UploadRequest): UploadInParts => {
    const begun = begunUploads.get(id);
    const key = begun ?? newKey(world, module, extension);
    begunUploads.set(id, key);
    const url = `/api/files/${key}?partNumber=1`;
    return {
      key,
      fileUrl: `/api/files/${key}`,
      receivedBytes: begun === undefined ? 0 : size,
      isComplete: begun !== undefined,
      parts: begun === undefined ? [{ number: 1, start: 0, bytes: size, url }] : [],
    };
  };
  return {
    signFileUrl: mockSignFileUrl((example, { request }) => {
      const url = new URL(request.url).searchParams.get('url') ?? '';
      const { pathname } = new URL(url, request.url);
      const isKnown = world.files.has(pathname.replace(FILES, ''));
      if (pathname.startsWith(FILES) && !isKnown) return refuse('NOT_FOUND');
      const [, signature = ''] = example.url.split('?');
      return { url: `${url}${url.includes('?') ? '&' : '?'}${signature}`, expiresAt: world.time(READ_MS) };
    }),
    continueUpload: mockContinueUpload(async (_example, { request }) =>
      goOn(await jsonOf<UploadRequest>(request)),
    ),
    continueGuideUpload: mockContinueGuideUpload(async (_example, { request }) =>
      goOn({ ...(await jsonOf<GuideUploadRequest>(request)), module: 'group' }),
    ),
    getUploadPolicy: mockGetUploadPolicy((example, { request }) => {
      const { searchParams } = new URL(request.url);
      const key = newKey(world, String(searchParams.get('module')), String(searchParams.get('extension')));
      return {
        ...example,
        url: '/api/files',
        form: { ...example.form, key },
        maxBytes: Number(searchParams.get('size')),
      };
    }),
  };
};

/** A refusal of the file store, which answers XML. */
const storeRefusal = (code: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`, {
    status: 400,
    headers: { 'content-type': 'application/xml' },
  });

/** Accepts an uploaded form or part, as the server's own file store does, and gives the file to who asks for its address. */
export const storeFile = async ({ files }: World, request: Request): Promise<Response> => {
  const key = new URL(request.url).pathname.replace(FILES, '');
  if (request.method === 'GET') {
    const file = files.get(key);
    return file ? new Response(file) : new Response(null, { status: 404 });
  }
  if (request.method === 'PUT') {
    files.set(key, await request.blob());
    return new Response(null, { status: 200 });
  }
  const form = await request.formData().catch(() => undefined);
  if (!form) return storeRefusal('MalformedPOSTRequest');
  const [formKey, file] = [form.get('key'), form.get('file')];
  if (typeof formKey !== 'string' || !(file instanceof Blob)) return storeRefusal('InvalidArgument');
  files.set(formKey, file);
  return new Response(null, { status: 200 });
};
