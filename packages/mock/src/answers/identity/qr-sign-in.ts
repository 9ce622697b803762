import type { QrScanTicket } from '@yayan/api-client';
import {
  mockCheckQrLogin,
  mockConfirmQrLogin,
  mockCreateQrLogin,
  mockRefuseQrLogin,
  mockScanQrLogin,
  refuse,
} from '@yayan/api-client/mocks';
import { issueTokens, memberOf } from '../../world/identity/sign-in.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

const CODE_MS = 3 * 60_000;

/** A sign-in that a browser asks for by a code, and a phone scans, then confirms or refuses. */
interface Code {
  readonly askedAt: string;
  readonly expiresAt: string;
  state: 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used';
  member: Member | undefined;
}

/** Signing in by a QR code. */
export const qrSignInAnswers = (world: World): Answers => {
  /** Codes by the ticket in their address, and by the ticket of the browser that shows them. */
  const scanned = new Map<string, Code>();
  const shown = new Map<string, Code>();
  const isOver = ({ state, expiresAt }: Code): boolean =>
    state === 'refused' || state === 'used' || Date.parse(expiresAt) <= world.now();
  /** The code that this member has scanned and not yet answered. */
  const findScanned = async (request: Request): Promise<Code | undefined> => {
    const { ticket } = await jsonOf<QrScanTicket>(request);
    const code = scanned.get(ticket);
    const isOpen = code?.state === 'scanned' && !isOver(code) && code.member === memberOf(world, request);
    return isOpen ? code : undefined;
  };

  return {
    createQrLogin: mockCreateQrLogin((example) => {
      const code: Code = {
        askedAt: world.time(),
        expiresAt: world.time(CODE_MS),
        state: 'waiting',
        member: undefined,
      };
      const [inAddress, ticket] = [world.nextTicket('qrscan'), world.nextTicket('qrshow')];
      scanned.set(inAddress, code);
      shown.set(ticket, code);
      const content = example.content.replace(/ticket=.*$/u, `ticket=${inAddress}`);
      return { ...example, content, ticket, expiresAt: code.expiresAt };
    }),

    checkQrLogin: mockCheckQrLogin((_example, { request }) => {
      const code = shown.get(new URL(request.url).searchParams.get('ticket') ?? '');
      if (!code || isOver(code))
        return refuse('QR_CODE_EXPIRED', { state: code?.state === 'refused' ? 'refused' : 'expired' });
      const { member } = code;
      if (!member) return refuse('QR_CODE_NOT_SCANNED');
      if (code.state !== 'confirmed')
        return { state: 'scanned', nickname: member.nickname ?? '小芽', avatar: member.avatar ?? null };
      code.state = 'used';
      return { state: 'signedIn', ...issueTokens(world, member, 'member') };
    }),

    scanQrLogin: mockScanQrLogin(async (_example, { request }) => {
      const { ticket } = await jsonOf<QrScanTicket>(request);
      const code = scanned.get(ticket);
      const member = memberOf(world, request);
      if (!code || isOver(code) || (code.member && code.member !== member)) return refuse('QR_CODE_EXPIRED');
      code.member = member;
      code.state = 'scanned';
      return {
        ...(await world.startOf(mockScanQrLogin)),
        askedAt: code.askedAt,
        expiresAt: code.expiresAt,
      };
    }),

    confirmQrLogin: mockConfirmQrLogin(async (example, { request }) => {
      const code = await findScanned(request);
      if (!code) return refuse('QR_CODE_EXPIRED');
      code.state = 'confirmed';
      return example;
    }),

    refuseQrLogin: mockRefuseQrLogin(async (example, { request }) => {
      const code = await findScanned(request);
      if (!code) return refuse('QR_CODE_EXPIRED');
      code.state = 'refused';
      return example;
    }),
  };
};
