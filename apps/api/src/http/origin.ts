import type { FastifyRequest } from 'fastify';
import type { BrowserCookies } from './browser-cookie.ts';
import type { Origin } from '../call/call.ts';
import { siteNamed, type SiteName } from '../call/site.ts';

const deviceIdPattern = /^[A-Za-z0-9-]{8,64}$/;

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

const deviceOf = (value: string | undefined): Origin['device'] => (value === '1' ? 1 : value === '3' ? 3 : 2);

/** Reads the origin of a call from the headers that every call sends (rule 1.6). */
export const originOf = ({ id, ip, headers }: FastifyRequest, browsers: BrowserCookies): Origin => {
  const deviceId = single(headers['z-device-id']);
  return {
    requestId: id,
    address: ip,
    deviceId: deviceId !== undefined && deviceIdPattern.test(deviceId) ? deviceId : null,
    device: deviceOf(single(headers['z-device'])),
    userAgent: headers['user-agent']?.slice(0, 500) ?? null,
    browser: browsers.read(headers.cookie),
  };
};

/** The token of `z-token: Bearer …`, or null. A cookie is never a credential (rule 2.14). */
export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([A-Za-z0-9._-]{20,200})$/.exec(single(headers['z-token']) ?? '')?.[1] ?? null;

/** The last event that a stream's client saw; null unless the header is an event id. */
export const lastEventIdOf = ({ headers }: FastifyRequest): string | null =>
  /^[0-9A-Za-z-]{1,64}$/.exec(single(headers['last-event-id']) ?? '')?.[0] ?? null;

/** The site of ours that makes the call; undefined for clients of others. */
export const siteOf = ({ headers }: FastifyRequest): SiteName | undefined =>
  siteNamed(single(headers['z-site']));

/** The respondent whose view a host requests; undefined without the header. */
export const viewAsOf = ({ headers }: FastifyRequest): string | undefined => single(headers['z-view-as']);
