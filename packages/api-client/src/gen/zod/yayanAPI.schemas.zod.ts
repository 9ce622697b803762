/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

export const fieldProblemFieldMax = 500;

export const fieldProblemRuleMax = 60;



export const FieldProblem = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemFieldMax)).check(/*#__PURE__*/ zod.describe('Where it is, as `body.quantity` or `query.limit`.')),
  "rule": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemRuleMax))).check(/*#__PURE__*/ zod.describe('The rule that it breaks: a keyword of JSON Schema, as `maximum`, or a word of the server.'))
})).check(/*#__PURE__*/ zod.describe('Data of FIELD_MISSING, FIELD_UNKNOWN and FIELD_WRONG; null when the server names no field.'));

export type FieldProblem = zod.input<typeof FieldProblem>;
export type FieldProblemOutput = zod.output<typeof FieldProblem>;

export const maintenanceNoticeMessageMax = 200;



export const MaintenanceNotice = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(maintenanceNoticeMessageMax)).check(/*#__PURE__*/ zod.describe('What is done, for people to read.')),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When it is expected to end; null if nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('Data of SITE_MAINTENANCE, with which only calls of our own sites are refused.'));

export type MaintenanceNotice = zod.input<typeof MaintenanceNotice>;
export type MaintenanceNoticeOutput = zod.output<typeof MaintenanceNotice>;

export const TicketRegExp = new RegExp('^[A-Za-z0-9_-]{22,128}$');


export const Ticket = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TicketRegExp)).check(/*#__PURE__*/ zod.describe('An opaque, short-lived ticket for one purpose.'));

export type Ticket = zod.input<typeof Ticket>;
export type TicketOutput = zod.output<typeof Ticket>;

export const Time = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Time = zod.input<typeof Time>;
export type TimeOutput = zod.output<typeof Time>;

export const proofChallengeBitsMax = 30;



export const ProofChallenge = /*#__PURE__*/ zod.object({
  "challenge": Ticket,
  "bits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proofChallengeBitsMax)).check(/*#__PURE__*/ zod.describe('Number of zero bits at the start of the hash.')),
  "expiresAt": Time
}).check(/*#__PURE__*/ zod.describe('The `data` of PROOF_REQUIRED. The device solves it, not the person.'));

export type ProofChallenge = zod.input<typeof ProofChallenge>;
export type ProofChallengeOutput = zod.output<typeof ProofChallenge>;

export const QrLoginOver = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum({
  Expired: 'expired',
  Refused: 'refused',
} as const)
}).check(/*#__PURE__*/ zod.describe('Sent with code 1049 to the browser that shows the code. An unknown ticket counts as expired.'));

export type QrLoginOver = zod.input<typeof QrLoginOver>;
export type QrLoginOverOutput = zod.output<typeof QrLoginOver>;

export const GroupDraftKind = /*#__PURE__*/ zod.enum({
  /** 回答 */
  Answer: 'answer',
  /** 回复 */
  Reply: 'reply',
} as const).check(/*#__PURE__*/ zod.describe('The answer to a section, or a reply below an answer. The reply to a follow-up is one below the own answer.'));

export type GroupDraftKind = zod.input<typeof GroupDraftKind>;
export type GroupDraftKindOutput = zod.output<typeof GroupDraftKind>;

export const Id = /*#__PURE__*/ zod.uuid();

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const GroupDraftQuote = /*#__PURE__*/ zod.object({
  "responseId": Id,
  "author": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The nickname of who wrote them.')),
  "text": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('Words of another answer that the reply will quote.'));

export type GroupDraftQuote = zod.input<typeof GroupDraftQuote>;
export type GroupDraftQuoteOutput = zod.output<typeof GroupDraftQuote>;

export const GroupDraft = /*#__PURE__*/ zod.object({
  "kind": GroupDraftKind,
  "targetId": Id.check(/*#__PURE__*/ zod.describe('The section of an answer, or the answer below which a reply will stand.')),
  "text": /*#__PURE__*/ zod.string(),
  "quote": /*#__PURE__*/ zod.union([GroupDraftQuote,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when the draft quotes nothing, or the quoted answer doesn\'t contain the words any more.')),
  "version": Id.check(/*#__PURE__*/ zod.describe('Another one after each change.')),
  "savedAt": Time
});

export type GroupDraft = zod.input<typeof GroupDraft>;
export type GroupDraftOutput = zod.output<typeof GroupDraft>;

export const codeTriesLeftTriesLeftMin = 0;



export const CodeTriesLeft = /*#__PURE__*/ zod.object({
  "triesLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeTriesLeftTriesLeftMin)).check(/*#__PURE__*/ zod.describe('Remaining tries for this code.'))
}).check(/*#__PURE__*/ zod.describe('Data of CODE_WRONG.'));

export type CodeTriesLeft = zod.input<typeof CodeTriesLeft>;
export type CodeTriesLeftOutput = zod.output<typeof CodeTriesLeft>;

export const passwordLockedRetryAfterSecondsMin = 0;



export const PasswordLocked = /*#__PURE__*/ zod.object({
  "retryAfterSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordLockedRetryAfterSecondsMin)).check(/*#__PURE__*/ zod.describe('Seconds until the password may be tried again.'))
}).check(/*#__PURE__*/ zod.describe('Data of PASSWORD_TRIES_USED.'));

export type PasswordLocked = zod.input<typeof PasswordLocked>;
export type PasswordLockedOutput = zod.output<typeof PasswordLocked>;

export const taskTooFastSecondsMin = 0;

export const taskTooFastSecondsNeededMin = 0;



export const TaskTooFast = /*#__PURE__*/ zod.object({
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskTooFastSecondsMin)).check(/*#__PURE__*/ zod.describe('Seconds counted so far. A video continues from here.')),
  "secondsNeeded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskTooFastSecondsNeededMin))
}).check(/*#__PURE__*/ zod.describe('Data of TIME_NOT_REACHED.'));

export type TaskTooFast = zod.input<typeof TaskTooFast>;
export type TaskTooFastOutput = zod.output<typeof TaskTooFast>;

export const Envelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('200 is success.')),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What happened, in Chinese.'))
}).check(/*#__PURE__*/ zod.describe('The envelope of every JSON answer.'));

export type Envelope = zod.input<typeof Envelope>;
export type EnvelopeOutput = zod.output<typeof Envelope>;

export const Fault = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.int(),
  "msg": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.unknown().check(/*#__PURE__*/ zod.describe('Details of the refusal, or null.')),
  "requestId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Number to quote to support.'))
});

export type Fault = zod.input<typeof Fault>;
export type FaultOutput = zod.output<typeof Fault>;

export const Done = /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Success without data.'));

export type Done = zod.input<typeof Done>;
export type DoneOutput = zod.output<typeof Done>;

export const EncryptedFieldMax = 1040;


export const EncryptedFieldRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/=]{100,1000}$');


export const EncryptedField = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EncryptedFieldMax)).check(/*#__PURE__*/ zod.regex(EncryptedFieldRegExp)).check(/*#__PURE__*/ zod.describe('`<key id>:<base64>`, RSA-OAEP (3072 bits, SHA-256) of JSON `{ value, timestamp, nonce }` under the key of\n`GET /v1/auth/public-key`; timestamp in ms. A replayed nonce or a time stamp older than 5 minutes is refused.\n'));

export type EncryptedField = zod.input<typeof EncryptedField>;
export type EncryptedFieldOutput = zod.output<typeof EncryptedField>;

export const PublicIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const PublicId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PublicIdRegExp)).check(/*#__PURE__*/ zod.describe('A short hash that identifies a thing in addresses.'));

export type PublicId = zod.input<typeof PublicId>;
export type PublicIdOutput = zod.output<typeof PublicId>;

export const Coins = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Gold coins; 100 coins are 1 yuan.'));

export type Coins = zod.input<typeof Coins>;
export type CoinsOutput = zod.output<typeof Coins>;

export const SmsLoginRequest = /*#__PURE__*/ zod.object({
  "mobile": EncryptedField,
  "code": EncryptedField
});

export type SmsLoginRequest = zod.input<typeof SmsLoginRequest>;
export type SmsLoginRequestOutput = zod.output<typeof SmsLoginRequest>;

export const AccessTokenMin = 16;
export const AccessTokenMax = 2048;



export const AccessToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccessTokenMin)).check(/*#__PURE__*/ zod.maxLength(AccessTokenMax)).check(/*#__PURE__*/ zod.describe('Send it as `z-token: Bearer <token>`. Valid for 30 minutes.'));

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const RefreshTokenMin = 16;
export const RefreshTokenMax = 2048;



export const RefreshToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(RefreshTokenMin)).check(/*#__PURE__*/ zod.maxLength(RefreshTokenMax)).check(/*#__PURE__*/ zod.describe('Valid for 14 days and for one use. Every refresh returns the next one.'));

export type RefreshToken = zod.input<typeof RefreshToken>;
export type RefreshTokenOutput = zod.output<typeof RefreshToken>;

export const SignedIn = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.literal("signedIn"),
  "token": AccessToken,
  "refreshToken": RefreshToken,
  "expired": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('When `token` expires, in milliseconds since 1970.'))
}).check(/*#__PURE__*/ zod.describe('A session, in calls that may also return something else.'));

export type SignedIn = zod.input<typeof SignedIn>;
export type SignedInOutput = zod.output<typeof SignedIn>;

export const Unregistered = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.literal("unregistered"),
  "registerTicket": Ticket
}).check(/*#__PURE__*/ zod.describe('The mobile is verified and has no account yet.'));

export type Unregistered = zod.input<typeof Unregistered>;
export type UnregisteredOutput = zod.output<typeof Unregistered>;

export const LoginResult = /*#__PURE__*/ zod.union([SignedIn,Unregistered]);

export type LoginResult = zod.input<typeof LoginResult>;
export type LoginResultOutput = zod.output<typeof LoginResult>;

export const PasswordLoginRequest = /*#__PURE__*/ zod.object({
  "mobile": EncryptedField,
  "password": EncryptedField
});

export type PasswordLoginRequest = zod.input<typeof PasswordLoginRequest>;
export type PasswordLoginRequestOutput = zod.output<typeof PasswordLoginRequest>;

export const Session = /*#__PURE__*/ zod.object({
  "token": AccessToken,
  "refreshToken": RefreshToken,
  "expired": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('When `token` expires, in milliseconds since 1970.'))
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const AuthCodePurpose = /*#__PURE__*/ zod.enum({
  /** 登录或注册 */
  Login: 'login',
  /** 找回密码 */
  Reset: 'reset',
} as const);

export type AuthCodePurpose = zod.input<typeof AuthCodePurpose>;
export type AuthCodePurposeOutput = zod.output<typeof AuthCodePurpose>;

export const proofAnswerSolutionRegExp = new RegExp('^[0-9]{1,16}$');


export const ProofAnswer = /*#__PURE__*/ zod.object({
  "challenge": Ticket,
  "solution": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(proofAnswerSolutionRegExp)).check(/*#__PURE__*/ zod.describe('Makes SHA-256 of `<challenge>.<solution>` begin with `bits` zero bits.'))
}).check(/*#__PURE__*/ zod.describe('The solved ProofChallenge of an earlier PROOF_REQUIRED. It works once, only from the network address that received the challenge, until it expires. The refused call used nothing up; repeat it unchanged with `proof` added.\n'));

export type ProofAnswer = zod.input<typeof ProofAnswer>;
export type ProofAnswerOutput = zod.output<typeof ProofAnswer>;

export const AuthCodeRequest = /*#__PURE__*/ zod.object({
  "mobile": EncryptedField,
  "purpose": AuthCodePurpose,
  "proof": /*#__PURE__*/ zod.exactOptional(ProofAnswer)
});

export type AuthCodeRequest = zod.input<typeof AuthCodeRequest>;
export type AuthCodeRequestOutput = zod.output<typeof AuthCodeRequest>;

export const codeSentResendAfterSecondsMin = 0;



export const CodeSent = /*#__PURE__*/ zod.object({
  "resendAfterSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeSentResendAfterSecondsMin)).check(/*#__PURE__*/ zod.describe('Seconds until another code can be requested.'))
});

export type CodeSent = zod.input<typeof CodeSent>;
export type CodeSentOutput = zod.output<typeof CodeSent>;

export const AgreementVersionRegExp = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');


export const AgreementVersion = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AgreementVersionRegExp)).check(/*#__PURE__*/ zod.describe('The day the agreement took effect. `getAgreement` answers the current one.'));

export type AgreementVersion = zod.input<typeof AgreementVersion>;
export type AgreementVersionOutput = zod.output<typeof AgreementVersion>;

export const InviteCodeRegExp = new RegExp('^[0-9A-Za-z]{1,16}$');


export const InviteCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(InviteCodeRegExp));

export type InviteCode = zod.input<typeof InviteCode>;
export type InviteCodeOutput = zod.output<typeof InviteCode>;

export const RegisterRequest = /*#__PURE__*/ zod.object({
  "registerTicket": Ticket,
  "agreementVersion": AgreementVersion,
  "agreed": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Whether the member read and accepted this version of the user agreement and the privacy policy.')),
  "inviteCode": /*#__PURE__*/ zod.exactOptional(InviteCode)
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const NewMobileCodeRequest = /*#__PURE__*/ zod.object({
  "mobile": EncryptedField,
  "proof": /*#__PURE__*/ zod.exactOptional(ProofAnswer)
});

export type NewMobileCodeRequest = zod.input<typeof NewMobileCodeRequest>;
export type NewMobileCodeRequestOutput = zod.output<typeof NewMobileCodeRequest>;

export const CheckPurpose = /*#__PURE__*/ zod.enum({
  /** 更换手机号 */
  ChangeMobile: 'changeMobile',
  /** 设置密码 */
  ChangePassword: 'changePassword',
  /** 注销账号 */
  CloseAccount: 'closeAccount',
  /** 导出个人数据 */
  ExportData: 'exportData',
} as const);

export type CheckPurpose = zod.input<typeof CheckPurpose>;
export type CheckPurposeOutput = zod.output<typeof CheckPurpose>;

export const OwnCodeRequest = /*#__PURE__*/ zod.object({
  "purpose": CheckPurpose,
  "proof": /*#__PURE__*/ zod.exactOptional(ProofAnswer)
});

export type OwnCodeRequest = zod.input<typeof OwnCodeRequest>;
export type OwnCodeRequestOutput = zod.output<typeof OwnCodeRequest>;

export const EmailAddressMax = 254;



export const EmailAddress = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(EmailAddressMax)).check(/*#__PURE__*/ zod.describe('The server checks its form and refuses with EMAIL_INVALID.'));

export type EmailAddress = zod.input<typeof EmailAddress>;
export type EmailAddressOutput = zod.output<typeof EmailAddress>;

export const EmailCodeRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "proof": /*#__PURE__*/ zod.exactOptional(ProofAnswer)
});

export type EmailCodeRequest = zod.input<typeof EmailCodeRequest>;
export type EmailCodeRequestOutput = zod.output<typeof EmailCodeRequest>;

export const RefreshRequest = /*#__PURE__*/ zod.object({
  "refreshToken": RefreshToken
});

export type RefreshRequest = zod.input<typeof RefreshRequest>;
export type RefreshRequestOutput = zod.output<typeof RefreshRequest>;

export const qrLoginPollAfterMsMin = 500;



export const QrLogin = /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('What the code shows: an address of /login/qr with a ticket of its own, which opens nothing without a signed-in phone.')),
  "ticket": Ticket,
  "expiresAt": Time,
  "pollAfterMs": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qrLoginPollAfterMsMin)).check(/*#__PURE__*/ zod.describe('Pause between two checks.'))
}).check(/*#__PURE__*/ zod.describe('The code shows `content`; `ticket` is what this browser polls with and is never shown.'));

export type QrLogin = zod.input<typeof QrLogin>;
export type QrLoginOutput = zod.output<typeof QrLogin>;

export const QrScanned = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.literal("scanned"),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname of the phone\'s member.')),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}).check(/*#__PURE__*/ zod.describe('A phone has scanned the code and is asked to confirm.'));

export type QrScanned = zod.input<typeof QrScanned>;
export type QrScannedOutput = zod.output<typeof QrScanned>;

export const QrLoginState = /*#__PURE__*/ zod.union([QrScanned,SignedIn]);

export type QrLoginState = zod.input<typeof QrLoginState>;
export type QrLoginStateOutput = zod.output<typeof QrLoginState>;

export const QrScanTicket = /*#__PURE__*/ zod.object({
  "ticket": Ticket
});

export type QrScanTicket = zod.input<typeof QrScanTicket>;
export type QrScanTicketOutput = zod.output<typeof QrScanTicket>;

export const QrAsker = /*#__PURE__*/ zod.object({
  "browser": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the browser.')),
  "system": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the operating system.')),
  "network": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Network address without its last part.')),
  "sameNetwork": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether browser and phone are behind the same network address.')),
  "askedAt": Time,
  "expiresAt": Time
}).check(/*#__PURE__*/ zod.describe('The browser that asks to be signed in, so that the member can recognise it before confirming.'));

export type QrAsker = zod.input<typeof QrAsker>;
export type QrAskerOutput = zod.output<typeof QrAsker>;

export const PasswordResetRequest = /*#__PURE__*/ zod.object({
  "mobile": EncryptedField,
  "code": EncryptedField,
  "password": EncryptedField
});

export type PasswordResetRequest = zod.input<typeof PasswordResetRequest>;
export type PasswordResetRequestOutput = zod.output<typeof PasswordResetRequest>;

export const passwordChangedSignedOutDevicesMin = 0;



export const PasswordChanged = /*#__PURE__*/ zod.object({
  "signedOutDevices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordChangedSignedOutDevicesMin)).check(/*#__PURE__*/ zod.describe('How many devices were signed out.'))
});

export type PasswordChanged = zod.input<typeof PasswordChanged>;
export type PasswordChangedOutput = zod.output<typeof PasswordChanged>;

export const SnsCodeMax = 512;



export const SnsCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(SnsCodeMax));

export type SnsCode = zod.input<typeof SnsCode>;
export type SnsCodeOutput = zod.output<typeof SnsCode>;

export const SnsStateRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const SnsState = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(SnsStateRegExp));

export type SnsState = zod.input<typeof SnsState>;
export type SnsStateOutput = zod.output<typeof SnsState>;

export const SnsType = /*#__PURE__*/ zod.enum({
  /** 微信 */
  Wechat: 1,
  /** QQ */
  Qq: 2,
  /** 微博 */
  Weibo: 3,
  /** 支付宝 */
  Alipay: 4,
} as const);

export type SnsType = zod.input<typeof SnsType>;
export type SnsTypeOutput = zod.output<typeof SnsType>;

export const BindRequired = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.literal("bindRequired"),
  "bindTicket": Ticket,
  "type": SnsType,
  "nickname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Nickname from the third party.')),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}).check(/*#__PURE__*/ zod.describe('Sent with code 5013.'));

export type BindRequired = zod.input<typeof BindRequired>;
export type BindRequiredOutput = zod.output<typeof BindRequired>;

export const SnsLoginResult = /*#__PURE__*/ zod.union([SignedIn,BindRequired]);

export type SnsLoginResult = zod.input<typeof SnsLoginResult>;
export type SnsLoginResultOutput = zod.output<typeof SnsLoginResult>;

export const SnsStartRequest = /*#__PURE__*/ zod.object({
  "type": SnsType
});

export type SnsStartRequest = zod.input<typeof SnsStartRequest>;
export type SnsStartRequestOutput = zod.output<typeof SnsStartRequest>;

export const SnsStart = /*#__PURE__*/ zod.object({
  "authorizeUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('The third party\'s page. It returns only to our callback page.')),
  "state": SnsState,
  "expiresAt": Time
});

export type SnsStart = zod.input<typeof SnsStart>;
export type SnsStartOutput = zod.output<typeof SnsStart>;

export const snsProviderListItemsMax = 4;



export const SnsProviderList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(SnsType).check(/*#__PURE__*/ zod.maxLength(snsProviderListItemsMax))
});

export type SnsProviderList = zod.input<typeof SnsProviderList>;
export type SnsProviderListOutput = zod.output<typeof SnsProviderList>;

export const WechatPageConfig = /*#__PURE__*/ zod.object({
  "appId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The AppID of our service account.')),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Seconds since 1970, as signed.')),
  "nonceStr": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The random text that was signed.')),
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('SHA-1 in hexadecimal, as WeChat defines it.'))
});

export type WechatPageConfig = zod.input<typeof WechatPageConfig>;
export type WechatPageConfigOutput = zod.output<typeof WechatPageConfig>;

export const WechatPage = /*#__PURE__*/ zod.object({
  "config": /*#__PURE__*/ zod.union([WechatPageConfig,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when the page can\'t be signed now.'))
});

export type WechatPage = zod.input<typeof WechatPage>;
export type WechatPageOutput = zod.output<typeof WechatPage>;

export const SnsBindByCode = /*#__PURE__*/ zod.object({
  "by": /*#__PURE__*/ zod.literal("code"),
  "bindTicket": Ticket,
  "mobile": EncryptedField,
  "code": EncryptedField
});

export type SnsBindByCode = zod.input<typeof SnsBindByCode>;
export type SnsBindByCodeOutput = zod.output<typeof SnsBindByCode>;

export const SnsBindByMerge = /*#__PURE__*/ zod.object({
  "by": /*#__PURE__*/ zod.literal("merge"),
  "mergeTicket": Ticket
});

export type SnsBindByMerge = zod.input<typeof SnsBindByMerge>;
export type SnsBindByMergeOutput = zod.output<typeof SnsBindByMerge>;

export const SnsBindRequest = /*#__PURE__*/ zod.union([SnsBindByCode,SnsBindByMerge]);

export type SnsBindRequest = zod.input<typeof SnsBindRequest>;
export type SnsBindRequestOutput = zod.output<typeof SnsBindRequest>;

export const MaskedMobileRegExp = new RegExp('^1[3-9][0-9]\\*{4}[0-9]{4}$');


export const MaskedMobile = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MaskedMobileRegExp));

export type MaskedMobile = zod.input<typeof MaskedMobile>;
export type MaskedMobileOutput = zod.output<typeof MaskedMobile>;

export const MergeRequired = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.literal("mergeRequired"),
  "mergeTicket": Ticket,
  "nickname": /*#__PURE__*/ zod.string(),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "mobile": MaskedMobile
}).check(/*#__PURE__*/ zod.describe('The verified mobile has an account. Its owner decides whether to bind to it.'));

export type MergeRequired = zod.input<typeof MergeRequired>;
export type MergeRequiredOutput = zod.output<typeof MergeRequired>;

export const SnsBindResult = /*#__PURE__*/ zod.union([SignedIn,Unregistered,MergeRequired]);

export type SnsBindResult = zod.input<typeof SnsBindResult>;
export type SnsBindResultOutput = zod.output<typeof SnsBindResult>;

export const SnsBinding = /*#__PURE__*/ zod.object({
  "type": SnsType,
  "bound": /*#__PURE__*/ zod.boolean(),
  "nickname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Nickname from the third party.')),
  "boundAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "canUnbind": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('False while it is the only way to sign in.'))
});

export type SnsBinding = zod.input<typeof SnsBinding>;
export type SnsBindingOutput = zod.output<typeof SnsBinding>;

export const snsBindingListItemsMax = 4;



export const SnsBindingList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(SnsBinding).check(/*#__PURE__*/ zod.maxLength(snsBindingListItemsMax))
});

export type SnsBindingList = zod.input<typeof SnsBindingList>;
export type SnsBindingListOutput = zod.output<typeof SnsBindingList>;

export const SnsUnbindRequest = /*#__PURE__*/ zod.object({
  "type": SnsType
});

export type SnsUnbindRequest = zod.input<typeof SnsUnbindRequest>;
export type SnsUnbindRequestOutput = zod.output<typeof SnsUnbindRequest>;

export const MobileChangeRequest = /*#__PURE__*/ zod.object({
  "checkTicket": Ticket,
  "mobile": EncryptedField,
  "code": EncryptedField
});

export type MobileChangeRequest = zod.input<typeof MobileChangeRequest>;
export type MobileChangeRequestOutput = zod.output<typeof MobileChangeRequest>;

export const mobileChangedSignedOutDevicesMin = 0;



export const MobileChanged = /*#__PURE__*/ zod.object({
  "mobile": MaskedMobile,
  "signedOutDevices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mobileChangedSignedOutDevicesMin)).check(/*#__PURE__*/ zod.describe('How many other devices were signed out.'))
});

export type MobileChanged = zod.input<typeof MobileChanged>;
export type MobileChangedOutput = zod.output<typeof MobileChanged>;

export const CodeCheckRequest = /*#__PURE__*/ zod.object({
  "purpose": CheckPurpose,
  "code": EncryptedField
});

export type CodeCheckRequest = zod.input<typeof CodeCheckRequest>;
export type CodeCheckRequestOutput = zod.output<typeof CodeCheckRequest>;

export const CheckTicket = /*#__PURE__*/ zod.object({
  "checkTicket": Ticket,
  "expiresAt": Time
});

export type CheckTicket = zod.input<typeof CheckTicket>;
export type CheckTicketOutput = zod.output<typeof CheckTicket>;

export const PasswordChangeRequest = /*#__PURE__*/ zod.object({
  "checkTicket": Ticket,
  "password": EncryptedField
});

export type PasswordChangeRequest = zod.input<typeof PasswordChangeRequest>;
export type PasswordChangeRequestOutput = zod.output<typeof PasswordChangeRequest>;

export const EmailChangeRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "code": EncryptedField
});

export type EmailChangeRequest = zod.input<typeof EmailChangeRequest>;
export type EmailChangeRequestOutput = zod.output<typeof EmailChangeRequest>;

export const MaskedEmail = /*#__PURE__*/ zod.string();

export type MaskedEmail = zod.input<typeof MaskedEmail>;
export type MaskedEmailOutput = zod.output<typeof MaskedEmail>;

export const EmailChanged = /*#__PURE__*/ zod.object({
  "email": MaskedEmail
});

export type EmailChanged = zod.input<typeof EmailChanged>;
export type EmailChangedOutput = zod.output<typeof EmailChanged>;

export const AdultStatus = /*#__PURE__*/ zod.enum({
  /** 审核中 */
  PendingReview: 0,
  /** 有效 */
  Valid: 1,
  /** 无效 */
  Invalid: 2,
} as const);

export type AdultStatus = zod.input<typeof AdultStatus>;
export type AdultStatusOutput = zod.output<typeof AdultStatus>;

export const idVerificationTriesLeftMin = 0;



export const IdVerification = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.union([AdultStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null before the first submission.')),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Masked.')),
  "idNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Masked.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why it was refused.')),
  "adultOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The day a member under 18, whose name and number matched, turns 18. The status turns to 1 on that day, so nothing is\nto be submitted again. Null for everybody else.\n')),
  "triesLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(idVerificationTriesLeftMin)).check(/*#__PURE__*/ zod.describe('Remaining submissions.')),
  "submittedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "consentVersion": AgreementVersion
}).check(/*#__PURE__*/ zod.describe('The real-name check. `consentVersion` is the current version of the consent text.'));

export type IdVerification = zod.input<typeof IdVerification>;
export type IdVerificationOutput = zod.output<typeof IdVerification>;

export const SnsCodeRequest = /*#__PURE__*/ zod.object({
  "code": SnsCode,
  "state": SnsState
});

export type SnsCodeRequest = zod.input<typeof SnsCodeRequest>;
export type SnsCodeRequestOutput = zod.output<typeof SnsCodeRequest>;

export const AlipayCodeRequest = /*#__PURE__*/ zod.object({
  "auth_code": SnsCode,
  "state": SnsState
});

export type AlipayCodeRequest = zod.input<typeof AlipayCodeRequest>;
export type AlipayCodeRequestOutput = zod.output<typeof AlipayCodeRequest>;

export const IdVerificationRequest = /*#__PURE__*/ zod.object({
  "name": EncryptedField,
  "idNumber": EncryptedField,
  "consentVersion": AgreementVersion,
  "consented": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Separate consent to process sensitive personal data.'))
});

export type IdVerificationRequest = zod.input<typeof IdVerificationRequest>;
export type IdVerificationRequestOutput = zod.output<typeof IdVerificationRequest>;

export const publicKeyKeyIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const PublicKey = /*#__PURE__*/ zod.object({
  "keyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(publicKeyKeyIdRegExp)),
  "publicKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('PEM, SubjectPublicKeyInfo, 3072 bits.')),
  "algorithm": /*#__PURE__*/ zod.literal("RSA-OAEP-256"),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('The server\'s clock, in milliseconds since 1970. Encrypted fields contain this time instead of the device\'s, so that a device with a wrong clock can sign in.\n'))
});

export type PublicKey = zod.input<typeof PublicKey>;
export type PublicKeyOutput = zod.output<typeof PublicKey>;

export const Agreement = /*#__PURE__*/ zod.object({
  "version": AgreementVersion,
  "terms": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('Where the user agreement is read.')),
  "privacy": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('Where the privacy policy is read.'))
}).check(/*#__PURE__*/ zod.describe('The texts that hold now. One version covers both.'));

export type Agreement = zod.input<typeof Agreement>;
export type AgreementOutput = zod.output<typeof Agreement>;

export const LegalKind = /*#__PURE__*/ zod.enum({
  /** 用户协议 */
  Agreement: 'agreement',
  /** 隐私政策 */
  Privacy: 'privacy',
  /** 第三方 SDK 目录 */
  Sdk: 'sdk',
} as const);

export type LegalKind = zod.input<typeof LegalKind>;
export type LegalKindOutput = zod.output<typeof LegalKind>;

export const LegalState = /*#__PURE__*/ zod.enum({
  /** 现行 */
  Current: 'current',
  /** 以前 */
  Earlier: 'earlier',
  /** 将生效 */
  Coming: 'coming',
} as const);

export type LegalState = zod.input<typeof LegalState>;
export type LegalStateOutput = zod.output<typeof LegalState>;

export const richSpanLinkRegExp = new RegExp('^(/|https://)');


export const RichSpan = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string(),
  "strong": /*#__PURE__*/ zod.boolean(),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(richSpanLinkRegExp))).check(/*#__PURE__*/ zod.describe('A page of the site or an https address.'))
});

export type RichSpan = zod.input<typeof RichSpan>;
export type RichSpanOutput = zod.output<typeof RichSpan>;

export const LegalBlock = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum({
  /** 段落 */
  Paragraph: 'paragraph',
  /** 列表 */
  List: 'list',
  /** 步骤 */
  Steps: 'steps',
  /** 表格 */
  Table: 'table',
  /** 联系方式 */
  Contact: 'contact',
} as const).check(/*#__PURE__*/ zod.describe('A paragraph has one line; a list and steps one for each item; `contact` the subject of a mail.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(RichSpan)),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())).check(/*#__PURE__*/ zod.describe('Of a table: the headings, then the rows, all of the same width. Empty for other kinds.'))
});

export type LegalBlock = zod.input<typeof LegalBlock>;
export type LegalBlockOutput = zod.output<typeof LegalBlock>;

export const LegalSection = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Names the section in the address of the page, after `#`.')),
  "title": /*#__PURE__*/ zod.string(),
  "blocks": /*#__PURE__*/ zod.array(LegalBlock)
});

export type LegalSection = zod.input<typeof LegalSection>;
export type LegalSectionOutput = zod.output<typeof LegalSection>;

export const LegalBody = /*#__PURE__*/ zod.object({
  "summary": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What to read first.')),
  "sections": /*#__PURE__*/ zod.array(LegalSection)
}).check(/*#__PURE__*/ zod.describe('Checked text without markup, so clients show it as text.'));

export type LegalBody = zod.input<typeof LegalBody>;
export type LegalBodyOutput = zod.output<typeof LegalBody>;

export const LegalChange = /*#__PURE__*/ zod.object({
  "version": AgreementVersion,
  "what": /*#__PURE__*/ zod.string(),
  "state": LegalState,
  "isKept": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether `getLegalText` answers the text of this version.')),
  "mustAgree": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether members must agree again once it holds.'))
});

export type LegalChange = zod.input<typeof LegalChange>;
export type LegalChangeOutput = zod.output<typeof LegalChange>;

export const LegalAsk = /*#__PURE__*/ zod.object({
  "version": AgreementVersion,
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": LegalKind,
  "version": AgreementVersion,
  "what": /*#__PURE__*/ zod.string()
})).check(/*#__PURE__*/ zod.describe('What changed since members last had to agree, with that change.'))
}).check(/*#__PURE__*/ zod.describe('What is agreed to now: one version covers the user agreement and the privacy policy.'));

export type LegalAsk = zod.input<typeof LegalAsk>;
export type LegalAskOutput = zod.output<typeof LegalAsk>;

export const LegalText = /*#__PURE__*/ zod.object({
  "kind": LegalKind,
  "title": /*#__PURE__*/ zod.string(),
  "version": AgreementVersion,
  "state": LegalState,
  "body": LegalBody,
  "changes": /*#__PURE__*/ zod.array(LegalChange).check(/*#__PURE__*/ zod.describe('Every version, the newest first.')),
  "agreement": LegalAsk
});

export type LegalText = zod.input<typeof LegalText>;
export type LegalTextOutput = zod.output<typeof LegalText>;

export const AgreementRequest = /*#__PURE__*/ zod.object({
  "agreementVersion": AgreementVersion,
  "agreed": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Whether the member read and accepted this version of the user agreement and the privacy policy.'))
});

export type AgreementRequest = zod.input<typeof AgreementRequest>;
export type AgreementRequestOutput = zod.output<typeof AgreementRequest>;

export const AgreementConsent = /*#__PURE__*/ zod.object({
  "version": AgreementVersion,
  "agreedAt": Time
});

export type AgreementConsent = zod.input<typeof AgreementConsent>;
export type AgreementConsentOutput = zod.output<typeof AgreementConsent>;

export const SignedInDevice = /*#__PURE__*/ zod.object({
  "id": Id,
  "current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether this is the device making the call.')),
  "device": /*#__PURE__*/ zod.enum({
  /** 手机 */
  Mobile: 1,
  /** 电脑 */
  Desktop: 2,
  /** 平板 */
  Tablet: 3,
} as const).check(/*#__PURE__*/ zod.describe('What kind of device it was when it signed in.')),
  "browser": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the browser, where it is known.')),
  "system": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the browser, where it is known.')),
  "network": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The first part of the network address at sign-in; we don\'t keep the rest.')),
  "signedInAt": Time,
  "lastUsedAt": Time
}).check(/*#__PURE__*/ zod.describe('A device that is signed in. `lastUsedAt` is accurate to half an hour, because tokens are refreshed that often.'));

export type SignedInDevice = zod.input<typeof SignedInDevice>;
export type SignedInDeviceOutput = zod.output<typeof SignedInDevice>;

export const deviceListItemsMax = 100;



export const DeviceList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(SignedInDevice).check(/*#__PURE__*/ zod.maxLength(deviceListItemsMax))
});

export type DeviceList = zod.input<typeof DeviceList>;
export type DeviceListOutput = zod.output<typeof DeviceList>;

export const devicesSignedOutSignedOutDevicesMin = 0;



export const DevicesSignedOut = /*#__PURE__*/ zod.object({
  "signedOutDevices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(devicesSignedOutSignedOutDevicesMin)).check(/*#__PURE__*/ zod.describe('How many devices were signed out.'))
});

export type DevicesSignedOut = zod.input<typeof DevicesSignedOut>;
export type DevicesSignedOutOutput = zod.output<typeof DevicesSignedOut>;

export const SmsKind = /*#__PURE__*/ zod.enum({
  /** 验证码 */
  Code: 'code',
  /** 小组邀请 */
  GroupInvitation: 'groupInvitation',
  /** 小组开放 */
  GroupOpening: 'groupOpening',
  /** 主持人追问 */
  GroupQuestion: 'groupQuestion',
  /** 小组截止提醒 */
  GroupReminder: 'groupReminder',
  /** 为你保留的金币 */
  KeptReward: 'keptReward',
} as const);

export type SmsKind = zod.input<typeof SmsKind>;
export type SmsKindOutput = zod.output<typeof SmsKind>;

export const SmsPreference = /*#__PURE__*/ zod.object({
  "kind": SmsKind,
  "on": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether text messages of this kind are sent.')),
  "locked": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Codes: always sent, because the member asks for each.')),
  "changedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the member last switched this kind on or off; null before.'))
});

export type SmsPreference = zod.input<typeof SmsPreference>;
export type SmsPreferenceOutput = zod.output<typeof SmsPreference>;

export const SmsPreferences = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(SmsPreference)
});

export type SmsPreferences = zod.input<typeof SmsPreferences>;
export type SmsPreferencesOutput = zod.output<typeof SmsPreferences>;

export const SmsPreferenceRequest = /*#__PURE__*/ zod.object({
  "kind": SmsKind,
  "on": /*#__PURE__*/ zod.boolean()
});

export type SmsPreferenceRequest = zod.input<typeof SmsPreferenceRequest>;
export type SmsPreferenceRequestOutput = zod.output<typeof SmsPreferenceRequest>;

export const NicknameMax = 32;



export const Nickname = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NicknameMax)).check(/*#__PURE__*/ zod.describe('Two to 16 Chinese characters, letters, digits, `_` or `-`; the server checks and answers NICKNAME_INVALID.'));

export type Nickname = zod.input<typeof Nickname>;
export type NicknameOutput = zod.output<typeof Nickname>;

export const Avatar = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the picture; null until one is chosen.'));

export type Avatar = zod.input<typeof Avatar>;
export type AvatarOutput = zod.output<typeof Avatar>;

export const GroupRole = /*#__PURE__*/ zod.enum({
  /** 受访者 */
  Respondent: 0,
  /** 主持人 */
  Host: 1,
  /** 观察员 */
  Observer: 2,
} as const).check(/*#__PURE__*/ zod.describe('Hosts and observers see no points.'));

export type GroupRole = zod.input<typeof GroupRole>;
export type GroupRoleOutput = zod.output<typeof GroupRole>;

export const memberLevelRankMin = 0;
export const memberLevelRankMax = 4;



export const MemberLevel = /*#__PURE__*/ zod.object({
  "rank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(memberLevelRankMin)).check(/*#__PURE__*/ zod.lte(memberLevelRankMax)).check(/*#__PURE__*/ zod.describe('0 plain, 1 bronze, 2 silver, 3 gold, 4 diamond.')),
  "name": /*#__PURE__*/ zod.string()
});

export type MemberLevel = zod.input<typeof MemberLevel>;
export type MemberLevelOutput = zod.output<typeof MemberLevel>;

export const accountMemberCodeMax = 16;

export const accountCreditMin = 0;

export const accountQualityMin = 0;
export const accountQualityMax = 100;



export const Account = /*#__PURE__*/ zod.object({
  "id": Id,
  "nickname": Nickname,
  "avatar": Avatar,
  "memberCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountMemberCodeMax)).check(/*#__PURE__*/ zod.describe('The member number, to quote to support.')),
  "mobile": MaskedMobile,
  "email": /*#__PURE__*/ zod.union([MaskedEmail,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Masked address; null until one is set.')),
  "bbsRole": GroupRole,
  "level": MemberLevel,
  "coins": Coins,
  "pendingCoins": Coins,
  "credit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountCreditMin)).check(/*#__PURE__*/ zod.describe('Credit; sets the level.')),
  "quality": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountQualityMin)).check(/*#__PURE__*/ zod.lte(accountQualityMax)).check(/*#__PURE__*/ zod.describe('Quality score; below 60 fewer tasks, below 40 paused.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True until all four first steps are done.')),
  "verified": /*#__PURE__*/ zod.union([AdultStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null before a real-name check was handed in.')),
  "hasPassword": /*#__PURE__*/ zod.boolean(),
  "agreementDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The user agreement or the privacy policy changed since the member agreed; renewAgreement accepts the current versions.')),
  "blocked": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('A penalty blocks the member: most calls refuse with PENALTY_BLOCKED. listPenalties says why and until when, and an\nappeal, messages and their own data stay open.\n')),
  "joinedAt": Time
});

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

export const NicknameRequest = /*#__PURE__*/ zod.object({
  "nickname": Nickname
});

export type NicknameRequest = zod.input<typeof NicknameRequest>;
export type NicknameRequestOutput = zod.output<typeof NicknameRequest>;

export const NicknameChanged = /*#__PURE__*/ zod.object({
  "nickname": Nickname
});

export type NicknameChanged = zod.input<typeof NicknameChanged>;
export type NicknameChangedOutput = zod.output<typeof NicknameChanged>;

export const PropertyKeyRegExp = new RegExp('^[a-z][A-Za-z0-9]{1,31}$');


export const PropertyKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PropertyKeyRegExp));

export type PropertyKey = zod.input<typeof PropertyKey>;
export type PropertyKeyOutput = zod.output<typeof PropertyKey>;

export const PropertyFieldKind = /*#__PURE__*/ zod.enum({
  /** 单选 */
  Single: 'single',
  /** 多选 */
  Multiple: 'multiple',
  /** 日期 */
  Date: 'date',
  /** 地区 */
  Region: 'region',
} as const);

export type PropertyFieldKind = zod.input<typeof PropertyFieldKind>;
export type PropertyFieldKindOutput = zod.output<typeof PropertyFieldKind>;

export const propertyOptionValueMax = 64;



export const PropertyOption = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(propertyOptionValueMax)),
  "label": /*#__PURE__*/ zod.string()
});

export type PropertyOption = zod.input<typeof PropertyOption>;
export type PropertyOptionOutput = zod.output<typeof PropertyOption>;

export const PropertyField = /*#__PURE__*/ zod.object({
  "key": PropertyKey,
  "label": /*#__PURE__*/ zod.string(),
  "kind": PropertyFieldKind,
  "options": /*#__PURE__*/ zod.array(PropertyOption).check(/*#__PURE__*/ zod.describe('Empty for a date or a region.')),
  "values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What was answered: option values, one date (YYYY-MM-DD) or one region code; empty when unanswered.')),
  "required": /*#__PURE__*/ zod.boolean(),
  "sensitive": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member may decline to answer.')),
  "stale": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the answer is old enough to be asked again.')),
  "why": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why we ask for it.')),
  "updatedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
});

export type PropertyField = zod.input<typeof PropertyField>;
export type PropertyFieldOutput = zod.output<typeof PropertyField>;

export const propertySectionCompletionMin = 0;
export const propertySectionCompletionMax = 100;



export const PropertySection = /*#__PURE__*/ zod.object({
  "id": PropertyKey,
  "title": /*#__PURE__*/ zod.string(),
  "completion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertySectionCompletionMin)).check(/*#__PURE__*/ zod.lte(propertySectionCompletionMax)).check(/*#__PURE__*/ zod.describe('Completed share in percent.')),
  "fields": /*#__PURE__*/ zod.array(PropertyField)
});

export type PropertySection = zod.input<typeof PropertySection>;
export type PropertySectionOutput = zod.output<typeof PropertySection>;

export const propertyFormCompletionMin = 0;
export const propertyFormCompletionMax = 100;



export const PropertyForm = /*#__PURE__*/ zod.object({
  "completion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyFormCompletionMin)).check(/*#__PURE__*/ zod.lte(propertyFormCompletionMax)).check(/*#__PURE__*/ zod.describe('Completed share of all fields in percent.')),
  "moreTasks": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('How many more tasks a complete form would match; null when not computed.')),
  "sections": /*#__PURE__*/ zod.array(PropertySection)
});

export type PropertyForm = zod.input<typeof PropertyForm>;
export type PropertyFormOutput = zod.output<typeof PropertyForm>;

export const propertyAnswerValuesItemMax = 64;

export const propertyAnswerValuesMax = 50;



export const PropertyAnswer = /*#__PURE__*/ zod.object({
  "key": PropertyKey,
  "values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(propertyAnswerValuesItemMax))).check(/*#__PURE__*/ zod.maxLength(propertyAnswerValuesMax))
});

export type PropertyAnswer = zod.input<typeof PropertyAnswer>;
export type PropertyAnswerOutput = zod.output<typeof PropertyAnswer>;

export const propertyRequestAnswersMax = 100;



export const PropertyRequest = /*#__PURE__*/ zod.object({
  "answers": /*#__PURE__*/ zod.array(PropertyAnswer).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(propertyRequestAnswersMax))
});

export type PropertyRequest = zod.input<typeof PropertyRequest>;
export type PropertyRequestOutput = zod.output<typeof PropertyRequest>;

export const RegionCodeRegExp = new RegExp('^[1-9][0-9]{5}$');


export const RegionCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(RegionCodeRegExp));

export type RegionCode = zod.input<typeof RegionCode>;
export type RegionCodeOutput = zod.output<typeof RegionCode>;

export const Consignee = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "mobile": MaskedMobile,
  "regionCode": RegionCode,
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Province, city and district in words.')),
  "detail": /*#__PURE__*/ zod.string(),
  "isDefault": /*#__PURE__*/ zod.boolean()
});

export type Consignee = zod.input<typeof Consignee>;
export type ConsigneeOutput = zod.output<typeof Consignee>;

export const consigneeListItemsMax = 20;



export const ConsigneeList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Consignee).check(/*#__PURE__*/ zod.maxLength(consigneeListItemsMax))
});

export type ConsigneeList = zod.input<typeof ConsigneeList>;
export type ConsigneeListOutput = zod.output<typeof ConsigneeList>;

export const consigneeSaveNameMax = 32;

export const consigneeSaveDetailMax = 200;



export const ConsigneeSave = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.literal("save"),
  "id": /*#__PURE__*/ zod.exactOptional(Id),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(consigneeSaveNameMax)),
  "mobile": /*#__PURE__*/ zod.exactOptional(EncryptedField),
  "regionCode": RegionCode,
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(consigneeSaveDetailMax)),
  "isDefault": /*#__PURE__*/ zod.boolean()
});

export type ConsigneeSave = zod.input<typeof ConsigneeSave>;
export type ConsigneeSaveOutput = zod.output<typeof ConsigneeSave>;

export const ConsigneeRemove = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.literal("remove"),
  "id": Id
});

export type ConsigneeRemove = zod.input<typeof ConsigneeRemove>;
export type ConsigneeRemoveOutput = zod.output<typeof ConsigneeRemove>;

export const ConsigneeRequest = /*#__PURE__*/ zod.union([ConsigneeSave,ConsigneeRemove]);

export type ConsigneeRequest = zod.input<typeof ConsigneeRequest>;
export type ConsigneeRequestOutput = zod.output<typeof ConsigneeRequest>;

export const UploadKeyMax = 96;


export const UploadKeyRegExp = new RegExp('^[a-z]{1,16}/[a-z]{1,16}/[a-z0-9]{26}/[0-9]{17}\\.[a-z0-9]{1,8}$');


export const UploadKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(UploadKeyMax)).check(/*#__PURE__*/ zod.regex(UploadKeyRegExp)).check(/*#__PURE__*/ zod.describe('`<prefix>/<module>/<own folder>/<milliseconds><4 random digits>.<extension>`, as the upload policy gave it. The\nfolder is the caller\'s own and can\'t be guessed.\n'));

export type UploadKey = zod.input<typeof UploadKey>;
export type UploadKeyOutput = zod.output<typeof UploadKey>;

export const AvatarRequest = /*#__PURE__*/ zod.object({
  "key": UploadKey
});

export type AvatarRequest = zod.input<typeof AvatarRequest>;
export type AvatarRequestOutput = zod.output<typeof AvatarRequest>;

export const AvatarChanged = /*#__PURE__*/ zod.object({
  "avatar": /*#__PURE__*/ zod.string()
});

export type AvatarChanged = zod.input<typeof AvatarChanged>;
export type AvatarChangedOutput = zod.output<typeof AvatarChanged>;

export const ConsentDocument = /*#__PURE__*/ zod.enum({
  /** 用户协议与隐私政策 */
  Agreement: 'agreement',
  /** 实名认证（敏感个人信息） */
  IdVerification: 'idVerification',
  /** 个人资料问卷的敏感部分 */
  Attributes: 'attributes',
} as const);

export type ConsentDocument = zod.input<typeof ConsentDocument>;
export type ConsentDocumentOutput = zod.output<typeof ConsentDocument>;

export const Consent = /*#__PURE__*/ zod.object({
  "document": ConsentDocument,
  "version": AgreementVersion,
  "agreedAt": Time,
  "isCurrent": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether this is the current text.')),
  "withdrawable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether withdrawConsent can withdraw it now.')),
  "withdrawnAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
});

export type Consent = zod.input<typeof Consent>;
export type ConsentOutput = zod.output<typeof Consent>;

export const Privacy = /*#__PURE__*/ zod.object({
  "consents": /*#__PURE__*/ zod.array(Consent).check(/*#__PURE__*/ zod.describe('The newest first.')),
  "recommendation": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Personal recommendations. On by default.')),
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the account will be deleted; null without a request.'))
});

export type Privacy = zod.input<typeof Privacy>;
export type PrivacyOutput = zod.output<typeof Privacy>;

export const RecommendationRequest = /*#__PURE__*/ zod.object({
  "recommendation": /*#__PURE__*/ zod.boolean()
});

export type RecommendationRequest = zod.input<typeof RecommendationRequest>;
export type RecommendationRequestOutput = zod.output<typeof RecommendationRequest>;

export const WithdrawalRequest = /*#__PURE__*/ zod.object({
  "document": ConsentDocument
});

export type WithdrawalRequest = zod.input<typeof WithdrawalRequest>;
export type WithdrawalRequestOutput = zod.output<typeof WithdrawalRequest>;

export const partnerConsentTaskTitleMax = 100;



export const PartnerConsentTask = /*#__PURE__*/ zod.object({
  "hashId": PublicId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerConsentTaskTitleMax)),
  "agreedAt": Time,
  "withdrawnAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('One consent, given at the start of a task.'));

export type PartnerConsentTask = zod.input<typeof PartnerConsentTask>;
export type PartnerConsentTaskOutput = zod.output<typeof PartnerConsentTask>;

export const partnerConsentRecipientMax = 100;

export const partnerConsentItemsItemMax = 50;

export const partnerConsentPurposesItemMax = 200;

export const partnerConsentTasksMax = 20;




export const PartnerConsent = /*#__PURE__*/ zod.object({
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerConsentRecipientMax)).check(/*#__PURE__*/ zod.describe('Who gets the data.')),
  "thirdParty": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the recipient is another company.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerConsentItemsItemMax))).check(/*#__PURE__*/ zod.describe('What they get, over all tasks.')),
  "purposes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerConsentPurposesItemMax))),
  "tasks": /*#__PURE__*/ zod.array(PartnerConsentTask).check(/*#__PURE__*/ zod.maxLength(partnerConsentTasksMax)).check(/*#__PURE__*/ zod.describe('The tasks at which the member agreed, the newest first; at most 20.')),
  "taskCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('The number of all these tasks.')),
  "agreedAt": Time,
  "withdrawable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a consent to this recipient is in force.'))
});

export type PartnerConsent = zod.input<typeof PartnerConsent>;
export type PartnerConsentOutput = zod.output<typeof PartnerConsent>;

export const PartnerConsentList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(PartnerConsent)
});

export type PartnerConsentList = zod.input<typeof PartnerConsentList>;
export type PartnerConsentListOutput = zod.output<typeof PartnerConsentList>;

export const partnerWithdrawalRequestRecipientMax = 100;



export const PartnerWithdrawalRequest = /*#__PURE__*/ zod.object({
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerWithdrawalRequestRecipientMax))
});

export type PartnerWithdrawalRequest = zod.input<typeof PartnerWithdrawalRequest>;
export type PartnerWithdrawalRequestOutput = zod.output<typeof PartnerWithdrawalRequest>;

export const CheckedRequest = /*#__PURE__*/ zod.object({
  "checkTicket": Ticket
});

export type CheckedRequest = zod.input<typeof CheckedRequest>;
export type CheckedRequestOutput = zod.output<typeof CheckedRequest>;

export const accountClosingCardsMin = 0;

export const accountClosingOpenOrdersMin = 0;



export const AccountClosing = /*#__PURE__*/ zod.object({
  "requestedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Deadline for cancelling the deletion; null without a request.')),
  "underAge": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the birthday that the member gave is the reason. Then only correcting it ends the deletion.')),
  "coins": Coins,
  "pendingCoins": Coins,
  "cards": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingCardsMin)).check(/*#__PURE__*/ zod.describe('Number of cards that could still be used.')),
  "openOrders": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingOpenOrdersMin)).check(/*#__PURE__*/ zod.describe('Number of orders that are not issued yet.'))
});

export type AccountClosing = zod.input<typeof AccountClosing>;
export type AccountClosingOutput = zod.output<typeof AccountClosing>;

export const HomeAttentionKind = /*#__PURE__*/ zod.enum({
  /** 未答完的问卷 */
  Survey: 'survey',
  /** 个人资料问卷 */
  Attributes: 'attributes',
  /** 实名认证 */
  IdVerification: 'idVerification',
  /** 反馈 */
  Feedback: 'feedback',
  /** 兑换 */
  Exchange: 'exchange',
  /** 质量分 */
  Quality: 'quality',
  /** 讨论小组 */
  Group: 'group',
  /** 协议更新 */
  Agreement: 'agreement',
  /** 账号注销 */
  Closing: 'closing',
} as const);

export type HomeAttentionKind = zod.input<typeof HomeAttentionKind>;
export type HomeAttentionKindOutput = zod.output<typeof HomeAttentionKind>;

export const FeedbackState = /*#__PURE__*/ zod.enum({
  /** 待受理 */
  ToBeAccepted: 0,
  /** 待处理 */
  ToBeHandled: 1,
  /** 处理中 */
  InProgress: 2,
  /** 待你补充 */
  AwaitingFeedback: 3,
  /** 待你确认 */
  AwaitingConfirmation: 4,
  /** 已确认 */
  Confirmed: 5,
} as const);

export type FeedbackState = zod.input<typeof FeedbackState>;
export type FeedbackStateOutput = zod.output<typeof FeedbackState>;

export const homeAttentionLinkRegExp = new RegExp('^');
export const homeAttentionCoinsMin = 0;



export const HomeAttention = /*#__PURE__*/ zod.object({
  "kind": HomeAttentionKind,
  "title": /*#__PURE__*/ zod.string(),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "link": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(homeAttentionLinkRegExp)).check(/*#__PURE__*/ zod.describe('Path where the member continues it.')),
  "coins": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeAttentionCoinsMin))).check(/*#__PURE__*/ zod.describe('Coins that the member would miss or lose; null if it is not about coins.')),
  "since": Time,
  "until": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Deadline, or null.')),
  "feedbackState": /*#__PURE__*/ zod.union([FeedbackState,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Only for kind `feedback`.'))
});

export type HomeAttention = zod.input<typeof HomeAttention>;
export type HomeAttentionOutput = zod.output<typeof HomeAttention>;

export const NewcomerStepKind = /*#__PURE__*/ zod.enum({
  /** 验证手机号 */
  Mobile: 'mobile',
  /** 个人资料问卷 */
  Attributes: 'attributes',
  /** 第一份问卷 */
  FirstSurvey: 'firstSurvey',
  /** 第一次签到 */
  FirstCheckin: 'firstCheckin',
} as const);

export type NewcomerStepKind = zod.input<typeof NewcomerStepKind>;
export type NewcomerStepKindOutput = zod.output<typeof NewcomerStepKind>;

export const newcomerStepLinkRegExp = new RegExp('^');



export const NewcomerStep = /*#__PURE__*/ zod.object({
  "step": NewcomerStepKind,
  "done": /*#__PURE__*/ zod.boolean(),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newcomerStepLinkRegExp))).check(/*#__PURE__*/ zod.describe('Path where the member does it; null once it is done.')),
  "coins": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Coins for the step; null when they depend on the task or there are none.'))
});

export type NewcomerStep = zod.input<typeof NewcomerStep>;
export type NewcomerStepOutput = zod.output<typeof NewcomerStep>;

export const homeCheckAttentionMax = 20;

export const homeCheckNewcomerStepsMax = 4;



export const HomeCheck = /*#__PURE__*/ zod.object({
  "attention": /*#__PURE__*/ zod.array(HomeAttention).check(/*#__PURE__*/ zod.maxLength(homeCheckAttentionMax)),
  "newcomerSteps": /*#__PURE__*/ zod.array(NewcomerStep).check(/*#__PURE__*/ zod.maxLength(homeCheckNewcomerStepsMax)).check(/*#__PURE__*/ zod.describe('All four until the last is done; then empty.')),
  "tourDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether to show the tour: the member has done only the first step and hasn\'t seen it yet.')),
  "checkedInToday": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member checked in today (calendar day in Asia/Shanghai).'))
});

export type HomeCheck = zod.input<typeof HomeCheck>;
export type HomeCheckOutput = zod.output<typeof HomeCheck>;

export const InviteChannel = /*#__PURE__*/ zod.enum({
  /** 链接 */
  Link: 'link',
  /** 海报 */
  Poster: 'poster',
  /** 微信 */
  Wechat: 'wechat',
  /** APP */
  App: 'app',
  /** 填写邀请码 */
  Code: 'code',
} as const);

export type InviteChannel = zod.input<typeof InviteChannel>;
export type InviteChannelOutput = zod.output<typeof InviteChannel>;

export const InviteArrival = /*#__PURE__*/ zod.object({
  "inviteCode": InviteCode,
  "channel": InviteChannel
});

export type InviteArrival = zod.input<typeof InviteArrival>;
export type InviteArrivalOutput = zod.output<typeof InviteArrival>;

export const Inviter = /*#__PURE__*/ zod.object({
  "inviteCode": InviteCode,
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Masked.')),
  "avatar": Avatar
});

export type Inviter = zod.input<typeof Inviter>;
export type InviterOutput = zod.output<typeof Inviter>;

export const InviteStep = /*#__PURE__*/ zod.enum({
  /** 好友验证手机号并加入 */
  Verified: 'verified',
  /** 好友完成个人资料问卷 */
  WelcomeSurvey: 'welcomeSurvey',
  /** 好友完成首份付费问卷 */
  FirstSurvey: 'firstSurvey',
} as const);

export type InviteStep = zod.input<typeof InviteStep>;
export type InviteStepOutput = zod.output<typeof InviteStep>;

export const InviteTier = /*#__PURE__*/ zod.object({
  "step": InviteStep,
  "coins": Coins
});

export type InviteTier = zod.input<typeof InviteTier>;
export type InviteTierOutput = zod.output<typeof InviteTier>;

export const InviteOffer = /*#__PURE__*/ zod.object({
  "inviter": Inviter,
  "welcomeCoins": Coins.check(/*#__PURE__*/ zod.describe('Total of what the open newcomer tasks pay a new member.')),
  "tiers": /*#__PURE__*/ zod.array(InviteTier).check(/*#__PURE__*/ zod.describe('What the inviter earns and for what. Invited people see it too.')),
  "rememberedUntil": Time
});

export type InviteOffer = zod.input<typeof InviteOffer>;
export type InviteOfferOutput = zod.output<typeof InviteOffer>;

export const InviteCodeRequest = /*#__PURE__*/ zod.object({
  "inviteCode": InviteCode
});

export type InviteCodeRequest = zod.input<typeof InviteCodeRequest>;
export type InviteCodeRequestOutput = zod.output<typeof InviteCodeRequest>;

export const InvitePosterId = /*#__PURE__*/ zod.enum({
  /** 新芽 */
  Sprout: 'sprout',
  /** 纸笺 */
  Paper: 'paper',
  /** 印章 */
  Seal: 'seal',
} as const);

export type InvitePosterId = zod.input<typeof InvitePosterId>;
export type InvitePosterIdOutput = zod.output<typeof InvitePosterId>;

export const InvitePoster = /*#__PURE__*/ zod.object({
  "id": InvitePosterId,
  "title": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('A template. The site draws it on the device with nickname, QR code and rule line.'));

export type InvitePoster = zod.input<typeof InvitePoster>;
export type InvitePosterOutput = zod.output<typeof InvitePoster>;

export const NextInviteTiers = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "tiers": /*#__PURE__*/ zod.array(InviteTier)
});

export type NextInviteTiers = zod.input<typeof NextInviteTiers>;
export type NextInviteTiersOutput = zod.output<typeof NextInviteTiers>;

export const invitationInvitedMin = 0;



export const Invitation = /*#__PURE__*/ zod.object({
  "inviteCode": InviteCode,
  "link": /*#__PURE__*/ zod.url(),
  "posters": /*#__PURE__*/ zod.array(InvitePoster),
  "tiers": /*#__PURE__*/ zod.array(InviteTier),
  "nextTiers": /*#__PURE__*/ zod.union([NextInviteTiers,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the tiers become next, and from which day in China; null while no change is announced.')),
  "rules": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "showsName": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the invitation shows the member\'s whole nickname.')),
  "invited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(invitationInvitedMin)).check(/*#__PURE__*/ zod.describe('Members who came by this code.')),
  "earned": Coins,
  "pending": Coins
});

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;

export const InviteeState = /*#__PURE__*/ zod.enum({
  /** 已注册 */
  Registered: 'registered',
  /** 已完成个人资料问卷 */
  Welcomed: 'welcomed',
  /** 已完成首份问卷 */
  Completed: 'completed',
  /** 无效 */
  Void: 'void',
} as const);

export type InviteeState = zod.input<typeof InviteeState>;
export type InviteeStateOutput = zod.output<typeof InviteeState>;

export const CoinRowState = /*#__PURE__*/ zod.enum({
  /** 已到账 */
  Available: 0,
  /** 待入账 */
  Pending: 1,
  /** 已收回 */
  TakenBack: 2,
} as const);

export type CoinRowState = zod.input<typeof CoinRowState>;
export type CoinRowStateOutput = zod.output<typeof CoinRowState>;

export const InviteeStep = /*#__PURE__*/ zod.object({
  "step": InviteStep,
  "at": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When it earned, or null while it has not.')),
  "coins": Coins,
  "state": /*#__PURE__*/ zod.union([CoinRowState,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('State of the coins, or null while the step has not earned.')),
  "arrivedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the coins became available, or null.')),
  "expectedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When pending coins become available, or null while they wait for the friend\'s first paid survey.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why coins were taken back, or null.'))
}).check(/*#__PURE__*/ zod.describe('One step of the way of a friend, and what it earned.'));

export type InviteeStep = zod.input<typeof InviteeStep>;
export type InviteeStepOutput = zod.output<typeof InviteeStep>;

export const InviteeFamily = /*#__PURE__*/ zod.enum({
  /** 不能声明 */
  No: 'no',
  /** 可以声明 */
  Possible: 'possible',
  /** 已声明 */
  Declared: 'declared',
} as const).check(/*#__PURE__*/ zod.describe('Whether the friend can be declared as family, because they share a device or a network with the inviter.'));

export type InviteeFamily = zod.input<typeof InviteeFamily>;
export type InviteeFamilyOutput = zod.output<typeof InviteeFamily>;

export const inviteeStepsMax = 3;



export const Invitee = /*#__PURE__*/ zod.object({
  "id": Id,
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Masked.')),
  "avatar": Avatar,
  "state": InviteeState,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why it is void, or null.')),
  "coins": Coins,
  "registeredAt": Time,
  "channel": InviteChannel,
  "steps": /*#__PURE__*/ zod.array(InviteeStep).check(/*#__PURE__*/ zod.maxLength(inviteeStepsMax)).check(/*#__PURE__*/ zod.describe('All steps in their order.')),
  "family": InviteeFamily,
  "declaredAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the friend was declared as family, or null.'))
});

export type Invitee = zod.input<typeof Invitee>;
export type InviteeOutput = zod.output<typeof Invitee>;

export const inviteePageTotalMin = 0;



export const InviteePage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Invitee),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteePageTotalMin))
});

export type InviteePage = zod.input<typeof InviteePage>;
export type InviteePageOutput = zod.output<typeof InviteePage>;

export const InviteReward = /*#__PURE__*/ zod.object({
  "id": Id,
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Of the invited member, masked.')),
  "step": InviteStep,
  "coins": Coins,
  "state": CoinRowState,
  "expectedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When pending coins become available, or null while they wait for the friend\'s first paid survey.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why coins were taken back, or null.')),
  "createdAt": Time
});

export type InviteReward = zod.input<typeof InviteReward>;
export type InviteRewardOutput = zod.output<typeof InviteReward>;

export const InviteRewardPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(InviteReward),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type InviteRewardPage = zod.input<typeof InviteRewardPage>;
export type InviteRewardPageOutput = zod.output<typeof InviteRewardPage>;

export const RegionLeaf = /*#__PURE__*/ zod.object({
  "code": RegionCode,
  "name": /*#__PURE__*/ zod.string()
});

export type RegionLeaf = zod.input<typeof RegionLeaf>;
export type RegionLeafOutput = zod.output<typeof RegionLeaf>;

export const RegionBranch = /*#__PURE__*/ zod.object({
  "code": RegionCode,
  "name": /*#__PURE__*/ zod.string(),
  "children": /*#__PURE__*/ zod.array(RegionLeaf)
});

export type RegionBranch = zod.input<typeof RegionBranch>;
export type RegionBranchOutput = zod.output<typeof RegionBranch>;

export const Region = /*#__PURE__*/ zod.object({
  "code": RegionCode,
  "name": /*#__PURE__*/ zod.string(),
  "children": /*#__PURE__*/ zod.array(RegionBranch)
});

export type Region = zod.input<typeof Region>;
export type RegionOutput = zod.output<typeof Region>;

export const RegionTree = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Region)
}).check(/*#__PURE__*/ zod.describe('Provinces at the top; below a province its cities, below a city its districts, with `children` empty where nothing lies below.'));

export type RegionTree = zod.input<typeof RegionTree>;
export type RegionTreeOutput = zod.output<typeof RegionTree>;

export const UploadModule = /*#__PURE__*/ zod.enum({
  /** 头像 */
  Avatar: 'avatar',
  /** 反馈 */
  Feedback: 'feedback',
  /** 任务 */
  Task: 'task',
  /** 讨论小组 */
  Group: 'group',
  /** 领奖 */
  Claim: 'claim',
  /** 合作 */
  Cooperate: 'cooperate',
} as const);

export type UploadModule = zod.input<typeof UploadModule>;
export type UploadModuleOutput = zod.output<typeof UploadModule>;

export const UploadPolicyText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Base64 of the policy: expiry, bucket, key, type and size.'));

export type UploadPolicyText = zod.input<typeof UploadPolicyText>;
export type UploadPolicyTextOutput = zod.output<typeof UploadPolicyText>;

export const UploadContentType = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The type we store the file with; the policy contains it too.'));

export type UploadContentType = zod.input<typeof UploadContentType>;
export type UploadContentTypeOutput = zod.output<typeof UploadContentType>;

export const uploadFormV4XOssDateRegExp = new RegExp('^[0-9]{8}T[0-9]{6}Z$');
export const uploadFormV4XOssSignatureRegExp = new RegExp('^[0-9a-f]{64}$');


export const UploadFormV4 = /*#__PURE__*/ zod.object({
  "x-oss-signature-version": /*#__PURE__*/ zod.literal("OSS4-HMAC-SHA256"),
  "x-oss-credential": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('`<access key id>/<day>/<region>/oss/aliyun_v4_request`')),
  "x-oss-date": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadFormV4XOssDateRegExp)),
  "x-oss-signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadFormV4XOssSignatureRegExp)),
  "policy": UploadPolicyText,
  "success_action_status": /*#__PURE__*/ zod.literal("200"),
  "x-oss-content-type": UploadContentType,
  "x-oss-forbid-overwrite": /*#__PURE__*/ zod.literal("true"),
  "x-oss-object-acl": /*#__PURE__*/ zod.literal("private"),
  "key": UploadKey
});

export type UploadFormV4 = zod.input<typeof UploadFormV4>;
export type UploadFormV4Output = zod.output<typeof UploadFormV4>;

export const UploadFormV1 = /*#__PURE__*/ zod.object({
  "OSSAccessKeyId": /*#__PURE__*/ zod.string(),
  "Signature": /*#__PURE__*/ zod.string(),
  "policy": UploadPolicyText,
  "success_action_status": /*#__PURE__*/ zod.literal("200"),
  "x-oss-content-type": UploadContentType,
  "x-oss-forbid-overwrite": /*#__PURE__*/ zod.literal("true"),
  "x-oss-object-acl": /*#__PURE__*/ zod.literal("private"),
  "key": UploadKey
}).check(/*#__PURE__*/ zod.describe('For buckets older than V4.'));

export type UploadFormV1 = zod.input<typeof UploadFormV1>;
export type UploadFormV1Output = zod.output<typeof UploadFormV1>;

export const UploadForm = /*#__PURE__*/ zod.union([UploadFormV4,UploadFormV1]).check(/*#__PURE__*/ zod.describe('The form\'s fields, spelled as the store requires. The client sends all of them and adds `file` as the last one.'));

export type UploadForm = zod.input<typeof UploadForm>;
export type UploadFormOutput = zod.output<typeof UploadForm>;




export const UploadPolicy = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address to send the form to.')),
  "form": UploadForm,
  "fileUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the uploaded file. Use signFileUrl to read it when it is not public.')),
  "maxBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('The size that the caller requested.')),
  "expiresAt": Time
});

export type UploadPolicy = zod.input<typeof UploadPolicy>;
export type UploadPolicyOutput = zod.output<typeof UploadPolicy>;

export const uploadRequestIdMax = 64;


export const uploadRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const uploadRequestExtensionMax = 8;


export const uploadRequestExtensionRegExp = new RegExp('^[a-z0-9]{1,8}$');
export const uploadRequestSizeMax = 524288000;



export const UploadRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadRequestIdMax)).check(/*#__PURE__*/ zod.regex(uploadRequestIdRegExp)).check(/*#__PURE__*/ zod.describe('The caller\'s own name of this upload. A call with the same id continues it, also after a reload.')),
  "module": UploadModule,
  "extension": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadRequestExtensionMax)).check(/*#__PURE__*/ zod.regex(uploadRequestExtensionRegExp)).check(/*#__PURE__*/ zod.describe('Extension of the original file name, in lower case.')),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(uploadRequestSizeMax)).check(/*#__PURE__*/ zod.describe('Size in bytes. Not a byte more can be sent.'))
});

export type UploadRequest = zod.input<typeof UploadRequest>;
export type UploadRequestOutput = zod.output<typeof UploadRequest>;


export const uploadPartStartMin = 0;




export const UploadPart = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Counted from 1.')),
  "start": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadPartStartMin)).check(/*#__PURE__*/ zod.describe('Its first byte in the file.')),
  "bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Its length. The store refuses any other.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The address to PUT it to, valid for ten minutes.'))
});

export type UploadPart = zod.input<typeof UploadPart>;
export type UploadPartOutput = zod.output<typeof UploadPart>;

export const uploadInPartsReceivedBytesMin = 0;

export const uploadInPartsPartsMax = 8;



export const UploadInParts = /*#__PURE__*/ zod.object({
  "key": UploadKey,
  "fileUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the uploaded file. Use signFileUrl to read it.')),
  "receivedBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(uploadInPartsReceivedBytesMin)).check(/*#__PURE__*/ zod.describe('The bytes of the parts that have arrived.')),
  "isComplete": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether all parts have arrived and are one file.')),
  "parts": /*#__PURE__*/ zod.array(UploadPart).check(/*#__PURE__*/ zod.maxLength(uploadInPartsPartsMax)).check(/*#__PURE__*/ zod.describe('The next missing parts, in their order; none when the upload is complete.'))
});

export type UploadInParts = zod.input<typeof UploadInParts>;
export type UploadInPartsOutput = zod.output<typeof UploadInParts>;

export const SignedUrl = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string(),
  "expiresAt": Time
});

export type SignedUrl = zod.input<typeof SignedUrl>;
export type SignedUrlOutput = zod.output<typeof SignedUrl>;

export const AppPlatform = /*#__PURE__*/ zod.enum({
  /** iOS */
  Ios: 'ios',
  /** 安卓 */
  Android: 'android',
  /** 鸿蒙 */
  Harmony: 'harmony',
} as const);

export type AppPlatform = zod.input<typeof AppPlatform>;
export type AppPlatformOutput = zod.output<typeof AppPlatform>;


export const appReleaseSha256RegExp = new RegExp('^[0-9a-f]{64}$');


export const AppRelease = /*#__PURE__*/ zod.object({
  "platform": AppPlatform,
  "version": /*#__PURE__*/ zod.string(),
  "minimumSystem": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('The store page or the package itself.')),
  "store": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the store; null when `url` is the package.')),
  "bytes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "sha256": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appReleaseSha256RegExp))).check(/*#__PURE__*/ zod.describe('SHA-256 of the package.')),
  "releasedAt": Time,
  "notes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type AppRelease = zod.input<typeof AppRelease>;
export type AppReleaseOutput = zod.output<typeof AppRelease>;

export const AppDownload = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(AppRelease)
});

export type AppDownload = zod.input<typeof AppDownload>;
export type AppDownloadOutput = zod.output<typeof AppDownload>;

export const DesktopAppDownload = /*#__PURE__*/ zod.object({
  "qrContent": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('What the QR code shows: /app/down.')),
  "items": /*#__PURE__*/ zod.array(AppRelease)
});

export type DesktopAppDownload = zod.input<typeof DesktopAppDownload>;
export type DesktopAppDownloadOutput = zod.output<typeof DesktopAppDownload>;

export const EventState = /*#__PURE__*/ zod.enum({
  /** 即将开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 已结束 */
  Ended: 'ended',
} as const);

export type EventState = zod.input<typeof EventState>;
export type EventStateOutput = zod.output<typeof EventState>;

export const ContentLinkRegExp = new RegExp('^(/|https://)');


export const ContentLink = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ContentLinkRegExp))).check(/*#__PURE__*/ zod.describe('A path on the member site or an https address of an allowed host; null when nothing opens.'));

export type ContentLink = zod.input<typeof ContentLink>;
export type ContentLinkOutput = zod.output<typeof ContentLink>;

export const EventItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "cover": /*#__PURE__*/ zod.string(),
  "state": EventState,
  "startsAt": Time,
  "endsAt": Time,
  "link": ContentLink
});

export type EventItem = zod.input<typeof EventItem>;
export type EventItemOutput = zod.output<typeof EventItem>;

export const EventPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(EventItem),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type EventPage = zod.input<typeof EventPage>;
export type EventPageOutput = zod.output<typeof EventPage>;

export const BannerPlace = /*#__PURE__*/ zod.enum({
  /** 首页 */
  Home: 'home',
  /** 落地页 */
  Landing: 'landing',
  /** 任务大厅 */
  Task: 'task',
  /** 福利兑换 */
  Exchange: 'exchange',
} as const);

export type BannerPlace = zod.input<typeof BannerPlace>;
export type BannerPlaceOutput = zod.output<typeof BannerPlace>;

export const Banner = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Also the picture\'s text alternative.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('2:1, for phones.')),
  "wideImage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('4:1, for desktops.')),
  "link": ContentLink,
  "endsAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
});

export type Banner = zod.input<typeof Banner>;
export type BannerOutput = zod.output<typeof Banner>;

export const bannerListItemsMax = 10;



export const BannerList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Banner).check(/*#__PURE__*/ zod.maxLength(bannerListItemsMax))
});

export type BannerList = zod.input<typeof BannerList>;
export type BannerListOutput = zod.output<typeof BannerList>;

export const InviteNameRequest = /*#__PURE__*/ zod.object({
  "shown": /*#__PURE__*/ zod.boolean()
});

export type InviteNameRequest = zod.input<typeof InviteNameRequest>;
export type InviteNameRequestOutput = zod.output<typeof InviteNameRequest>;

export const companyNameMax = 60;

export const companyIcpMax = 40;

export const companyTelecomLicenceMax = 40;

export const companyPoliceMax = 40;



export const Company = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyNameMax)),
  "icp": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyIcpMax)).check(/*#__PURE__*/ zod.describe('Number of the ICP filing.')),
  "telecomLicence": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyTelecomLicenceMax))).check(/*#__PURE__*/ zod.describe('Number of the licence for value-added telecom services, or null.')),
  "police": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyPoliceMax))).check(/*#__PURE__*/ zod.describe('Number of the filing with the police, or null.'))
}).check(/*#__PURE__*/ zod.describe('The company that runs the site, with its filings, as the law asks every page to show them.'));

export type Company = zod.input<typeof Company>;
export type CompanyOutput = zod.output<typeof Company>;

export const contactPhoneRegExp = new RegExp('^\\+?[0-9-]{5,20}$');
export const contactHoursMax = 40;

export const contactCoinsPerYuanMax = 10000;



export const Contact = /*#__PURE__*/ zod.object({
  "mail": /*#__PURE__*/ zod.email(),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(contactPhoneRegExp)),
  "hours": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactHoursMax)).check(/*#__PURE__*/ zod.describe('Hours in which we answer the phone.')),
  "form": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('Address of the company\'s own form or chat.')),
  "officialAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('What the QR code of the official WeChat account says, or null without one.')),
  "company": Company,
  "coinsPerYuan": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contactCoinsPerYuanMax)).check(/*#__PURE__*/ zod.describe('How many coins are worth one yuan.'))
});

export type Contact = zod.input<typeof Contact>;
export type ContactOutput = zod.output<typeof Contact>;

export const cooperationRequestCompanyMin = 2;
export const cooperationRequestCompanyMax = 60;

export const cooperationRequestNeedMin = 10;
export const cooperationRequestNeedMax = 1000;



export const CooperationRequest = /*#__PURE__*/ zod.object({
  "company": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cooperationRequestCompanyMin)).check(/*#__PURE__*/ zod.maxLength(cooperationRequestCompanyMax)).check(/*#__PURE__*/ zod.describe('Name of the company or institution.')),
  "contact": EncryptedField,
  "need": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cooperationRequestNeedMin)).check(/*#__PURE__*/ zod.maxLength(cooperationRequestNeedMax)),
  "consented": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('The person agreed that we use this to answer the application.'))
});

export type CooperationRequest = zod.input<typeof CooperationRequest>;
export type CooperationRequestOutput = zod.output<typeof CooperationRequest>;

export const ApplicationNumberRegExp = new RegExp('^[HZ]-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$');


export const ApplicationNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ApplicationNumberRegExp)).check(/*#__PURE__*/ zod.describe('An opaque number. Anyone who knows it can read the state of the application.'));

export type ApplicationNumber = zod.input<typeof ApplicationNumber>;
export type ApplicationNumberOutput = zod.output<typeof ApplicationNumber>;

export const ApplicationKind = /*#__PURE__*/ zod.enum({
  /** 商务合作 */
  Cooperation: 'cooperation',
  /** 校园大使 */
  Recruit: 'recruit',
} as const);

export type ApplicationKind = zod.input<typeof ApplicationKind>;
export type ApplicationKindOutput = zod.output<typeof ApplicationKind>;

export const ApplicationState = /*#__PURE__*/ zod.enum({
  /** 已收到 */
  Received: 'received',
  /** 处理中 */
  Reviewing: 'reviewing',
  /** 已通过 */
  Accepted: 'accepted',
  /** 未通过 */
  Declined: 'declined',
} as const);

export type ApplicationState = zod.input<typeof ApplicationState>;
export type ApplicationStateOutput = zod.output<typeof ApplicationState>;

export const ApplicationReceipt = /*#__PURE__*/ zod.object({
  "number": ApplicationNumber,
  "kind": ApplicationKind,
  "state": ApplicationState,
  "submittedAt": Time,
  "changedAt": Time,
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Our answer to the applicant.'))
});

export type ApplicationReceipt = zod.input<typeof ApplicationReceipt>;
export type ApplicationReceiptOutput = zod.output<typeof ApplicationReceipt>;

export const recruitRequestNameMin = 2;
export const recruitRequestNameMax = 20;

export const recruitRequestSchoolMin = 2;
export const recruitRequestSchoolMax = 40;

export const recruitRequestCityMin = 2;
export const recruitRequestCityMax = 20;

export const recruitRequestReasonMin = 10;
export const recruitRequestReasonMax = 500;



export const RecruitRequest = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(recruitRequestNameMin)).check(/*#__PURE__*/ zod.maxLength(recruitRequestNameMax)),
  "school": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(recruitRequestSchoolMin)).check(/*#__PURE__*/ zod.maxLength(recruitRequestSchoolMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(recruitRequestCityMin)).check(/*#__PURE__*/ zod.maxLength(recruitRequestCityMax)),
  "mobile": EncryptedField,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(recruitRequestReasonMin)).check(/*#__PURE__*/ zod.maxLength(recruitRequestReasonMax)),
  "consented": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('The person is 18 or older and agreed that we use this to answer the application.'))
});

export type RecruitRequest = zod.input<typeof RecruitRequest>;
export type RecruitRequestOutput = zod.output<typeof RecruitRequest>;

export const ChannelCodeRegExp = new RegExp('^[a-z0-9][a-z0-9-]{1,31}$');


export const ChannelCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ChannelCodeRegExp));

export type ChannelCode = zod.input<typeof ChannelCode>;
export type ChannelCodeOutput = zod.output<typeof ChannelCode>;

export const ChannelArrival = /*#__PURE__*/ zod.object({
  "channel": ChannelCode
});

export type ChannelArrival = zod.input<typeof ChannelArrival>;
export type ChannelArrivalOutput = zod.output<typeof ChannelArrival>;

export const channelPagePointsMax = 6;



export const ChannelPage = /*#__PURE__*/ zod.object({
  "channel": ChannelCode,
  "title": /*#__PURE__*/ zod.string(),
  "lead": /*#__PURE__*/ zod.string(),
  "points": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string()
})).check(/*#__PURE__*/ zod.maxLength(channelPagePointsMax)),
  "partner": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Who sent the visitor here.')),
  "endsAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
});

export type ChannelPage = zod.input<typeof ChannelPage>;
export type ChannelPageOutput = zod.output<typeof ChannelPage>;

export const PageErrorKind = /*#__PURE__*/ zod.enum({
  /** 脚本错误 */
  Error: 'error',
  /** 未处理的失败 */
  Rejection: 'rejection',
  /** 渲染错误 */
  Render: 'render',
  /** 文件没有加载 */
  Resource: 'resource',
} as const);

export type PageErrorKind = zod.input<typeof PageErrorKind>;
export type PageErrorKindOutput = zod.output<typeof PageErrorKind>;

export const pageErrorReleaseMax = 100;

export const pageErrorPathMax = 100;

export const pageErrorMessageMax = 300;

export const pageErrorStackMax = 2000;



export const PageError = /*#__PURE__*/ zod.object({
  "kind": PageErrorKind,
  "release": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageErrorReleaseMax)).check(/*#__PURE__*/ zod.describe('The first script of the page, whose name differs with each release.')),
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageErrorPathMax)).check(/*#__PURE__*/ zod.describe('The path of the page; ids are replaced by `:id`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageErrorMessageMax)),
  "stack": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageErrorStackMax)).check(/*#__PURE__*/ zod.describe('The places in our files, without queries.'))
});

export type PageError = zod.input<typeof PageError>;
export type PageErrorOutput = zod.output<typeof PageError>;

export const siteFiguresMembersMin = 0;

export const siteFiguresAnswersMin = 0;

export const siteFiguresCoinsMin = 0;

export const siteFiguresToldEarlyMin = 0;
export const siteFiguresToldEarlyMax = 100;



export const SiteFigures = /*#__PURE__*/ zod.object({
  "members": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(siteFiguresMembersMin))).check(/*#__PURE__*/ zod.describe('Members now.')),
  "answers": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(siteFiguresAnswersMin))).check(/*#__PURE__*/ zod.describe('Completed surveys and tasks.')),
  "coins": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(siteFiguresCoinsMin))).check(/*#__PURE__*/ zod.describe('Coins of benefits that were issued.')),
  "toldEarly": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(siteFiguresToldEarlyMin)).check(/*#__PURE__*/ zod.lte(siteFiguresToldEarlyMax))).check(/*#__PURE__*/ zod.describe('Of those whom surveys did not take in 30 days: percent who knew within 2 minutes and got coins. null with fewer than 20 people.')),
  "countedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('Counted each night. null where the figure is too small to say anything.'));

export type SiteFigures = zod.input<typeof SiteFigures>;
export type SiteFiguresOutput = zod.output<typeof SiteFigures>;

export const MessageLinkMax = 500;


export const MessageLinkRegExp = new RegExp('^(/|https://)');


export const MessageLink = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MessageLinkMax)).check(/*#__PURE__*/ zod.regex(MessageLinkRegExp)).check(/*#__PURE__*/ zod.describe('`link` of a message.'));

export type MessageLink = zod.input<typeof MessageLink>;
export type MessageLinkOutput = zod.output<typeof MessageLink>;

export const newMessagesMessagesMin = 0;

export const newMessagesNoticesMin = 0;

export const newMessagesLinksMax = 50;



export const NewMessages = /*#__PURE__*/ zod.object({
  "messages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newMessagesMessagesMin)).check(/*#__PURE__*/ zod.describe('Number of unread messages.')),
  "notices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newMessagesNoticesMin)).check(/*#__PURE__*/ zod.describe('Number of unread notices.')),
  "latestAt": Time,
  "links": /*#__PURE__*/ zod.array(MessageLink).check(/*#__PURE__*/ zod.maxLength(newMessagesLinksMax)).check(/*#__PURE__*/ zod.describe('Where the newest unread messages lead, each page once.'))
});

export type NewMessages = zod.input<typeof NewMessages>;
export type NewMessagesOutput = zod.output<typeof NewMessages>;

export const ScreenMessage = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string(),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "action": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Label of the button that opens `link`.')),
  "link": ContentLink
});

export type ScreenMessage = zod.input<typeof ScreenMessage>;
export type ScreenMessageOutput = zod.output<typeof ScreenMessage>;

export const MessageKind = /*#__PURE__*/ zod.enum({
  /** 任务 */
  Task: 'task',
  /** 金币 */
  Coins: 'coins',
  /** 兑换 */
  Exchange: 'exchange',
  /** 质量分与等级 */
  Quality: 'quality',
  /** 讨论小组 */
  Group: 'group',
  /** 反馈 */
  Feedback: 'feedback',
  /** 邀请 */
  Invite: 'invite',
  /** 账号 */
  Account: 'account',
} as const);

export type MessageKind = zod.input<typeof MessageKind>;
export type MessageKindOutput = zod.output<typeof MessageKind>;

export const Message = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": MessageKind,
  "title": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Plain text; a line break is a new paragraph.')),
  "link": ContentLink,
  "read": /*#__PURE__*/ zod.boolean(),
  "createdAt": Time
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const messagePageUnreadMin = 0;



export const MessagePage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Message),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(messagePageUnreadMin)).check(/*#__PURE__*/ zod.describe('Number of all unread messages.'))
});

export type MessagePage = zod.input<typeof MessagePage>;
export type MessagePageOutput = zod.output<typeof MessagePage>;

export const readSomeIdsMax = 100;



export const ReadSome = /*#__PURE__*/ zod.object({
  "scope": /*#__PURE__*/ zod.literal("some"),
  "ids": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readSomeIdsMax))
});

export type ReadSome = zod.input<typeof ReadSome>;
export type ReadSomeOutput = zod.output<typeof ReadSome>;

export const readLinkedLinksMax = 50;



export const ReadLinked = /*#__PURE__*/ zod.object({
  "scope": /*#__PURE__*/ zod.literal("linked"),
  "links": /*#__PURE__*/ zod.array(MessageLink).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readLinkedLinksMax))
}).check(/*#__PURE__*/ zod.describe('Marks the messages that lead to pages which the member has opened.'));

export type ReadLinked = zod.input<typeof ReadLinked>;
export type ReadLinkedOutput = zod.output<typeof ReadLinked>;

export const ReadAll = /*#__PURE__*/ zod.object({
  "scope": /*#__PURE__*/ zod.literal("all"),
  "before": Time
}).check(/*#__PURE__*/ zod.describe('Marks everything up to `before` as read, so that newer arrivals stay unread.'));

export type ReadAll = zod.input<typeof ReadAll>;
export type ReadAllOutput = zod.output<typeof ReadAll>;

export const ReadMessagesRequest = /*#__PURE__*/ zod.union([ReadSome,ReadLinked,ReadAll]);

export type ReadMessagesRequest = zod.input<typeof ReadMessagesRequest>;
export type ReadMessagesRequestOutput = zod.output<typeof ReadMessagesRequest>;

export const readReceiptUnreadMin = 0;



export const ReadReceipt = /*#__PURE__*/ zod.object({
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readReceiptUnreadMin)),
  "readAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('Names this marking for `undoRead`.'))
});

export type ReadReceipt = zod.input<typeof ReadReceipt>;
export type ReadReceiptOutput = zod.output<typeof ReadReceipt>;

export const UndoReadRequest = /*#__PURE__*/ zod.object({
  "of": /*#__PURE__*/ zod.enum({
  Messages: 'messages',
  Notices: 'notices',
} as const),
  "readAt": Time
});

export type UndoReadRequest = zod.input<typeof UndoReadRequest>;
export type UndoReadRequestOutput = zod.output<typeof UndoReadRequest>;

export const unreadCountUnreadMin = 0;



export const UnreadCount = /*#__PURE__*/ zod.object({
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unreadCountUnreadMin))
});

export type UnreadCount = zod.input<typeof UnreadCount>;
export type UnreadCountOutput = zod.output<typeof UnreadCount>;

export const MessagePreference = /*#__PURE__*/ zod.object({
  "kind": MessageKind,
  "mail": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether messages of this kind are mailed.')),
  "locked": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Money and security: always mailed.'))
});

export type MessagePreference = zod.input<typeof MessagePreference>;
export type MessagePreferenceOutput = zod.output<typeof MessagePreference>;

export const MessagePreferences = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(MessagePreference)
});

export type MessagePreferences = zod.input<typeof MessagePreferences>;
export type MessagePreferencesOutput = zod.output<typeof MessagePreferences>;

export const MessagePreferenceRequest = /*#__PURE__*/ zod.object({
  "kind": MessageKind,
  "mail": /*#__PURE__*/ zod.boolean()
});

export type MessagePreferenceRequest = zod.input<typeof MessagePreferenceRequest>;
export type MessagePreferenceRequestOutput = zod.output<typeof MessagePreferenceRequest>;

export const FlashReadRequest = /*#__PURE__*/ zod.object({
  "id": Id
});

export type FlashReadRequest = zod.input<typeof FlashReadRequest>;
export type FlashReadRequestOutput = zod.output<typeof FlashReadRequest>;

export const NoticeSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "pinned": /*#__PURE__*/ zod.boolean(),
  "read": /*#__PURE__*/ zod.boolean(),
  "publishedAt": Time
});

export type NoticeSummary = zod.input<typeof NoticeSummary>;
export type NoticeSummaryOutput = zod.output<typeof NoticeSummary>;

export const noticePageUnreadMin = 0;



export const NoticePage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(NoticeSummary),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noticePageUnreadMin)).check(/*#__PURE__*/ zod.describe('Number of all unread notices.'))
});

export type NoticePage = zod.input<typeof NoticePage>;
export type NoticePageOutput = zod.output<typeof NoticePage>;

export const ReadRequest = /*#__PURE__*/ zod.union([ReadSome,ReadAll]);

export type ReadRequest = zod.input<typeof ReadRequest>;
export type ReadRequestOutput = zod.output<typeof ReadRequest>;

export const RichBlock = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum({
  Heading: 'heading',
  Paragraph: 'paragraph',
  List: 'list',
  Steps: 'steps',
} as const).check(/*#__PURE__*/ zod.describe('A heading and a paragraph have one line; a list and numbered steps one for each item.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(RichSpan))
});

export type RichBlock = zod.input<typeof RichBlock>;
export type RichBlockOutput = zod.output<typeof RichBlock>;

export const RichText = /*#__PURE__*/ zod.array(RichBlock).check(/*#__PURE__*/ zod.describe('The checked subset of rich text. It holds no markup, so clients show it as text.'));

export type RichText = zod.input<typeof RichText>;
export type RichTextOutput = zod.output<typeof RichText>;

export const Notice = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "body": RichText,
  "pinned": /*#__PURE__*/ zod.boolean(),
  "read": /*#__PURE__*/ zod.boolean(),
  "publishedAt": Time
});

export type Notice = zod.input<typeof Notice>;
export type NoticeOutput = zod.output<typeof Notice>;

export const LiveKind = /*#__PURE__*/ zod.enum({
  /** 余额变动 */
  Balance: 'balance',
  /** 新消息 */
  Message: 'message',
  /** 新公告 */
  Notice: 'notice',
  /** 兑换进度 */
  Order: 'order',
  /** 答题结果 */
  Participation: 'participation',
  /** 讨论小组动态 */
  Group: 'group',
  /** 重新获取 */
  Reset: 'reset',
} as const);

export type LiveKind = zod.input<typeof LiveKind>;
export type LiveKindOutput = zod.output<typeof LiveKind>;

export const liveNewsSubjectIdMax = 64;



export const LiveNews = /*#__PURE__*/ zod.object({
  "kind": LiveKind,
  "at": Time,
  "subjectId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liveNewsSubjectIdMax)))
}).check(/*#__PURE__*/ zod.describe('What has changed, by id only; `subjectId` is the message, notice, order or participation.'));

export type LiveNews = zod.input<typeof LiveNews>;
export type LiveNewsOutput = zod.output<typeof LiveNews>;

export const GroupLiveKind = /*#__PURE__*/ zod.enum({
  /** 新回答 */
  ResponseCreated: 'response.created',
  /** 回答已修改 */
  ResponseEdited: 'response.edited',
  /** 回答已删除 */
  ResponseDeleted: 'response.deleted',
  /** 主持人已看 */
  ResponseSeen: 'response.seen',
  /** 新追问或回复 */
  FollowUpCreated: 'followup.created',
  /** 有人投票 */
  VoteCast: 'vote.cast',
  /** 环节开放 */
  SectionOpened: 'section.opened',
  /** 环节关闭 */
  SectionClosed: 'section.closed',
  /** 话题开放 */
  TopicOpened: 'topic.opened',
  /** 话题关闭 */
  TopicClosed: 'topic.closed',
} as const);

export type GroupLiveKind = zod.input<typeof GroupLiveKind>;
export type GroupLiveKindOutput = zod.output<typeof GroupLiveKind>;

export const GroupLiveEvent = /*#__PURE__*/ zod.object({
  "kind": GroupLiveKind,
  "topicId": Id,
  "sectionId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null for an event of a whole topic.')),
  "responseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "followUpId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "at": Time
}).check(/*#__PURE__*/ zod.describe('An event of one group over `GET /v1/live`. It has no content, so that the reading call always decides what the\nreader may see. Respondents get events only of sections that they may see. For a section still locked to them they\nget `response.created` with `responseId` null, so that the count changes. Only the author gets `response.seen`.\n'));

export type GroupLiveEvent = zod.input<typeof GroupLiveEvent>;
export type GroupLiveEventOutput = zod.output<typeof GroupLiveEvent>;

export const liveEventIdMax = 64;



export const LiveEvent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liveEventIdMax)).check(/*#__PURE__*/ zod.describe('Id to send as `Last-Event-ID` when reconnecting.')),
  "event": LiveKind,
  "data": /*#__PURE__*/ zod.union([LiveNews,GroupLiveEvent]).check(/*#__PURE__*/ zod.describe('A change in a group (event `group`), or in the member\'s own account.'))
});

export type LiveEvent = zod.input<typeof LiveEvent>;
export type LiveEventOutput = zod.output<typeof LiveEvent>;

export const HelpCategoryIdMax = 2147483647;



export const HelpCategoryId = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(HelpCategoryIdMax));

export type HelpCategoryId = zod.input<typeof HelpCategoryId>;
export type HelpCategoryIdOutput = zod.output<typeof HelpCategoryId>;

export const HelpArticleSummary = /*#__PURE__*/ zod.object({
  "id": HelpCategoryId,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string()
});

export type HelpArticleSummary = zod.input<typeof HelpArticleSummary>;
export type HelpArticleSummaryOutput = zod.output<typeof HelpArticleSummary>;

export const HelpSection = /*#__PURE__*/ zod.object({
  "id": HelpCategoryId,
  "title": /*#__PURE__*/ zod.string(),
  "articles": /*#__PURE__*/ zod.array(HelpArticleSummary)
});

export type HelpSection = zod.input<typeof HelpSection>;
export type HelpSectionOutput = zod.output<typeof HelpSection>;

export const HelpCategory = /*#__PURE__*/ zod.object({
  "id": HelpCategoryId,
  "title": /*#__PURE__*/ zod.string(),
  "sections": /*#__PURE__*/ zod.array(HelpSection)
});

export type HelpCategory = zod.input<typeof HelpCategory>;
export type HelpCategoryOutput = zod.output<typeof HelpCategory>;

export const SiteSearchKind = /*#__PURE__*/ zod.enum({
  /** 帮助 */
  Help: 'help',
  /** 任务 */
  Task: 'task',
  /** 福利 */
  Benefit: 'benefit',
  /** 活动 */
  Campaign: 'campaign',
  /** 兑换记录 */
  Order: 'order',
  /** 金币明细 */
  Coins: 'coins',
} as const);

export type SiteSearchKind = zod.input<typeof SiteSearchKind>;
export type SiteSearchKindOutput = zod.output<typeof SiteSearchKind>;

export const siteSearchHitLinkRegExp = new RegExp('^');


export const SiteSearchHit = /*#__PURE__*/ zod.object({
  "kind": SiteSearchKind,
  "link": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(siteSearchHitLinkRegExp)).check(/*#__PURE__*/ zod.describe('Its page on the member site.')),
  "title": /*#__PURE__*/ zod.string(),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The number of an order, what a campaign is about, or the sentence of an article that fits best.')),
  "coins": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Reward of a task, lowest price of a benefit, total of an order, or change of the coins.')),
  "at": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When an order was placed or coins changed.'))
});

export type SiteSearchHit = zod.input<typeof SiteSearchHit>;
export type SiteSearchHitOutput = zod.output<typeof SiteSearchHit>;

export const siteSearchItemsMax = 30;



export const SiteSearch = /*#__PURE__*/ zod.object({
  "simplified": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The text in simplified characters, if it was written in traditional ones. A client finds its own pages by it.\n')),
  "items": /*#__PURE__*/ zod.array(SiteSearchHit).check(/*#__PURE__*/ zod.maxLength(siteSearchItemsMax))
});

export type SiteSearch = zod.input<typeof SiteSearch>;
export type SiteSearchOutput = zod.output<typeof SiteSearch>;

export const TicketKind = /*#__PURE__*/ zod.enum({
  /** 任务结果 */
  Result: 'result',
  /** 金币 */
  Coins: 'coins',
  /** 兑换 */
  Exchange: 'exchange',
  /** 账号 */
  Account: 'account',
  /** 讨论小组 */
  Group: 'group',
  /** 建议 */
  Suggestion: 'suggestion',
  /** 申诉 */
  Appeal: 'appeal',
} as const);

export type TicketKind = zod.input<typeof TicketKind>;
export type TicketKindOutput = zod.output<typeof TicketKind>;

export const TicketLink = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number to quote to support.'))
});

export type TicketLink = zod.input<typeof TicketLink>;
export type TicketLinkOutput = zod.output<typeof TicketLink>;

export const TicketSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number to quote to support.')),
  "kind": TicketKind,
  "state": FeedbackState,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The beginning of its text.')),
  "createdAt": Time,
  "acceptBy": Time,
  "answerBy": Time,
  "mergedInto": /*#__PURE__*/ zod.union([TicketLink,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The ticket in which this one goes on, if support joined the two.'))
});

export type TicketSummary = zod.input<typeof TicketSummary>;
export type TicketSummaryOutput = zod.output<typeof TicketSummary>;

export const TicketPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TicketSummary),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type TicketPage = zod.input<typeof TicketPage>;
export type TicketPageOutput = zod.output<typeof TicketPage>;

export const TicketTextMin = 10;
export const TicketTextMax = 2000;



export const TicketText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(TicketTextMin)).check(/*#__PURE__*/ zod.maxLength(TicketTextMax));

export type TicketText = zod.input<typeof TicketText>;
export type TicketTextOutput = zod.output<typeof TicketText>;

export const TicketSubjectType = /*#__PURE__*/ zod.enum({
  /** 任务结果 */
  Result: 'result',
  /** 金币记录 */
  Coins: 'coins',
  /** 兑换订单 */
  Order: 'order',
  /** 质量分变化 */
  Quality: 'quality',
  /** 处罚 */
  Penalty: 'penalty',
  /** 邀请 */
  Invitation: 'invitation',
} as const);

export type TicketSubjectType = zod.input<typeof TicketSubjectType>;
export type TicketSubjectTypeOutput = zod.output<typeof TicketSubjectType>;

export const TicketSubjectKey = /*#__PURE__*/ zod.object({
  "type": TicketSubjectType,
  "id": Id
});

export type TicketSubjectKey = zod.input<typeof TicketSubjectKey>;
export type TicketSubjectKeyOutput = zod.output<typeof TicketSubjectKey>;

export const TicketPicturesMax = 6;



export const TicketPictures = /*#__PURE__*/ zod.array(UploadKey).check(/*#__PURE__*/ zod.maxLength(TicketPicturesMax)).check(/*#__PURE__*/ zod.describe('Keys of files uploaded for the module `feedback`.'));

export type TicketPictures = zod.input<typeof TicketPictures>;
export type TicketPicturesOutput = zod.output<typeof TicketPictures>;

export const OpenTicketRequest = /*#__PURE__*/ zod.object({
  "kind": TicketKind,
  "text": TicketText,
  "subject": /*#__PURE__*/ zod.exactOptional(TicketSubjectKey),
  "pictures": /*#__PURE__*/ zod.exactOptional(TicketPictures)
});

export type OpenTicketRequest = zod.input<typeof OpenTicketRequest>;
export type OpenTicketRequestOutput = zod.output<typeof OpenTicketRequest>;

export const TicketFact = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
});

export type TicketFact = zod.input<typeof TicketFact>;
export type TicketFactOutput = zod.output<typeof TicketFact>;

export const TicketSubject = /*#__PURE__*/ zod.object({
  "type": TicketSubjectType,
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "facts": /*#__PURE__*/ zod.array(TicketFact),
  "link": ContentLink,
  "appealable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether an appeal against it is possible now.'))
});

export type TicketSubject = zod.input<typeof TicketSubject>;
export type TicketSubjectOutput = zod.output<typeof TicketSubject>;

export const TicketEntryKind = /*#__PURE__*/ zod.enum({
  /** 提交 */
  Opened: 'opened',
  /** 受理 */
  Accepted: 'accepted',
  /** 开始处理 */
  Started: 'started',
  /** 请你补充 */
  Asked: 'asked',
  /** 补充 */
  Replied: 'replied',
  /** 答复 */
  Answered: 'answered',
  /** 复核结果 */
  Decided: 'decided',
  /** 确认 */
  Confirmed: 'confirmed',
  /** 重新打开 */
  Reopened: 'reopened',
  /** 合并 */
  Merged: 'merged',
  /** 撤销合并 */
  Separated: 'separated',
} as const);

export type TicketEntryKind = zod.input<typeof TicketEntryKind>;
export type TicketEntryKindOutput = zod.output<typeof TicketEntryKind>;

export const TicketEntry = /*#__PURE__*/ zod.object({
  "at": Time,
  "by": /*#__PURE__*/ zod.enum({
  Member: 'member',
  Operator: 'operator',
  Clock: 'clock',
} as const),
  "kind": TicketEntryKind,
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "pictures": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Signed address with a limited lifetime.'))),
  "from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The number of the merged ticket in which it was written; null if it was written in this one.'))
});

export type TicketEntry = zod.input<typeof TicketEntry>;
export type TicketEntryOutput = zod.output<typeof TicketEntry>;

export const AppealVerdict = /*#__PURE__*/ zod.enum({
  /** 维持原结果 */
  Upheld: 'upheld',
  /** 撤销原结果 */
  Reversed: 'reversed',
  /** 部分调整 */
  Partly: 'partly',
} as const);

export type AppealVerdict = zod.input<typeof AppealVerdict>;
export type AppealVerdictOutput = zod.output<typeof AppealVerdict>;

export const TicketVerdict = /*#__PURE__*/ zod.object({
  "verdict": AppealVerdict,
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Coins returned, those of a forgiven debt included.')),
  "forgiven": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Coins of these that the member owed and need not pay any more.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Quality points returned.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Days by which the penalty was shortened.'))
});

export type TicketVerdict = zod.input<typeof TicketVerdict>;
export type TicketVerdictOutput = zod.output<typeof TicketVerdict>;

export const feedbackTicketTwoRepliesLeftMin = 0;



export const FeedbackTicket = /*#__PURE__*/ zod.intersection(TicketSummary, /*#__PURE__*/ zod.object({
  "subject": /*#__PURE__*/ zod.union([TicketSubject,/*#__PURE__*/ zod.null()]),
  "entries": /*#__PURE__*/ zod.array(TicketEntry),
  "verdict": /*#__PURE__*/ zod.union([TicketVerdict,/*#__PURE__*/ zod.null()]),
  "mayReply": /*#__PURE__*/ zod.boolean(),
  "repliesLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(feedbackTicketTwoRepliesLeftMin)).check(/*#__PURE__*/ zod.describe('How often the member may add before an operator writes again.')),
  "mayConfirm": /*#__PURE__*/ zod.boolean(),
  "mayReopen": /*#__PURE__*/ zod.boolean()
}));

export type FeedbackTicket = zod.input<typeof FeedbackTicket>;
export type FeedbackTicketOutput = zod.output<typeof FeedbackTicket>;

export const ticketReplyTextMin = 2;
export const ticketReplyTextMax = 2000;



export const TicketReply = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ticketReplyTextMin)).check(/*#__PURE__*/ zod.maxLength(ticketReplyTextMax)),
  "pictures": /*#__PURE__*/ zod.exactOptional(TicketPictures)
});

export type TicketReply = zod.input<typeof TicketReply>;
export type TicketReplyOutput = zod.output<typeof TicketReply>;

export const PenaltyStep = /*#__PURE__*/ zod.enum({
  /** 提醒 */
  Reminder: 'reminder',
  /** 暂停接题 */
  Tasks: 'tasks',
  /** 暂停兑换 */
  Exchange: 'exchange',
  /** 封停 */
  Blocked: 'blocked',
} as const);

export type PenaltyStep = zod.input<typeof PenaltyStep>;
export type PenaltyStepOutput = zod.output<typeof PenaltyStep>;

export const Penalty = /*#__PURE__*/ zod.object({
  "id": Id,
  "step": PenaltyStep,
  "rule": /*#__PURE__*/ zod.string(),
  "evidence": /*#__PURE__*/ zod.string(),
  "startsAt": Time,
  "endsAt": Time,
  "state": /*#__PURE__*/ zod.enum({
  Running: 'running',
  Ended: 'ended',
  Lifted: 'lifted',
} as const),
  "appealable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether an appeal is possible now: once, while it runs.')),
  "appeal": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The ticket of its appeal.'))
});

export type Penalty = zod.input<typeof Penalty>;
export type PenaltyOutput = zod.output<typeof Penalty>;

export const PenaltyList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Penalty)
});

export type PenaltyList = zod.input<typeof PenaltyList>;
export type PenaltyListOutput = zod.output<typeof PenaltyList>;

export const HelpArticleKeyMax = 9;


export const HelpArticleKeyRegExp = new RegExp('^[1-9][0-9]{0,8}$');


export const HelpArticleKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(HelpArticleKeyMax)).check(/*#__PURE__*/ zod.regex(HelpArticleKeyRegExp));

export type HelpArticleKey = zod.input<typeof HelpArticleKey>;
export type HelpArticleKeyOutput = zod.output<typeof HelpArticleKey>;

export const HelpArticle = /*#__PURE__*/ zod.object({
  "id": HelpCategoryId,
  "category": /*#__PURE__*/ zod.object({
  "id": HelpCategoryId,
  "title": /*#__PURE__*/ zod.string()
}),
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "body": RichText,
  "updatedAt": Time,
  "helpful": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('This member\'s vote; null without one.'))
});

export type HelpArticle = zod.input<typeof HelpArticle>;
export type HelpArticleOutput = zod.output<typeof HelpArticle>;

export const HelpRating = /*#__PURE__*/ zod.object({
  "helpful": /*#__PURE__*/ zod.boolean()
});

export type HelpRating = zod.input<typeof HelpRating>;
export type HelpRatingOutput = zod.output<typeof HelpRating>;

export const RankingPeriod = /*#__PURE__*/ zod.enum({
  /** 本月 */
  Month: 'month',
  /** 本季 */
  Quarter: 'quarter',
  /** 总榜 */
  All: 'all',
} as const);

export type RankingPeriod = zod.input<typeof RankingPeriod>;
export type RankingPeriodOutput = zod.output<typeof RankingPeriod>;






export const RankedMember = /*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Masked unless the member agreed to be named.')),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Only of members who agreed to be named.')),
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "surveys": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Surveys finished in the period.')),
  "mine": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the caller.'))
});

export type RankedMember = zod.input<typeof RankedMember>;
export type RankedMemberOutput = zod.output<typeof RankedMember>;









export const OwnPlace = /*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "surveys": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Missing score.')),
  "surveys": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Estimated number of surveys, from the member\'s own average so far.'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The next goal; null for the first place.'))
});

export type OwnPlace = zod.input<typeof OwnPlace>;
export type OwnPlaceOutput = zod.output<typeof OwnPlace>;

export const RankingChoice = /*#__PURE__*/ zod.enum({
  /** 打码展示 */
  Masked: 'masked',
  /** 展示昵称和头像 */
  Named: 'named',
  /** 不展示我 */
  Hidden: 'hidden',
} as const).check(/*#__PURE__*/ zod.describe('How others see a member in rankings, star articles and awards: with a masked nickname (the default), with nickname and picture, or not at all.\n'));

export type RankingChoice = zod.input<typeof RankingChoice>;
export type RankingChoiceOutput = zod.output<typeof RankingChoice>;

export const rankingRankedMin = 0;

export const rankingItemsMax = 100;



export const Ranking = /*#__PURE__*/ zod.object({
  "period": RankingPeriod,
  "from": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The first day of the period; null for all time, and before the first ranking.')),
  "madeAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the ranking was made; null before the first one.')),
  "ranked": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rankingRankedMin)).check(/*#__PURE__*/ zod.describe('Members with a place.')),
  "items": /*#__PURE__*/ zod.array(RankedMember).check(/*#__PURE__*/ zod.maxLength(rankingItemsMax)),
  "mine": /*#__PURE__*/ zod.union([OwnPlace,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for a visitor, for a member without a finished survey, and for one who isn\'t shown.')),
  "choice": /*#__PURE__*/ zod.union([RankingChoice,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for a visitor.'))
});

export type Ranking = zod.input<typeof Ranking>;
export type RankingOutput = zod.output<typeof Ranking>;

export const RankingChoiceRequest = /*#__PURE__*/ zod.object({
  "choice": RankingChoice
});

export type RankingChoiceRequest = zod.input<typeof RankingChoiceRequest>;
export type RankingChoiceRequestOutput = zod.output<typeof RankingChoiceRequest>;

export const StarArticleSummary = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "author": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Nickname of the member it is about; null when it is about nobody.')),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "publishedAt": Time
});

export type StarArticleSummary = zod.input<typeof StarArticleSummary>;
export type StarArticleSummaryOutput = zod.output<typeof StarArticleSummary>;

export const starArticleListItemsMax = 50;



export const StarArticleList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StarArticleSummary).check(/*#__PURE__*/ zod.maxLength(starArticleListItemsMax))
});

export type StarArticleList = zod.input<typeof StarArticleList>;
export type StarArticleListOutput = zod.output<typeof StarArticleList>;

export const StarArticle = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "author": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "publishedAt": Time,
  "body": RichText
});

export type StarArticle = zod.input<typeof StarArticle>;
export type StarArticleOutput = zod.output<typeof StarArticle>;

export const CourseState = /*#__PURE__*/ zod.enum({
  /** 未开始 */
  New: 'new',
  /** 学习中 */
  Reading: 'reading',
  /** 已通过 */
  Passed: 'passed',
} as const);

export type CourseState = zod.input<typeof CourseState>;
export type CourseStateOutput = zod.output<typeof CourseState>;


export const courseSummaryCoinsMin = 0;



export const CourseSummary = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseSummaryCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins paid once to each member who passes.')),
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Deadline for passing the quiz; null without one.')),
  "state": /*#__PURE__*/ zod.union([CourseState,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for a visitor.'))
});

export type CourseSummary = zod.input<typeof CourseSummary>;
export type CourseSummaryOutput = zod.output<typeof CourseSummary>;

export const courseListItemsMax = 50;



export const CourseList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CourseSummary).check(/*#__PURE__*/ zod.maxLength(courseListItemsMax))
});

export type CourseList = zod.input<typeof CourseList>;
export type CourseListOutput = zod.output<typeof CourseList>;

export const courseVideoCaptionsTextMax = 60000;



export const CourseVideo = /*#__PURE__*/ zod.object({
  "source": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Valid for six hours.')),
  "captions": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The address of the captions, if they are a file.')),
  "captionsText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(courseVideoCaptionsTextMax))).check(/*#__PURE__*/ zod.describe('The captions as WebVTT, if they are not a file.')),
  "poster": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A picture that is shown until the video plays.'))
});

export type CourseVideo = zod.input<typeof CourseVideo>;
export type CourseVideoOutput = zod.output<typeof CourseVideo>;


export const courseCoinsMin = 0;





export const Course = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseCoinsMin)),
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "state": /*#__PURE__*/ zod.union([CourseState,/*#__PURE__*/ zod.null()]),
  "body": RichText,
  "video": /*#__PURE__*/ zod.union([CourseVideo,/*#__PURE__*/ zod.null()]),
  "questions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Number of questions in the quiz.')),
  "needed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Number of right answers needed to pass.'))
});

export type Course = zod.input<typeof Course>;
export type CourseOutput = zod.output<typeof Course>;

export const courseWaitWaitSecondsMin = 0;



export const CourseWait = /*#__PURE__*/ zod.object({
  "waitSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseWaitWaitSecondsMin)).check(/*#__PURE__*/ zod.describe('Seconds until the quiz opens.'))
});

export type CourseWait = zod.input<typeof CourseWait>;
export type CourseWaitOutput = zod.output<typeof CourseWait>;

export const courseQuizOptionIdRegExp = new RegExp('^[a-z]$');


export const CourseQuizOption = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(courseQuizOptionIdRegExp)),
  "text": /*#__PURE__*/ zod.string()
});

export type CourseQuizOption = zod.input<typeof CourseQuizOption>;
export type CourseQuizOptionOutput = zod.output<typeof CourseQuizOption>;

export const courseQuizQuestionIdRegExp = new RegExp('^q[0-9]{1,2}$');
export const courseQuizQuestionOptionsMin = 2;
export const courseQuizQuestionOptionsMax = 8;



export const CourseQuizQuestion = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(courseQuizQuestionIdRegExp)),
  "text": /*#__PURE__*/ zod.string(),
  "multiple": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether several options are right.')),
  "options": /*#__PURE__*/ zod.array(CourseQuizOption).check(/*#__PURE__*/ zod.minLength(courseQuizQuestionOptionsMin)).check(/*#__PURE__*/ zod.maxLength(courseQuizQuestionOptionsMax))
});

export type CourseQuizQuestion = zod.input<typeof CourseQuizQuestion>;
export type CourseQuizQuestionOutput = zod.output<typeof CourseQuizQuestion>;

export const courseQuizWaitSecondsMin = 0;

export const courseQuizLeftSecondsMin = 0;

export const courseQuizQuestionsMax = 20;



export const CourseQuiz = /*#__PURE__*/ zod.object({
  "id": Id,
  "waitSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseQuizWaitSecondsMin)).check(/*#__PURE__*/ zod.describe('Seconds to wait; we refuse answers before as too fast.')),
  "leftSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseQuizLeftSecondsMin)).check(/*#__PURE__*/ zod.describe('Seconds until the quiz closes.')),
  "questions": /*#__PURE__*/ zod.array(CourseQuizQuestion).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseQuizQuestionsMax))
});

export type CourseQuiz = zod.input<typeof CourseQuiz>;
export type CourseQuizOutput = zod.output<typeof CourseQuiz>;

export const courseAnswersAnswersItemQuestionIdRegExp = new RegExp('^q[0-9]{1,2}$');
export const courseAnswersAnswersItemOptionIdsItemRegExp = new RegExp('^[a-z]$');
export const courseAnswersAnswersItemOptionIdsMax = 8;

export const courseAnswersAnswersMax = 20;



export const CourseAnswers = /*#__PURE__*/ zod.object({
  "answers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "questionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(courseAnswersAnswersItemQuestionIdRegExp)),
  "optionIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(courseAnswersAnswersItemOptionIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseAnswersAnswersItemOptionIdsMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseAnswersAnswersMax))
});

export type CourseAnswers = zod.input<typeof CourseAnswers>;
export type CourseAnswersOutput = zod.output<typeof CourseAnswers>;

export const courseQuizResultRightMin = 0;


export const courseQuizResultCoinsMin = 0;



export const CourseQuizResult = /*#__PURE__*/ zod.object({
  "passed": /*#__PURE__*/ zod.boolean(),
  "right": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseQuizResultRightMin)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseQuizResultCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins paid by this call.')),
  "review": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "questionId": /*#__PURE__*/ zod.string(),
  "right": /*#__PURE__*/ zod.boolean(),
  "explanation": /*#__PURE__*/ zod.string()
}))
});

export type CourseQuizResult = zod.input<typeof CourseQuizResult>;
export type CourseQuizResultOutput = zod.output<typeof CourseQuizResult>;

export const AwardMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');


export const AwardMonth = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AwardMonthRegExp));

export type AwardMonth = zod.input<typeof AwardMonth>;
export type AwardMonthOutput = zod.output<typeof AwardMonth>;

export const AwardWinner = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Null for a member who chose not to be shown.')),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.string(),
  "mine": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the caller.'))
});

export type AwardWinner = zod.input<typeof AwardWinner>;
export type AwardWinnerOutput = zod.output<typeof AwardWinner>;

export const awardCategoryIdRegExp = new RegExp('^[a-z0-9-]{1,32}$');
export const awardCategoryCoinsMin = 0;

export const awardCategoryWinnersMax = 20;



export const AwardCategory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(awardCategoryIdRegExp)),
  "title": /*#__PURE__*/ zod.string(),
  "criteria": /*#__PURE__*/ zod.string(),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(awardCategoryCoinsMin)),
  "winners": /*#__PURE__*/ zod.array(AwardWinner).check(/*#__PURE__*/ zod.maxLength(awardCategoryWinnersMax))
});

export type AwardCategory = zod.input<typeof AwardCategory>;
export type AwardCategoryOutput = zod.output<typeof AwardCategory>;

export const awardsMonthsMax = 24;

export const awardsCategoriesMax = 20;

export const awardsMineOneSurveysMin = 0;

export const awardsMineOneQualityMin = 0;
export const awardsMineOneQualityMax = 100;



export const Awards = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.union([AwardMonth,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null while no month has awards.')),
  "months": /*#__PURE__*/ zod.array(AwardMonth).check(/*#__PURE__*/ zod.maxLength(awardsMonthsMax)),
  "categories": /*#__PURE__*/ zod.array(AwardCategory).check(/*#__PURE__*/ zod.maxLength(awardsCategoriesMax)),
  "mine": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "surveys": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(awardsMineOneSurveysMin)),
  "quality": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(awardsMineOneQualityMin)).check(/*#__PURE__*/ zod.lte(awardsMineOneQualityMax))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The caller\'s present month, as far as the last ranking knows; null for a visitor.'))
});

export type Awards = zod.input<typeof Awards>;
export type AwardsOutput = zod.output<typeof Awards>;

export const pollOptionVotesMin = 0;

export const pollOptionPercentMin = 0;
export const pollOptionPercentMax = 100;



export const PollOption = /*#__PURE__*/ zod.object({
  "id": Id,
  "label": /*#__PURE__*/ zod.string(),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "votes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pollOptionVotesMin))).check(/*#__PURE__*/ zod.describe('Null while the caller may not see figures.')),
  "percent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pollOptionPercentMin)).check(/*#__PURE__*/ zod.lte(pollOptionPercentMax))).check(/*#__PURE__*/ zod.describe('Null while the caller may not see figures.')),
  "chosen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the caller chose it.'))
});

export type PollOption = zod.input<typeof PollOption>;
export type PollOptionOutput = zod.output<typeof PollOption>;

export const PollResults = /*#__PURE__*/ zod.enum({
  /** 投票后可见 */
  AfterVote: 'afterVote',
  /** 始终可见 */
  Always: 'always',
  /** 结束后可见 */
  AfterClose: 'afterClose',
} as const);

export type PollResults = zod.input<typeof PollResults>;
export type PollResultsOutput = zod.output<typeof PollResults>;

export const pollOptionsMin = 2;
export const pollOptionsMax = 50;



export const pollVotersMin = 0;



export const Poll = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "options": /*#__PURE__*/ zod.array(PollOption).check(/*#__PURE__*/ zod.minLength(pollOptionsMin)).check(/*#__PURE__*/ zod.maxLength(pollOptionsMax)),
  "minChoices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxChoices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "results": PollResults,
  "voters": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pollVotersMin)),
  "voted": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the caller voted; false for a visitor.')),
  "closed": /*#__PURE__*/ zod.boolean(),
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
});

export type Poll = zod.input<typeof Poll>;
export type PollOutput = zod.output<typeof Poll>;

export const PollProposalState = /*#__PURE__*/ zod.enum({
  /** 审核中 */
  Waiting: 'waiting',
  /** 已展示 */
  Shown: 'shown',
  /** 未采用 */
  Refused: 'refused',
} as const);

export type PollProposalState = zod.input<typeof PollProposalState>;
export type PollProposalStateOutput = zod.output<typeof PollProposalState>;

export const pollProposalTitleMax = 60;

export const pollProposalOptionsItemMax = 30;

export const pollProposalOptionsMin = 2;
export const pollProposalOptionsMax = 6;

export const pollProposalDaysMax = 30;

export const pollProposalReasonMax = 200;

export const pollProposalCoinsMin = 0;



export const PollProposal = /*#__PURE__*/ zod.object({
  "proposalId": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pollProposalTitleMax)),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pollProposalOptionsItemMax))).check(/*#__PURE__*/ zod.minLength(pollProposalOptionsMin)).check(/*#__PURE__*/ zod.maxLength(pollProposalOptionsMax)),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pollProposalDaysMax)),
  "state": PollProposalState,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pollProposalReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was refused.')),
  "pollId": /*#__PURE__*/ zod.union([PublicId,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The poll that shows it.')),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pollProposalCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins paid when we published it.')),
  "createdAt": Time
});

export type PollProposal = zod.input<typeof PollProposal>;
export type PollProposalOutput = zod.output<typeof PollProposal>;

export const pollProposalListItemsMax = 10;



export const PollProposalList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(PollProposal).check(/*#__PURE__*/ zod.maxLength(pollProposalListItemsMax))
});

export type PollProposalList = zod.input<typeof PollProposalList>;
export type PollProposalListOutput = zod.output<typeof PollProposalList>;

export const pollListItemsMax = 5;



export const PollList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Poll).check(/*#__PURE__*/ zod.maxLength(pollListItemsMax))
});

export type PollList = zod.input<typeof PollList>;
export type PollListOutput = zod.output<typeof PollList>;

export const pollVoteRequestOptionIdsMax = 50;



export const PollVoteRequest = /*#__PURE__*/ zod.object({
  "pollId": PublicId,
  "optionIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pollVoteRequestOptionIdsMax))
});

export type PollVoteRequest = zod.input<typeof PollVoteRequest>;
export type PollVoteRequestOutput = zod.output<typeof PollVoteRequest>;

export const pollProposalRequestTitleMin = 4;
export const pollProposalRequestTitleMax = 60;


export const pollProposalRequestTitleRegExp = new RegExp('^[^\\p{Cc}]+$', 'u');
export const pollProposalRequestOptionsItemMax = 30;


export const pollProposalRequestOptionsItemRegExp = new RegExp('^[^\\p{Cc}]+$', 'u');
export const pollProposalRequestOptionsMin = 2;
export const pollProposalRequestOptionsMax = 6;

export const pollProposalRequestDaysMax = 30;



export const PollProposalRequest = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(pollProposalRequestTitleMin)).check(/*#__PURE__*/ zod.maxLength(pollProposalRequestTitleMax)).check(/*#__PURE__*/ zod.regex(pollProposalRequestTitleRegExp)),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pollProposalRequestOptionsItemMax)).check(/*#__PURE__*/ zod.regex(pollProposalRequestOptionsItemRegExp))).check(/*#__PURE__*/ zod.minLength(pollProposalRequestOptionsMin)).check(/*#__PURE__*/ zod.maxLength(pollProposalRequestOptionsMax)),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pollProposalRequestDaysMax)).check(/*#__PURE__*/ zod.describe('How many days members can vote.'))
}).check(/*#__PURE__*/ zod.describe('A question proposed by a member.'));

export type PollProposalRequest = zod.input<typeof PollProposalRequest>;
export type PollProposalRequestOutput = zod.output<typeof PollProposalRequest>;

export const PollRequest = /*#__PURE__*/ zod.union([PollVoteRequest,PollProposalRequest]).check(/*#__PURE__*/ zod.describe('Either a vote, or a question proposed by a member.'));

export type PollRequest = zod.input<typeof PollRequest>;
export type PollRequestOutput = zod.output<typeof PollRequest>;

export const PollAnswer = /*#__PURE__*/ zod.union([Poll,PollProposal]).check(/*#__PURE__*/ zod.describe('The poll after a vote, or the proposed question that waits for review.'));

export type PollAnswer = zod.input<typeof PollAnswer>;
export type PollAnswerOutput = zod.output<typeof PollAnswer>;

export const TaskModule = /*#__PURE__*/ zod.enum({
  /** 推荐 */
  Default: 0,
  /** 新手 */
  Newcomer: 1,
  /** 每日 */
  Daily: 2,
  /** 拍拍 */
  Paipai: 3,
  /** 淘金 */
  GoldMining: 4,
} as const);

export type TaskModule = zod.input<typeof TaskModule>;
export type TaskModuleOutput = zod.output<typeof TaskModule>;

export const TaskType = /*#__PURE__*/ zod.enum({
  /** 普通任务 */
  Default: 0,
  /** 欢迎任务 */
  Welcome: 1,
  /** 问卷调查 */
  Questionnaire: 2,
  /** 产品试用 */
  PrizeTrial: 3,
  /** 讨论小组 */
  DiscussionGroup: 4,
  /** 拍拍任务 */
  Paipai: 5,
  /** 应用试玩 */
  AppTrial: 6,
  /** 看视频 */
  WatchVideo: 7,
} as const);

export type TaskType = zod.input<typeof TaskType>;
export type TaskTypeOutput = zod.output<typeof TaskType>;

export const DeviceType = /*#__PURE__*/ zod.enum({
  /** 手机 */
  Mobile: 1,
  /** 电脑 */
  Desktop: 2,
  /** 平板 */
  Tablet: 3,
} as const);

export type DeviceType = zod.input<typeof DeviceType>;
export type DeviceTypeOutput = zod.output<typeof DeviceType>;

export const TaskAvailability = /*#__PURE__*/ zod.enum({
  /** 可参加 */
  Open: 'open',
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 已满 */
  Full: 'full',
  /** 已截止 */
  Ended: 'ended',
  /** 已暂停 */
  Paused: 'paused',
} as const).check(/*#__PURE__*/ zod.describe('Whether the task accepts anyone now. The detail\'s `eligibility` tells whether this member may start.'));

export type TaskAvailability = zod.input<typeof TaskAvailability>;
export type TaskAvailabilityOutput = zod.output<typeof TaskAvailability>;

export const TaskMatchLevel = /*#__PURE__*/ zod.enum({
  /** 高 */
  High: 'high',
  /** 中 */
  Middle: 'middle',
  /** 低 */
  Low: 'low',
} as const);

export type TaskMatchLevel = zod.input<typeof TaskMatchLevel>;
export type TaskMatchLevelOutput = zod.output<typeof TaskMatchLevel>;

export const taskMatchWhyMax = 100;



export const TaskMatch = /*#__PURE__*/ zod.object({
  "level": TaskMatchLevel,
  "why": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskMatchWhyMax)).check(/*#__PURE__*/ zod.describe('Basis of the estimate.'))
}).check(/*#__PURE__*/ zod.describe('How likely this member is to be chosen, in words; never a false-precision number.'));

export type TaskMatch = zod.input<typeof TaskMatch>;
export type TaskMatchOutput = zod.output<typeof TaskMatch>;

export const JoinResult = /*#__PURE__*/ zod.enum({
  /** 未完成 */
  Incomplete: 0,
  /** 已完成 */
  Complete: 1,
  /** 未入选 */
  ScreenedOut: 2,
  /** 名额已满 */
  QuotaFull: 3,
  /** 用时过短 */
  TooShort: 4,
  /** 网络不符 */
  IpBlocked: 5,
  /** Cookie 被拦 */
  CookieBlocked: 6,
  /** 城市不符 */
  CityBlocked: 7,
  /** 已超时 */
  TimedOut: 8,
} as const);

export type JoinResult = zod.input<typeof JoinResult>;
export type JoinResultOutput = zod.output<typeof JoinResult>;

export const taskCardTitleMax = 100;

export const taskCardCoverMax = 500;

export const taskCardCreditMin = 0;

export const taskCardConsolationCoinsMin = 0;



export const taskCardSeatsLeftMin = 0;

export const taskCardDevicesMax = 3;

export const taskCardTagsItemMax = 20;

export const taskCardTagsMax = 10;



export const TaskCard = /*#__PURE__*/ zod.object({
  "hashId": PublicId,
  "module": TaskModule,
  "type": TaskType,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskCardTitleMax)),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskCardCoverMax))).check(/*#__PURE__*/ zod.describe('Address of the picture, or null.')),
  "coins": Coins,
  "credit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskCardCreditMin)).check(/*#__PURE__*/ zod.describe('Credit paid besides the coins.')),
  "consolationCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskCardConsolationCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins paid once when screened out or the quota is full; 0 pays nothing.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Running median once 20 people finished, and the declared time before that; null without one.')),
  "minutesMeasured": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether `minutes` is the measured median.')),
  "screeningMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Within how many minutes a member knows whether they are in; null when there is no screening to promise it by.')),
  "seatsLeft": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskCardSeatsLeftMin))).check(/*#__PURE__*/ zod.describe('Seats still free, or null without a limit.')),
  "endsAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the task closes, or null when it has no end.')),
  "devices": /*#__PURE__*/ zod.array(DeviceType).check(/*#__PURE__*/ zod.maxLength(taskCardDevicesMax)).check(/*#__PURE__*/ zod.describe('What it can be done on.')),
  "availability": TaskAvailability,
  "match": /*#__PURE__*/ zod.union([TaskMatch,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null for a visitor, or when nothing is known about the member.')),
  "joinState": /*#__PURE__*/ zod.union([JoinResult,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The member\'s own result; 0 while it is open, null when not joined.')),
  "tags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskCardTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(taskCardTagsMax))
});

export type TaskCard = zod.input<typeof TaskCard>;
export type TaskCardOutput = zod.output<typeof TaskCard>;

export const taskRecommendationItemsMax = 20;



export const TaskRecommendation = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TaskCard).check(/*#__PURE__*/ zod.maxLength(taskRecommendationItemsMax)),
  "personal": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member\'s own answers chose them; false for visitors and for members who switched that off.')),
  "needsAnswers": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member\'s own answers would choose them, had they given any.'))
}).check(/*#__PURE__*/ zod.describe('A short list with its reason: best matches first for a member, newest first for a visitor.'));

export type TaskRecommendation = zod.input<typeof TaskRecommendation>;
export type TaskRecommendationOutput = zod.output<typeof TaskRecommendation>;

export const TaskActivityKind = /*#__PURE__*/ zod.enum({
  /** 浏览页面 */
  Browse: 'browse',
  /** 看视频 */
  Video: 'video',
  /** 拍照 */
  Paipai: 'paipai',
  /** 试用 */
  Trial: 'trial',
} as const);

export type TaskActivityKind = zod.input<typeof TaskActivityKind>;
export type TaskActivityKindOutput = zod.output<typeof TaskActivityKind>;

export const TaskActivityState = /*#__PURE__*/ zod.enum({
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 申请审核中 */
  Applied: 'applied',
  /** 进行中 */
  Doing: 'doing',
  /** 提交审核中 */
  Reviewing: 'reviewing',
  /** 已结束 */
  Ended: 'ended',
} as const).check(/*#__PURE__*/ zod.describe('applied and reviewing wait for our review; doing waits for the member.'));

export type TaskActivityState = zod.input<typeof TaskActivityState>;
export type TaskActivityStateOutput = zod.output<typeof TaskActivityState>;

export const TaskReview = /*#__PURE__*/ zod.object({
  "awaits": /*#__PURE__*/ zod.enum({
  /** 申请 */
  Application: 'application',
  /** 提交的内容 */
  Proof: 'proof',
} as const),
  "by": Time.check(/*#__PURE__*/ zod.describe('Latest time of the decision.'))
}).check(/*#__PURE__*/ zod.describe('Something a member handed in that waits for an operator.'));

export type TaskReview = zod.input<typeof TaskReview>;
export type TaskReviewOutput = zod.output<typeof TaskReview>;

export const TaskExampleKind = /*#__PURE__*/ zod.enum({
  /** 合格 */
  Good: 'good',
  /** 不合格 */
  Bad: 'bad',
} as const).check(/*#__PURE__*/ zod.describe('Whether a picture like this passes the review.'));

export type TaskExampleKind = zod.input<typeof TaskExampleKind>;
export type TaskExampleKindOutput = zod.output<typeof TaskExampleKind>;

export const taskExamplePictureMax = 300;

export const taskExampleCaptionMax = 60;



export const TaskExample = /*#__PURE__*/ zod.object({
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskExamplePictureMax)).check(/*#__PURE__*/ zod.describe('A path of our site.')),
  "caption": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskExampleCaptionMax)).check(/*#__PURE__*/ zod.describe('What to see in it.')),
  "kind": TaskExampleKind
}).check(/*#__PURE__*/ zod.describe('A picture of what to hand in, or of what not to.'));

export type TaskExample = zod.input<typeof TaskExample>;
export type TaskExampleOutput = zod.output<typeof TaskExample>;

export const taskActivityAsksPromptMax = 200;

export const taskActivityAsksTextMinMin = 0;

export const taskActivityAsksPhotosMinMin = 0;

export const taskActivityAsksPhotosMaxMin = 0;
export const taskActivityAsksPhotosMaxMax = 9;

export const taskActivityAsksCaptionMinMin = 0;

export const taskActivityAsksExamplesMax = 6;



export const TaskActivityAsks = /*#__PURE__*/ zod.object({
  "prompt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskActivityAsksPromptMax)),
  "textMin": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskActivityAsksTextMinMin)).check(/*#__PURE__*/ zod.describe('Fewest characters of the text; 0 asks for none.')),
  "photosMin": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskActivityAsksPhotosMinMin)),
  "photosMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskActivityAsksPhotosMaxMin)).check(/*#__PURE__*/ zod.lte(taskActivityAsksPhotosMaxMax)).check(/*#__PURE__*/ zod.describe('0 asks for no photos.')),
  "captionMin": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskActivityAsksCaptionMinMin)).check(/*#__PURE__*/ zod.describe('Fewest characters of each caption.')),
  "examples": /*#__PURE__*/ zod.array(TaskExample).check(/*#__PURE__*/ zod.maxLength(taskActivityAsksExamplesMax)).check(/*#__PURE__*/ zod.describe('Pictures that show what passes the review and what does not; may be empty.'))
}).check(/*#__PURE__*/ zod.describe('What the member submits next.'));

export type TaskActivityAsks = zod.input<typeof TaskActivityAsks>;
export type TaskActivityAsksOutput = zod.output<typeof TaskActivityAsks>;

export const taskPhotoCaptionMax = 200;



export const TaskPhoto = /*#__PURE__*/ zod.object({
  "key": UploadKey,
  "caption": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskPhotoCaptionMax))
});

export type TaskPhoto = zod.input<typeof TaskPhoto>;
export type TaskPhotoOutput = zod.output<typeof TaskPhoto>;

export const taskSubmissionTextMax = 1000;

export const taskSubmissionPhotosMax = 9;



export const TaskSubmission = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskSubmissionTextMax)),
  "photos": /*#__PURE__*/ zod.array(TaskPhoto).check(/*#__PURE__*/ zod.maxLength(taskSubmissionPhotosMax))
});

export type TaskSubmission = zod.input<typeof TaskSubmission>;
export type TaskSubmissionOutput = zod.output<typeof TaskSubmission>;

export const taskActivityNoteMax = 200;

export const taskActivitySecondsMin = 0;

export const taskActivitySecondsNeededMin = 0;

export const taskActivityPlaceMax = 500;



export const TaskActivity = /*#__PURE__*/ zod.object({
  "kind": TaskActivityKind,
  "state": TaskActivityState,
  "sessionId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "resultId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskActivityNoteMax))).check(/*#__PURE__*/ zod.describe('The reviewer\'s words, or null.')),
  "deadline": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Deadline for the submission; null while it waits for review or before it began.')),
  "review": /*#__PURE__*/ zod.union([TaskReview,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What waits for review, or null.')),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskActivitySecondsMin)).check(/*#__PURE__*/ zod.describe('Seconds watched, or spent since leaving.')),
  "secondsNeeded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskActivitySecondsNeededMin)).check(/*#__PURE__*/ zod.describe('0 where time does not count.')),
  "place": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskActivityPlaceMax))).check(/*#__PURE__*/ zod.describe('Address of the video, or the host a browse task leads to.')),
  "consentNeeded": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member withdrew the consent and must give it again to go on.')),
  "asks": /*#__PURE__*/ zod.union([TaskActivityAsks,/*#__PURE__*/ zod.null()]),
  "submission": /*#__PURE__*/ zod.union([TaskSubmission,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last submission, or null.'))
}).check(/*#__PURE__*/ zod.describe('A task that is not a questionnaire, and the member\'s progress in it.'));

export type TaskActivity = zod.input<typeof TaskActivity>;
export type TaskActivityOutput = zod.output<typeof TaskActivity>;

export const taskBeatPositionMin = 0;
export const taskBeatPositionMax = 86400;



export const TaskBeat = /*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskBeatPositionMin)).check(/*#__PURE__*/ zod.lte(taskBeatPositionMax)).check(/*#__PURE__*/ zod.describe('Position of the video in seconds.'))
});

export type TaskBeat = zod.input<typeof TaskBeat>;
export type TaskBeatOutput = zod.output<typeof TaskBeat>;

export const PointsRange = /*#__PURE__*/ zod.enum({
  /** 0–34 金币 */
  UpTo34: '0-34',
  /** 35–84 金币 */
  From35To84: '35-84',
  /** 85–299 金币 */
  From85To299: '85-299',
  /** 300–499 金币 */
  From300To499: '300-499',
  /** 500 金币及以上 */
  From500: '500-',
} as const);

export type PointsRange = zod.input<typeof PointsRange>;
export type PointsRangeOutput = zod.output<typeof PointsRange>;

export const TaskSort = /*#__PURE__*/ zod.enum({
  /** 匹配度 */
  Match: 'match',
  /** 金币 */
  Coins: 'coins',
  /** 用时 */
  Minutes: 'minutes',
  /** 截止时间 */
  EndsAt: 'endsAt',
} as const);

export type TaskSort = zod.input<typeof TaskSort>;
export type TaskSortOutput = zod.output<typeof TaskSort>;

export const taskDayConsolationsLeftMin = 0;


export const taskDayScreenOutsMin = 0;

export const taskDayScreenedMinutesMin = 0;



export const taskDayComfortCoinsMin = 0;



export const TaskDay = /*#__PURE__*/ zod.object({
  "consolationsLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskDayConsolationsLeftMin)).check(/*#__PURE__*/ zod.describe('How many consolations this member can still get today.')),
  "consolationsADay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('The most that a day pays.')),
  "screenOuts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskDayScreenOutsMin)).check(/*#__PURE__*/ zod.describe('How often this member was screened out today.')),
  "screenedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskDayScreenedMinutesMin)).check(/*#__PURE__*/ zod.describe('Minutes until they knew.')),
  "enoughScreenOuts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('So many screen-outs are enough for a day.')),
  "enoughMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('So many minutes are enough, too.')),
  "comfortCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskDayComfortCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins that the last of them pays beside, once a day.')),
  "onlyHighMatches": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the wall now offers only questionnaires that match highly. Never for a member whose attributes aren\'t\nknown, or who has switched personal ranking off.\n'))
}).check(/*#__PURE__*/ zod.describe('What the day still pays this member for not being taken, and how often they were screened out today. A day with\n`enoughScreenOuts`, or `enoughMinutes` in them, pays `comfortCoins` once; from then until midnight the wall offers only\nquestionnaires that match highly.\n'));

export type TaskDay = zod.input<typeof TaskDay>;
export type TaskDayOutput = zod.output<typeof TaskDay>;

export const TaskCardPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TaskCard),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "today": TaskDay
});

export type TaskCardPage = zod.input<typeof TaskCardPage>;
export type TaskCardPageOutput = zod.output<typeof TaskCardPage>;

export const ParticipationState = /*#__PURE__*/ zod.enum({
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Ended: 'ended',
} as const);

export type ParticipationState = zod.input<typeof ParticipationState>;
export type ParticipationStateOutput = zod.output<typeof ParticipationState>;

export const TaskEarningState = /*#__PURE__*/ zod.enum({
  /** 无奖励 */
  None: 'none',
  /** 待入账 */
  Pending: 'pending',
  /** 已到账 */
  Available: 'available',
  /** 已收回 */
  TakenBack: 'takenBack',
} as const);

export type TaskEarningState = zod.input<typeof TaskEarningState>;
export type TaskEarningStateOutput = zod.output<typeof TaskEarningState>;

export const taskBriefTitleMax = 100;

export const taskBriefCoverMax = 500;



export const TaskBrief = /*#__PURE__*/ zod.object({
  "hashId": PublicId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskBriefTitleMax)),
  "type": TaskType,
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskBriefCoverMax))).check(/*#__PURE__*/ zod.describe('Address of the picture, or null.')),
  "coins": Coins,
  "consolationCoins": Coins
}).check(/*#__PURE__*/ zod.describe('A short reference to a task.'));

export type TaskBrief = zod.input<typeof TaskBrief>;
export type TaskBriefOutput = zod.output<typeof TaskBrief>;

export const ResultCause = /*#__PURE__*/ zod.enum({
  /** 答得太快 */
  Time: 'time',
  /** 有题没按要求作答 */
  Attention: 'attention',
  /** 已放弃 */
  GivenUp: 'givenUp',
  /** 已退出 */
  Left: 'left',
} as const).check(/*#__PURE__*/ zod.describe('Details of result 4 (`time`, `attention`) and of result 8 (`givenUp`, `left`). `left` also says of an open participation that its member left the group.'));

export type ResultCause = zod.input<typeof ResultCause>;
export type ResultCauseOutput = zod.output<typeof ResultCause>;

export const TaskPendingReason = /*#__PURE__*/ zod.enum({
  /** 等合作方确认 */
  Partner: 'partner',
  /** 人工核对 */
  Review: 'review',
  /** 注册第一周超过当天上限 */
  Newcomer: 'newcomer',
} as const).check(/*#__PURE__*/ zod.describe('What pending coins wait for: the partner, a review of how it was answered, or the three days of a new member.'));

export type TaskPendingReason = zod.input<typeof TaskPendingReason>;
export type TaskPendingReasonOutput = zod.output<typeof TaskPendingReason>;

export const taskRecordProgressMin = 0;
export const taskRecordProgressMax = 100;

export const taskRecordReasonMax = 200;

export const taskRecordSupportCodeMax = 20;



export const TaskRecord = /*#__PURE__*/ zod.object({
  "sessionId": Id,
  "resultId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the result page is opened with; null while open.')),
  "task": TaskBrief,
  "state": ParticipationState,
  "result": JoinResult,
  "cause": /*#__PURE__*/ zod.union([ResultCause,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a result 4 or 8 means exactly; null for other results.')),
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskRecordProgressMin)).check(/*#__PURE__*/ zod.lte(taskRecordProgressMax)).check(/*#__PURE__*/ zod.describe('Percent of the pages answered.')),
  "startedAt": Time,
  "endedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null while open.')),
  "keptUntil": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How long an open one can be continued; null when it ended or has no limit yet.')),
  "review": /*#__PURE__*/ zod.union([TaskReview,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The submission that waits for review, or null.')),
  "coins": Coins,
  "credit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Credit earned.')),
  "consolation": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the coins are the consolation.')),
  "corrected": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the result was corrected to a complete afterwards; the result itself stays.')),
  "earningState": TaskEarningState,
  "pendingFor": /*#__PURE__*/ zod.union([TaskPendingReason,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What pending coins wait for; null for others.')),
  "expectedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When pending coins become available, or null.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskRecordReasonMax))).check(/*#__PURE__*/ zod.describe('Why it ended like this, or why coins were taken back.')),
  "supportCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskRecordSupportCodeMax)).check(/*#__PURE__*/ zod.describe('Number to quote in a ticket.'))
}).check(/*#__PURE__*/ zod.describe('One participation of the member, with what it earned.'));

export type TaskRecord = zod.input<typeof TaskRecord>;
export type TaskRecordOutput = zod.output<typeof TaskRecord>;

export const TaskRecordPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TaskRecord),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type TaskRecordPage = zod.input<typeof TaskRecordPage>;
export type TaskRecordPageOutput = zod.output<typeof TaskRecordPage>;

export const taskStepTitleMax = 50;

export const taskStepTextMax = 300;



export const TaskStep = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskStepTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskStepTextMax))
}).check(/*#__PURE__*/ zod.describe('One step of how the task goes.'));

export type TaskStep = zod.input<typeof TaskStep>;
export type TaskStepOutput = zod.output<typeof TaskStep>;

export const TaskDataUseVersionMax = 30000;



export const TaskDataUseVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(TaskDataUseVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the versions of a task\'s text about data. Send the one that the member read with the start.'));

export type TaskDataUseVersion = zod.input<typeof TaskDataUseVersion>;
export type TaskDataUseVersionOutput = zod.output<typeof TaskDataUseVersion>;

export const taskDataUseRecipientMax = 100;

export const taskDataUseItemsItemMax = 50;

export const taskDataUseItemsMax = 20;

export const taskDataUsePurposeMax = 200;

export const taskDataUsePolicyUrlMax = 500;



export const TaskDataUse = /*#__PURE__*/ zod.object({
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDataUseRecipientMax)).check(/*#__PURE__*/ zod.describe('Who gets the answers.')),
  "thirdParty": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the recipient is another company.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDataUseItemsItemMax))).check(/*#__PURE__*/ zod.maxLength(taskDataUseItemsMax)).check(/*#__PURE__*/ zod.describe('What they get.')),
  "purpose": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDataUsePurposeMax)),
  "consentRequired": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether starting must carry `consent` true.')),
  "policyUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDataUsePolicyUrlMax))).check(/*#__PURE__*/ zod.describe('The recipient\'s own privacy policy, or null.')),
  "version": TaskDataUseVersion
}).check(/*#__PURE__*/ zod.describe('What is collected, who gets it and for what purpose. PIPL article 23 requires separate consent when a third party gets it.'));

export type TaskDataUse = zod.input<typeof TaskDataUse>;
export type TaskDataUseOutput = zod.output<typeof TaskDataUse>;

export const taskForeignResearchCountryMax = 30;

export const taskForeignResearchLicenceMax = 60;



export const TaskForeignResearch = /*#__PURE__*/ zod.object({
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskForeignResearchCountryMax)).check(/*#__PURE__*/ zod.describe('Where the client is.')),
  "licence": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskForeignResearchLicenceMax)).check(/*#__PURE__*/ zod.describe('Number of the licence for surveys with a foreign client.'))
}).check(/*#__PURE__*/ zod.describe('Research for a client abroad, or paid from abroad. Members see the licence before the start, and that taking part is voluntary.'));

export type TaskForeignResearch = zod.input<typeof TaskForeignResearch>;
export type TaskForeignResearchOutput = zod.output<typeof TaskForeignResearch>;

export const TaskArrival = /*#__PURE__*/ zod.enum({
  /** 马上到账 */
  AtOnce: 'atOnce',
  /** 合作方确认后 */
  Partner: 'partner',
  /** 审核通过后 */
  Review: 'review',
  /** 晚 3 天 */
  Newcomer: 'newcomer',
} as const).check(/*#__PURE__*/ zod.describe('When the coins of a complete arrive.'));

export type TaskArrival = zod.input<typeof TaskArrival>;
export type TaskArrivalOutput = zod.output<typeof TaskArrival>;

export const taskOutcomeScreenedOutMin = 0;

export const taskOutcomeQuotaFullMin = 0;

export const taskOutcomeArrivalDaysMin = 0;

export const taskOutcomeReversalOneCompletesMin = 20;

export const taskOutcomeReversalOneReversedMin = 0;

export const taskOutcomeChanceOneScreenedMin = 20;
export const taskOutcomeChanceOneScreenedMax = 100;

export const taskOutcomeChanceOneTakenMin = 0;
export const taskOutcomeChanceOneTakenMax = 100;



export const TaskOutcome = /*#__PURE__*/ zod.object({
  "complete": Coins,
  "screenedOut": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskOutcomeScreenedOutMin)).check(/*#__PURE__*/ zod.describe('Coins when screened out; 0 when the day has none left for this member.')),
  "quotaFull": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskOutcomeQuotaFullMin)).check(/*#__PURE__*/ zod.describe('Coins when the quota is full.')),
  "today": TaskDay,
  "arrival": TaskArrival,
  "arrivalDays": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskOutcomeArrivalDaysMin))).check(/*#__PURE__*/ zod.describe('By then the coins arrive at the latest; null without a date.')),
  "reversal": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "completes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskOutcomeReversalOneCompletesMin)),
  "reversed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskOutcomeReversalOneReversedMin))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How often this task\'s owner took completes back in 90 days; null with fewer than 20 completes.')),
  "chance": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "screened": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskOutcomeChanceOneScreenedMin)).check(/*#__PURE__*/ zod.lte(taskOutcomeChanceOneScreenedMax)),
  "taken": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskOutcomeChanceOneTakenMin)).check(/*#__PURE__*/ zod.lte(taskOutcomeChanceOneTakenMax))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How many of the last people, at most 100, were taken; null with fewer than 20.'))
}).check(/*#__PURE__*/ zod.describe('What each result means for this member, before the start and until the participation has ended. Chance and reversals are\ncounted; without enough people they are null.\n'));

export type TaskOutcome = zod.input<typeof TaskOutcome>;
export type TaskOutcomeOutput = zod.output<typeof TaskOutcome>;

export const taskLimitsAudienceMax = 200;

export const taskLimitsCitiesItemMax = 30;

export const taskLimitsCitiesMax = 400;


export const taskLimitsSeatsMin = 0;



export const TaskLimits = /*#__PURE__*/ zod.object({
  "audience": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskLimitsAudienceMax)).check(/*#__PURE__*/ zod.describe('Who the task looks for, in words.')),
  "cities": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskLimitsCitiesItemMax))).check(/*#__PURE__*/ zod.maxLength(taskLimitsCitiesMax)).check(/*#__PURE__*/ zod.describe('Names of cities; empty is everywhere.')),
  "startsAt": Time,
  "seatMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('How long a seat stays reserved after screening, or null without a limit.')),
  "seats": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskLimitsSeatsMin))).check(/*#__PURE__*/ zod.describe('Seats in all, or null without a limit.'))
}).check(/*#__PURE__*/ zod.describe('Who the task is for, and its limits.'));

export type TaskLimits = zod.input<typeof TaskLimits>;
export type TaskLimitsOutput = zod.output<typeof TaskLimits>;

export const TaskObstacleKind = /*#__PURE__*/ zod.enum({
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 已截止 */
  Ended: 'ended',
  /** 名额已满 */
  Full: 'full',
  /** 已暂停 */
  Paused: 'paused',
  /** 已参加 */
  Joined: 'joined',
  /** 设备不支持 */
  Device: 'device',
  /** 城市不符 */
  City: 'city',
  /** 质量分过低 */
  Quality: 'quality',
} as const);

export type TaskObstacleKind = zod.input<typeof TaskObstacleKind>;
export type TaskObstacleKindOutput = zod.output<typeof TaskObstacleKind>;

export const taskObstacleTextMax = 200;

export const taskObstacleFixUrlMax = 500;

export const taskObstacleFixLabelMax = 20;



export const TaskObstacle = /*#__PURE__*/ zod.object({
  "kind": TaskObstacleKind,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskObstacleTextMax)),
  "fixUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskObstacleFixUrlMax))).check(/*#__PURE__*/ zod.describe('Path on the member site, or null when nothing can be done.')),
  "fixLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskObstacleFixLabelMax))).check(/*#__PURE__*/ zod.describe('What the button says.'))
}).check(/*#__PURE__*/ zod.describe('Why this caller can\'t start, and where they can fix it.'));

export type TaskObstacle = zod.input<typeof TaskObstacle>;
export type TaskObstacleOutput = zod.output<typeof TaskObstacle>;

export const TaskEligibility = /*#__PURE__*/ zod.object({
  "canStart": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether this caller may start or go on now.')),
  "obstacle": /*#__PURE__*/ zod.union([TaskObstacle,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Why not; null when `canStart`.'))
});

export type TaskEligibility = zod.input<typeof TaskEligibility>;
export type TaskEligibilityOutput = zod.output<typeof TaskEligibility>;

export const taskResumableProgressMin = 0;
export const taskResumableProgressMax = 100;



export const TaskResumable = /*#__PURE__*/ zod.object({
  "sessionId": Id,
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskResumableProgressMin)).check(/*#__PURE__*/ zod.lte(taskResumableProgressMax)).check(/*#__PURE__*/ zod.describe('Percent of the pages answered.')),
  "startedAt": Time,
  "seatUntil": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Until when the seat is kept; null until screened.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s own participation that is still open.'));

export type TaskResumable = zod.input<typeof TaskResumable>;
export type TaskResumableOutput = zod.output<typeof TaskResumable>;

export const TaskOwnResult = /*#__PURE__*/ zod.object({
  "resultId": Id,
  "result": JoinResult,
  "cause": /*#__PURE__*/ zod.union([ResultCause,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a result 4 or 8 means exactly; null for other results.')),
  "endedAt": Time
}).check(/*#__PURE__*/ zod.describe('How the member\'s participation ended.'));

export type TaskOwnResult = zod.input<typeof TaskOwnResult>;
export type TaskOwnResultOutput = zod.output<typeof TaskOwnResult>;

export const taskDetailTwoDescriptionMax = 2000;

export const taskDetailTwoStepsMax = 10;

export const taskDetailTwoDosItemMax = 100;

export const taskDetailTwoDosMax = 5;

export const taskDetailTwoDontsItemMax = 100;

export const taskDetailTwoDontsMax = 5;

export const taskDetailTwoQuittingMax = 300;

export const taskDetailTwoSensitiveItemMax = 50;

export const taskDetailTwoSensitiveMax = 5;



export const TaskDetail = /*#__PURE__*/ zod.intersection(TaskCard, /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDetailTwoDescriptionMax)),
  "steps": /*#__PURE__*/ zod.array(TaskStep).check(/*#__PURE__*/ zod.maxLength(taskDetailTwoStepsMax)),
  "dos": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDetailTwoDosItemMax))).check(/*#__PURE__*/ zod.maxLength(taskDetailTwoDosMax)).check(/*#__PURE__*/ zod.describe('What makes an answer count.')),
  "donts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDetailTwoDontsItemMax))).check(/*#__PURE__*/ zod.maxLength(taskDetailTwoDontsMax)).check(/*#__PURE__*/ zod.describe('What makes it not count.')),
  "quitting": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDetailTwoQuittingMax)).check(/*#__PURE__*/ zod.describe('What happens when a member leaves in the middle.')),
  "sensitive": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDetailTwoSensitiveItemMax))).check(/*#__PURE__*/ zod.maxLength(taskDetailTwoSensitiveMax)).check(/*#__PURE__*/ zod.describe('Sensitive content to warn of before the start; empty when there is none.')),
  "dataUse": TaskDataUse,
  "foreignResearch": /*#__PURE__*/ zod.union([TaskForeignResearch,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null for research without a client abroad.')),
  "outcome": /*#__PURE__*/ zod.union([TaskOutcome,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('After the start, with what was promised at the start. null once it has ended, and for tasks that promise no coins of this kind.')),
  "limits": TaskLimits,
  "eligibility": TaskEligibility,
  "participation": /*#__PURE__*/ zod.union([TaskResumable,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What can be resumed, or null.')),
  "activity": /*#__PURE__*/ zod.union([TaskActivityKind,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How to do a task that is not a questionnaire; getTaskActivity returns the rest. null for questionnaires.')),
  "ownResult": /*#__PURE__*/ zod.union([TaskOwnResult,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How it ended for this member, or null.'))
})).check(/*#__PURE__*/ zod.describe('Everything to know before starting, and what this member may do.'));

export type TaskDetail = zod.input<typeof TaskDetail>;
export type TaskDetailOutput = zod.output<typeof TaskDetail>;

export const AttributeSurveyFinished = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.literal("finished"),
  "updatedAt": Time
});

export type AttributeSurveyFinished = zod.input<typeof AttributeSurveyFinished>;
export type AttributeSurveyFinishedOutput = zod.output<typeof AttributeSurveyFinished>;

export const attributePartNameMax = 50;

export const attributePartTitleMax = 50;

export const attributePartWhyMax = 200;

export const attributePartPercentMin = 0;
export const attributePartPercentMax = 100;

export const attributePartStaleMin = 0;



export const AttributePart = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attributePartNameMax)).check(/*#__PURE__*/ zod.describe('Its page in the definition.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attributePartTitleMax)),
  "why": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attributePartWhyMax)).check(/*#__PURE__*/ zod.describe('Why we ask for it.')),
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attributePartPercentMin)).check(/*#__PURE__*/ zod.lte(attributePartPercentMax)).check(/*#__PURE__*/ zod.describe('Share that is answered and still current, in percent.')),
  "stale": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attributePartStaleMin)).check(/*#__PURE__*/ zod.describe('How many answers are old enough to be asked again.')),
  "sensitive": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it asks for sensitive data and so for the separate consent.')),
  "updatedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When it was last saved, or null.'))
}).check(/*#__PURE__*/ zod.describe('One section of the attribute questionnaire.'));

export type AttributePart = zod.input<typeof AttributePart>;
export type AttributePartOutput = zod.output<typeof AttributePart>;

export const attributeSurveyUnfinishedPercentMin = 0;
export const attributeSurveyUnfinishedPercentMax = 100;

export const attributeSurveyUnfinishedMissingMax = 20;



export const AttributeSurveyUnfinished = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.literal("unfinished"),
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attributeSurveyUnfinishedPercentMin)).check(/*#__PURE__*/ zod.lte(attributeSurveyUnfinishedPercentMax)),
  "missing": /*#__PURE__*/ zod.array(AttributePart).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attributeSurveyUnfinishedMissingMax)).check(/*#__PURE__*/ zod.describe('The sections still to finish.'))
}).check(/*#__PURE__*/ zod.describe('Comes with code 5629.'));

export type AttributeSurveyUnfinished = zod.input<typeof AttributeSurveyUnfinished>;
export type AttributeSurveyUnfinishedOutput = zod.output<typeof AttributeSurveyUnfinished>;

export const AttributeSurveyCheck = /*#__PURE__*/ zod.union([AttributeSurveyFinished,AttributeSurveyUnfinished]);

export type AttributeSurveyCheck = zod.input<typeof AttributeSurveyCheck>;
export type AttributeSurveyCheckOutput = zod.output<typeof AttributeSurveyCheck>;

export const SurveyDefinition = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()).check(/*#__PURE__*/ zod.describe('A SurveyJS definition as the runner takes it, without what only the server may know (screen-out expressions, quota\ncells, attention checks).\n'));

export type SurveyDefinition = zod.input<typeof SurveyDefinition>;
export type SurveyDefinitionOutput = zod.output<typeof SurveyDefinition>;

export const surveyAnswerValueOneMax = 5000;



export const SurveyAnswerValue = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyAnswerValueOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()]).check(/*#__PURE__*/ zod.describe('The innermost value.'));

export type SurveyAnswerValue = zod.input<typeof SurveyAnswerValue>;
export type SurveyAnswerValueOutput = zod.output<typeof SurveyAnswerValue>;

export const surveyAnswerCellTwoMax = 200;



export const SurveyAnswerCell = /*#__PURE__*/ zod.union([SurveyAnswerValue,/*#__PURE__*/ zod.array(SurveyAnswerValue).check(/*#__PURE__*/ zod.maxLength(surveyAnswerCellTwoMax))]).check(/*#__PURE__*/ zod.describe('A cell of a row, or a field of a panel; several choices make a list.'));

export type SurveyAnswerCell = zod.input<typeof SurveyAnswerCell>;
export type SurveyAnswerCellOutput = zod.output<typeof SurveyAnswerCell>;

export const surveyAnswerPartTwoMax = 200;



export const SurveyAnswerPart = /*#__PURE__*/ zod.union([SurveyAnswerValue,/*#__PURE__*/ zod.array(SurveyAnswerValue).check(/*#__PURE__*/ zod.maxLength(surveyAnswerPartTwoMax)),/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), SurveyAnswerCell)]).check(/*#__PURE__*/ zod.describe('One choice, row or cell of an answer.'));

export type SurveyAnswerPart = zod.input<typeof SurveyAnswerPart>;
export type SurveyAnswerPartOutput = zod.output<typeof SurveyAnswerPart>;

export const surveyAnswerOneMax = 5000;

export const surveyAnswerFourMax = 200;



export const SurveyAnswer = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyAnswerOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(SurveyAnswerPart).check(/*#__PURE__*/ zod.maxLength(surveyAnswerFourMax)),/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), SurveyAnswerPart)]).check(/*#__PURE__*/ zod.describe('What SurveyJS keeps for a question: a text, a number, a yes or no, a list (several choices, a ranking, rows of a\ndynamic panel) or a map (matrix rows, several texts).\n'));

export type SurveyAnswer = zod.input<typeof SurveyAnswer>;
export type SurveyAnswerOutput = zod.output<typeof SurveyAnswer>;

export const SurveyAnswers = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), SurveyAnswer).check(/*#__PURE__*/ zod.describe('Answers by question name; the text beside a choice under `-Comment` behind it, a declined answer under `-Declined`.'));

export type SurveyAnswers = zod.input<typeof SurveyAnswers>;
export type SurveyAnswersOutput = zod.output<typeof SurveyAnswers>;

export const SurveyRevisionMin = 0;
export const SurveyRevisionMax = 1000000;



export const SurveyRevision = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SurveyRevisionMin)).check(/*#__PURE__*/ zod.lte(SurveyRevisionMax)).check(/*#__PURE__*/ zod.describe('Counts the saved pages; a save on an older one is refused with ANSWER_OUTDATED.'));

export type SurveyRevision = zod.input<typeof SurveyRevision>;
export type SurveyRevisionOutput = zod.output<typeof SurveyRevision>;

export const attributeRewardCreditMin = 0;



export const AttributeReward = /*#__PURE__*/ zod.object({
  "coins": Coins,
  "credit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attributeRewardCreditMin))
});

export type AttributeReward = zod.input<typeof AttributeReward>;
export type AttributeRewardOutput = zod.output<typeof AttributeReward>;

export const attributeConsentItemsItemMax = 50;

export const attributeConsentItemsMax = 20;

export const attributeConsentPurposeMax = 200;



export const AttributeConsent = /*#__PURE__*/ zod.object({
  "version": AgreementVersion,
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attributeConsentItemsItemMax))).check(/*#__PURE__*/ zod.maxLength(attributeConsentItemsMax)).check(/*#__PURE__*/ zod.describe('What is asked.')),
  "purpose": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attributeConsentPurposeMax)),
  "agreedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the member agreed to this version; null when they did not.'))
}).check(/*#__PURE__*/ zod.describe('The separate consent that sensitive attributes need (PIPL 29).'));

export type AttributeConsent = zod.input<typeof AttributeConsent>;
export type AttributeConsentOutput = zod.output<typeof AttributeConsent>;

export const attributeSurveyPartsMax = 20;

export const attributeSurveyPercentMin = 0;
export const attributeSurveyPercentMax = 100;

export const attributeSurveyMatchGainMin = 0;



export const AttributeSurvey = /*#__PURE__*/ zod.object({
  "definition": SurveyDefinition,
  "answers": SurveyAnswers,
  "parts": /*#__PURE__*/ zod.array(AttributePart).check(/*#__PURE__*/ zod.maxLength(attributeSurveyPartsMax)),
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attributeSurveyPercentMin)).check(/*#__PURE__*/ zod.lte(attributeSurveyPercentMax)),
  "revision": SurveyRevision,
  "reward": /*#__PURE__*/ zod.union([AttributeReward,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Coins for finishing it the first time; null once paid.')),
  "matchGain": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attributeSurveyMatchGainMin))).check(/*#__PURE__*/ zod.describe('About how many more tasks would match when finished; null when not computed.')),
  "consent": AttributeConsent,
  "updatedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When it was last saved, or null.'))
}).check(/*#__PURE__*/ zod.describe('The personal attribute questionnaire with what the member said before.'));

export type AttributeSurvey = zod.input<typeof AttributeSurvey>;
export type AttributeSurveyOutput = zod.output<typeof AttributeSurvey>;

export const attributeSurveyRequestPartMax = 50;



export const AttributeSurveyRequest = /*#__PURE__*/ zod.object({
  "part": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attributeSurveyRequestPartMax)).check(/*#__PURE__*/ zod.describe('Name of the section.')),
  "answers": SurveyAnswers,
  "revision": SurveyRevision
}).check(/*#__PURE__*/ zod.describe('One section\'s answers; what was answered there before is replaced.'));

export type AttributeSurveyRequest = zod.input<typeof AttributeSurveyRequest>;
export type AttributeSurveyRequestOutput = zod.output<typeof AttributeSurveyRequest>;

export const attributeSurveySavedPartsMax = 20;

export const attributeSurveySavedPercentMin = 0;
export const attributeSurveySavedPercentMax = 100;



export const AttributeSurveySaved = /*#__PURE__*/ zod.object({
  "parts": /*#__PURE__*/ zod.array(AttributePart).check(/*#__PURE__*/ zod.maxLength(attributeSurveySavedPartsMax)),
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attributeSurveySavedPercentMin)).check(/*#__PURE__*/ zod.lte(attributeSurveySavedPercentMax)),
  "finished": /*#__PURE__*/ zod.boolean(),
  "revision": SurveyRevision,
  "earned": /*#__PURE__*/ zod.union([AttributeReward,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What this save paid, because it finished the questionnaire the first time; null otherwise.')),
  "resultId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the page of the welcome task\'s result is opened with; null unless this save ended it.'))
});

export type AttributeSurveySaved = zod.input<typeof AttributeSurveySaved>;
export type AttributeSurveySavedOutput = zod.output<typeof AttributeSurveySaved>;

export const SurveyProblemCode = /*#__PURE__*/ zod.enum({
  /** 未作答 */
  Required: 'required',
  /** 选项不存在 */
  UnknownChoice: 'unknownChoice',
  /** 选得太多 */
  TooManyChoices: 'tooManyChoices',
  /** 选得太少 */
  TooFewChoices: 'tooFewChoices',
  /** 超出范围 */
  OutOfRange: 'outOfRange',
  /** 内容过长 */
  TooLong: 'tooLong',
  /** 格式不对 */
  WrongFormat: 'wrongFormat',
  /** 类型不对 */
  WrongType: 'wrongType',
  /** 题目未显示 */
  Hidden: 'hidden',
  /** 题目不存在 */
  UnknownQuestion: 'unknownQuestion',
} as const);

export type SurveyProblemCode = zod.input<typeof SurveyProblemCode>;
export type SurveyProblemCodeOutput = zod.output<typeof SurveyProblemCode>;

export const surveyProblemQuestionMax = 100;

export const surveyProblemMessageMax = 200;



export const SurveyProblem = /*#__PURE__*/ zod.object({
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyProblemQuestionMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "code": SurveyProblemCode,
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyProblemMessageMax)).check(/*#__PURE__*/ zod.describe('Chinese text to show at the question.'))
}).check(/*#__PURE__*/ zod.describe('The problem with one question.'));

export type SurveyProblem = zod.input<typeof SurveyProblem>;
export type SurveyProblemOutput = zod.output<typeof SurveyProblem>;

export const surveyRefusedPageProblemsMax = 500;

export const surveyRefusedPagePageMax = 100;



export const SurveyRefusedPage = /*#__PURE__*/ zod.object({
  "problems": /*#__PURE__*/ zod.array(SurveyProblem).check(/*#__PURE__*/ zod.maxLength(surveyRefusedPageProblemsMax)),
  "page": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyRefusedPagePageMax)).check(/*#__PURE__*/ zod.describe('The page the first problem is on.')),
  "revision": SurveyRevision
}).check(/*#__PURE__*/ zod.describe('Data of the refusals ANSWER_INVALID and ANSWER_FORGED; nothing was saved.'));

export type SurveyRefusedPage = zod.input<typeof SurveyRefusedPage>;
export type SurveyRefusedPageOutput = zod.output<typeof SurveyRefusedPage>;

export const surveyCurrentAnswersPageMax = 100;



export const SurveyCurrentAnswers = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyCurrentAnswersPageMax)),
  "revision": SurveyRevision,
  "answers": SurveyAnswers
}).check(/*#__PURE__*/ zod.describe('Data of the refusals ANSWER_OUTDATED and PAGE_OUT_OF_ORDER; the real state of the participation.'));

export type SurveyCurrentAnswers = zod.input<typeof SurveyCurrentAnswers>;
export type SurveyCurrentAnswersOutput = zod.output<typeof SurveyCurrentAnswers>;

export const SurveyOutcome = /*#__PURE__*/ zod.object({
  "resultId": Id,
  "result": JoinResult
}).check(/*#__PURE__*/ zod.describe('The one terminal result of a participation.'));

export type SurveyOutcome = zod.input<typeof SurveyOutcome>;
export type SurveyOutcomeOutput = zod.output<typeof SurveyOutcome>;

export const otherInterviewTitleMax = 100;



export const OtherInterview = /*#__PURE__*/ zod.object({
  "sessionId": Id,
  "taskHashId": PublicId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(otherInterviewTitleMax)),
  "seatUntil": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Until when its seat is kept; null until screened, or without a limit.'))
}).check(/*#__PURE__*/ zod.describe('The questionnaire that the member is answering instead of this one. Data of INTERVIEW_OPEN.'));

export type OtherInterview = zod.input<typeof OtherInterview>;
export type OtherInterviewOutput = zod.output<typeof OtherInterview>;

export const SurveyFault = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.int(),
  "msg": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.union([SurveyRefusedPage,SurveyCurrentAnswers,SurveyOutcome,OtherInterview,/*#__PURE__*/ zod.null()]),
  "requestId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Number to quote to support.'))
}).check(/*#__PURE__*/ zod.describe('A refused save. The code decides what `data` holds.'));

export type SurveyFault = zod.input<typeof SurveyFault>;
export type SurveyFaultOutput = zod.output<typeof SurveyFault>;

export const AttributeConsentRequest = /*#__PURE__*/ zod.object({
  "version": AgreementVersion,
  "agreed": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Whether the member read and accepted this version.'))
});

export type AttributeConsentRequest = zod.input<typeof AttributeConsentRequest>;
export type AttributeConsentRequestOutput = zod.output<typeof AttributeConsentRequest>;

export const CampaignState = /*#__PURE__*/ zod.enum({
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 暂停中 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const);

export type CampaignState = zod.input<typeof CampaignState>;
export type CampaignStateOutput = zod.output<typeof CampaignState>;

export const CampaignFace = /*#__PURE__*/ zod.enum({
  /** 幸运抽奖 */
  Lottery: 'lottery',
  /** 锦鲤抽奖 */
  Koi: 'koi',
  /** 答题活动 */
  Quiz: 'quiz',
  /** 圣诞活动 */
  Christmas: 'christmas',
  /** 端午活动 */
  Duanwu: 'duanwu',
} as const);

export type CampaignFace = zod.input<typeof CampaignFace>;
export type CampaignFaceOutput = zod.output<typeof CampaignFace>;

export const ChanceCause = /*#__PURE__*/ zod.enum({
  /** 签到 */
  Checkin: 'checkin',
  /** 完成任务 */
  Task: 'task',
  /** 答题全对 */
  Quiz: 'quiz',
} as const);

export type ChanceCause = zod.input<typeof ChanceCause>;
export type ChanceCauseOutput = zod.output<typeof ChanceCause>;

export const campaignWayChancesMax = 10;



export const CampaignWay = /*#__PURE__*/ zod.object({
  "cause": ChanceCause,
  "chances": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(campaignWayChancesMax)).check(/*#__PURE__*/ zod.describe('Chances earned each time.'))
}).check(/*#__PURE__*/ zod.describe('A way to get chances.'));

export type CampaignWay = zod.input<typeof CampaignWay>;
export type CampaignWayOutput = zod.output<typeof CampaignWay>;

export const PrizeKind = /*#__PURE__*/ zod.enum({
  /** 金币 */
  Coins: 'coins',
  /** 实物 */
  Goods: 'goods',
  /** 卡券 */
  Codes: 'codes',
  /** 现金 */
  Cash: 'cash',
  /** 话费 */
  Mobile: 'mobile',
} as const);

export type PrizeKind = zod.input<typeof PrizeKind>;
export type PrizeKindOutput = zod.output<typeof PrizeKind>;

export const PrizeCover = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the picture of the benefit that delivers the prize; null for coins, and for benefits without one.'));

export type PrizeCover = zod.input<typeof PrizeCover>;
export type PrizeCoverOutput = zod.output<typeof PrizeCover>;

export const campaignBriefPrizeTitleMax = 100;



export const CampaignBriefPrize = /*#__PURE__*/ zod.object({
  "kind": PrizeKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignBriefPrizeTitleMax)),
  "cover": PrizeCover
}).check(/*#__PURE__*/ zod.describe('The prize of a campaign that is worth most.'));

export type CampaignBriefPrize = zod.input<typeof CampaignBriefPrize>;
export type CampaignBriefPrizeOutput = zod.output<typeof CampaignBriefPrize>;

export const campaignWinnerPseudonymMax = 16;

export const campaignWinnerNameMax = 60;

export const campaignWinnerPrizeMax = 100;



export const CampaignWinner = /*#__PURE__*/ zod.object({
  "pseudonym": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignWinnerPseudonymMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignWinnerNameMax)).check(/*#__PURE__*/ zod.describe('Masked.')),
  "prize": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignWinnerPrizeMax)),
  "at": Time
});

export type CampaignWinner = zod.input<typeof CampaignWinner>;
export type CampaignWinnerOutput = zod.output<typeof CampaignWinner>;

export const campaignTodoChancesMin = 0;



export const CampaignTodo = /*#__PURE__*/ zod.object({
  "chances": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignTodoChancesMin)).check(/*#__PURE__*/ zod.describe('Draws the member has left.')),
  "entered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member is among the entrants of a koi draw.')),
  "quizOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether today\'s try at a quiz can still be made or finished; false in other campaigns.'))
}).check(/*#__PURE__*/ zod.describe('What a member can still do in a campaign that runs.'));

export type CampaignTodo = zod.input<typeof CampaignTodo>;
export type CampaignTodoOutput = zod.output<typeof CampaignTodo>;

export const campaignBriefTitleMax = 60;

export const campaignBriefSummaryMax = 200;

export const campaignBriefWaysMax = 3;

export const campaignBriefWinnersMax = 3;



export const CampaignBrief = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "face": CampaignFace,
  "state": CampaignState,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignBriefTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignBriefSummaryMax)),
  "startsAt": Time,
  "endsAt": Time,
  "drawsAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the single winner of a koi campaign is drawn; null in other campaigns.')),
  "ways": /*#__PURE__*/ zod.array(CampaignWay).check(/*#__PURE__*/ zod.maxLength(campaignBriefWaysMax)),
  "prize": CampaignBriefPrize,
  "winners": /*#__PURE__*/ zod.array(CampaignWinner).check(/*#__PURE__*/ zod.maxLength(campaignBriefWinnersMax)).check(/*#__PURE__*/ zod.describe('The latest winners, masked.')),
  "todo": /*#__PURE__*/ zod.union([CampaignTodo,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for a visitor, and unless the campaign runs.'))
});

export type CampaignBrief = zod.input<typeof CampaignBrief>;
export type CampaignBriefOutput = zod.output<typeof CampaignBrief>;

export const campaignListItemsMax = 100;



export const CampaignList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CampaignBrief).check(/*#__PURE__*/ zod.maxLength(campaignListItemsMax))
});

export type CampaignList = zod.input<typeof CampaignList>;
export type CampaignListOutput = zod.output<typeof CampaignList>;

export const CampaignDate = /*#__PURE__*/ zod.enum({
  /** 开始 */
  StartsAt: 'startsAt',
  /** 结束 */
  EndsAt: 'endsAt',
  /** 开奖 */
  DrawsAt: 'drawsAt',
} as const);

export type CampaignDate = zod.input<typeof CampaignDate>;
export type CampaignDateOutput = zod.output<typeof CampaignDate>;

export const campaignDateChangeReasonMax = 200;



export const CampaignDateChange = /*#__PURE__*/ zod.object({
  "date": CampaignDate,
  "before": Time,
  "after": Time,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignDateChangeReasonMax)).check(/*#__PURE__*/ zod.describe('Why, for members.')),
  "changedAt": Time
}).check(/*#__PURE__*/ zod.describe('A date of a campaign that was moved after it was published.'));

export type CampaignDateChange = zod.input<typeof CampaignDateChange>;
export type CampaignDateChangeOutput = zod.output<typeof CampaignDateChange>;

export const PrizeIdMax = 32;


export const PrizeIdRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,31}$');


export const PrizeId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PrizeIdMax)).check(/*#__PURE__*/ zod.regex(PrizeIdRegExp));

export type PrizeId = zod.input<typeof PrizeId>;
export type PrizeIdOutput = zod.output<typeof PrizeId>;

export const campaignPrizeTitleMax = 100;

export const campaignPrizeWorthMin = 0;
export const campaignPrizeWorthMax = 4999999;

export const campaignPrizeStockMin = 0;

export const campaignPrizeLeftMin = 0;

export const campaignPrizeOddsMin = 0;
export const campaignPrizeOddsMax = 1000000;



export const CampaignPrize = /*#__PURE__*/ zod.object({
  "id": PrizeId,
  "kind": PrizeKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignPrizeTitleMax)),
  "cover": PrizeCover,
  "worth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignPrizeWorthMin)).check(/*#__PURE__*/ zod.lte(campaignPrizeWorthMax)).check(/*#__PURE__*/ zod.describe('Value of one prize in fen.')),
  "stock": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignPrizeStockMin)),
  "left": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignPrizeLeftMin)),
  "odds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignPrizeOddsMin)).check(/*#__PURE__*/ zod.lte(campaignPrizeOddsMax)).check(/*#__PURE__*/ zod.describe('Chance in millionths, in the current version.'))
});

export type CampaignPrize = zod.input<typeof CampaignPrize>;
export type CampaignPrizeOutput = zod.output<typeof CampaignPrize>;

export const Sha256Max = 64;


export const Sha256RegExp = new RegExp('^[0-9a-f]{64}$');


export const Sha256 = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(Sha256Max)).check(/*#__PURE__*/ zod.regex(Sha256RegExp));

export type Sha256 = zod.input<typeof Sha256>;
export type Sha256Output = zod.output<typeof Sha256>;

export const campaignQuizQuestionsMax = 20;

export const campaignQuizSecondsMin = 30;
export const campaignQuizSecondsMax = 1800;

export const campaignQuizCoinsMin = 0;
export const campaignQuizCoinsMax = 50;



export const CampaignQuiz = /*#__PURE__*/ zod.object({
  "questions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(campaignQuizQuestionsMax)).check(/*#__PURE__*/ zod.describe('How many questions a try asks.')),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignQuizSecondsMin)).check(/*#__PURE__*/ zod.lte(campaignQuizSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds a try may take.')),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignQuizCoinsMin)).check(/*#__PURE__*/ zod.lte(campaignQuizCoinsMax)).check(/*#__PURE__*/ zod.describe('Coins for each right answer.'))
});

export type CampaignQuiz = zod.input<typeof CampaignQuiz>;
export type CampaignQuizOutput = zod.output<typeof CampaignQuiz>;

export const campaignEarnedCountMin = 0;



export const CampaignEarned = /*#__PURE__*/ zod.object({
  "cause": ChanceCause,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignEarnedCountMin))
}).check(/*#__PURE__*/ zod.describe('How many chances the member earned in one way.'));

export type CampaignEarned = zod.input<typeof CampaignEarned>;
export type CampaignEarnedOutput = zod.output<typeof CampaignEarned>;

export const QuizTryState = /*#__PURE__*/ zod.enum({
  /** 答题中 */
  Open: 'open',
  /** 已提交 */
  Done: 'done',
  /** 超时 */
  Expired: 'expired',
} as const);

export type QuizTryState = zod.input<typeof QuizTryState>;
export type QuizTryStateOutput = zod.output<typeof QuizTryState>;

export const quizReviewTitleMax = 200;

export const quizReviewChoicesItemMax = 60;

export const quizReviewChoicesMax = 6;

export const quizReviewChosenMax = 6;

export const quizReviewRightMax = 6;

export const quizReviewExplanationMax = 200;



export const QuizReview = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quizReviewTitleMax)),
  "choices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quizReviewChoicesItemMax))).check(/*#__PURE__*/ zod.maxLength(quizReviewChoicesMax)),
  "chosen": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quizReviewChosenMax))).check(/*#__PURE__*/ zod.describe('Index of the member\'s answer; null without one.')),
  "right": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quizReviewRightMax)).check(/*#__PURE__*/ zod.describe('Index of the right answer.')),
  "explanation": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quizReviewExplanationMax))
}).check(/*#__PURE__*/ zod.describe('A question that was asked, with the right answer.'));

export type QuizReview = zod.input<typeof QuizReview>;
export type QuizReviewOutput = zod.output<typeof QuizReview>;

export const quizTryQuestionsMax = 20;

export const quizTryScoreMin = 0;

export const quizTryCoinsMin = 0;

export const quizTryReviewMax = 20;



export const QuizTry = /*#__PURE__*/ zod.object({
  "id": Id,
  "day": /*#__PURE__*/ zod.iso.date(),
  "state": QuizTryState,
  "askedAt": Time,
  "until": Time,
  "questions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quizTryQuestionsMax)),
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quizTryScoreMin))).check(/*#__PURE__*/ zod.describe('Right answers; null until submitted.')),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quizTryCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins that were paid.')),
  "review": /*#__PURE__*/ zod.array(QuizReview).check(/*#__PURE__*/ zod.maxLength(quizTryReviewMax)).check(/*#__PURE__*/ zod.describe('Empty while it is open.'))
});

export type QuizTry = zod.input<typeof QuizTry>;
export type QuizTryOutput = zod.output<typeof QuizTry>;

export const campaignStandingPseudonymMax = 16;

export const campaignStandingChancesMin = 0;

export const campaignStandingDrawsMin = 0;

export const campaignStandingEarnedMax = 3;



export const CampaignStanding = /*#__PURE__*/ zod.object({
  "pseudonym": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignStandingPseudonymMax)).check(/*#__PURE__*/ zod.describe('Stands for the member in the public list.')),
  "chances": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignStandingChancesMin)).check(/*#__PURE__*/ zod.describe('Draws the member has left.')),
  "draws": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignStandingDrawsMin)).check(/*#__PURE__*/ zod.describe('Draws the member made.')),
  "earned": /*#__PURE__*/ zod.array(CampaignEarned).check(/*#__PURE__*/ zod.maxLength(campaignStandingEarnedMax)),
  "entered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member is among the entrants of a koi draw.')),
  "today": /*#__PURE__*/ zod.union([QuizTry,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Today\'s try at a quiz; null before the first question, and in other campaigns.'))
}).check(/*#__PURE__*/ zod.describe('Where the member stands in the campaign.'));

export type CampaignStanding = zod.input<typeof CampaignStanding>;
export type CampaignStandingOutput = zod.output<typeof CampaignStanding>;

export const campaignTitleMax = 60;

export const campaignSummaryMax = 200;

export const campaignRulesItemMax = 300;

export const campaignRulesMax = 30;

export const campaignOrganiserMax = 100;

export const campaignTaxNoteMax = 300;

export const campaignDateChangesMax = 20;

export const campaignClaimDaysMax = 90;

export const campaignConsolationMin = 0;
export const campaignConsolationMax = 100;

export const campaignWaysMax = 3;

export const campaignPrizesMax = 20;


export const campaignEntrantsMin = 0;



export const Campaign = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "face": CampaignFace,
  "state": CampaignState,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignSummaryMax)),
  "rules": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignRulesItemMax))).check(/*#__PURE__*/ zod.maxLength(campaignRulesMax)),
  "organiser": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignOrganiserMax)),
  "taxNote": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignTaxNoteMax)),
  "startsAt": Time,
  "endsAt": Time,
  "drawsAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the single winner of a koi campaign is drawn; null in other campaigns.')),
  "dateChanges": /*#__PURE__*/ zod.array(CampaignDateChange).check(/*#__PURE__*/ zod.maxLength(campaignDateChangesMax)).check(/*#__PURE__*/ zod.describe('Dates that were moved after the campaign was published, the latest first.')),
  "claimDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(campaignClaimDaysMax)).check(/*#__PURE__*/ zod.describe('How many days a winner has to claim a prize.')),
  "consolation": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignConsolationMin)).check(/*#__PURE__*/ zod.lte(campaignConsolationMax)).check(/*#__PURE__*/ zod.describe('Coins paid for a draw without a prize.')),
  "ways": /*#__PURE__*/ zod.array(CampaignWay).check(/*#__PURE__*/ zod.maxLength(campaignWaysMax)),
  "prizes": /*#__PURE__*/ zod.array(CampaignPrize).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignPrizesMax)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Current version of the odds.')),
  "seedHash": Sha256,
  "revealed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the server seed is published.')),
  "entrants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignEntrantsMin)).check(/*#__PURE__*/ zod.describe('Number of people who entered a koi draw.')),
  "quiz": /*#__PURE__*/ zod.union([CampaignQuiz,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The rules of its quiz; null for other campaigns.')),
  "mine": /*#__PURE__*/ zod.union([CampaignStanding,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for a visitor.'))
});

export type Campaign = zod.input<typeof Campaign>;
export type CampaignOutput = zod.output<typeof Campaign>;

export const CampaignPage = /*#__PURE__*/ zod.object({
  "campaign": /*#__PURE__*/ zod.union([Campaign,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('What a campaign page shows.'));

export type CampaignPage = zod.input<typeof CampaignPage>;
export type CampaignPageOutput = zod.output<typeof CampaignPage>;

export const RollMin = 0;
export const RollMax = 4503599627370495;



export const Roll = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(RollMin)).check(/*#__PURE__*/ zod.lte(RollMax)).check(/*#__PURE__*/ zod.describe('The first 52 bits of the HMAC as a number; divided by 2^52 it is u in [0, 1).'));

export type Roll = zod.input<typeof Roll>;
export type RollOutput = zod.output<typeof Roll>;


export const sealedDrawPseudonymMax = 16;


export const sealedDrawClientSeedMax = 64;




export const SealedDraw = /*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pseudonym": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sealedDrawPseudonymMax)),
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sealedDrawClientSeedMax)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "roll": Roll,
  "prizeId": /*#__PURE__*/ zod.union([PrizeId,/*#__PURE__*/ zod.null()]),
  "at": Time,
  "head": Sha256
}).check(/*#__PURE__*/ zod.describe('One draw in the public list. `head` is SHA-256 of the head before it (64 zeros before the first) and\n`position|pseudonym|number|clientSeed|version|roll|prize`, joined by a line break; `prize` is empty without one.\n'));

export type SealedDraw = zod.input<typeof SealedDraw>;
export type SealedDrawOutput = zod.output<typeof SealedDraw>;

export const campaignDrawPageItemsMax = 100;



export const CampaignDrawPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(SealedDraw).check(/*#__PURE__*/ zod.maxLength(campaignDrawPageItemsMax)),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CampaignDrawPage = zod.input<typeof CampaignDrawPage>;
export type CampaignDrawPageOutput = zod.output<typeof CampaignDrawPage>;

export const ClientSeedMax = 64;


export const ClientSeedRegExp = new RegExp('^[ -~\\u4e00-\\u9fff]{1,64}$');


export const ClientSeed = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ClientSeedMax)).check(/*#__PURE__*/ zod.regex(ClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('The member\'s own words in their draw; letters, digits, common punctuation and Chinese characters.'));

export type ClientSeed = zod.input<typeof ClientSeed>;
export type ClientSeedOutput = zod.output<typeof ClientSeed>;

export const CampaignDrawRequest = /*#__PURE__*/ zod.object({
  "clientSeed": ClientSeed
});

export type CampaignDrawRequest = zod.input<typeof CampaignDrawRequest>;
export type CampaignDrawRequestOutput = zod.output<typeof CampaignDrawRequest>;

export const PrizeState = /*#__PURE__*/ zod.enum({
  /** 已到账 */
  Paid: 'paid',
  /** 待领取 */
  Open: 'open',
  /** 已领取 */
  Claimed: 'claimed',
  /** 已过期 */
  Expired: 'expired',
} as const);

export type PrizeState = zod.input<typeof PrizeState>;
export type PrizeStateOutput = zod.output<typeof PrizeState>;

export const wonPrizeTitleMax = 100;

export const wonPrizeWorthMin = 0;

export const wonPrizeCoinsMin = 0;



export const WonPrize = /*#__PURE__*/ zod.object({
  "id": PrizeId,
  "kind": PrizeKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(wonPrizeTitleMax)),
  "worth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(wonPrizeWorthMin)).check(/*#__PURE__*/ zod.describe('Value in fen.')),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(wonPrizeCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins that were paid; 0 for other prizes.')),
  "state": PrizeState,
  "claimBy": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Deadline for claiming it; null for coins.')),
  "benefitId": /*#__PURE__*/ zod.union([PublicId,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The benefit that delivers it and tells how cash can be received; null for coins.')),
  "orderId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The order that delivers it, once claimed.'))
}).check(/*#__PURE__*/ zod.describe('The prize of a draw.'));

export type WonPrize = zod.input<typeof WonPrize>;
export type WonPrizeOutput = zod.output<typeof WonPrize>;


export const campaignRecordClientSeedMax = 64;


export const campaignRecordConsolationMin = 0;



export const CampaignRecord = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Counts the member\'s own draws.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignRecordClientSeedMax)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Version of the odds that applied to this draw.')),
  "roll": Roll,
  "prize": /*#__PURE__*/ zod.union([WonPrize,/*#__PURE__*/ zod.null()]),
  "consolation": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignRecordConsolationMin)).check(/*#__PURE__*/ zod.describe('Coins paid for a draw without a prize.')),
  "at": Time
});

export type CampaignRecord = zod.input<typeof CampaignRecord>;
export type CampaignRecordOutput = zod.output<typeof CampaignRecord>;

export const campaignDrawnChancesMin = 0;



export const CampaignDrawn = /*#__PURE__*/ zod.object({
  "record": CampaignRecord,
  "chances": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignDrawnChancesMin)).check(/*#__PURE__*/ zod.describe('Chances left after this draw.')),
  "balance": Coins
}).check(/*#__PURE__*/ zod.describe('A draw that was just made.'));

export type CampaignDrawn = zod.input<typeof CampaignDrawn>;
export type CampaignDrawnOutput = zod.output<typeof CampaignDrawn>;

export const campaignEntrantPseudonymMax = 16;

export const campaignEntrantClientSeedMax = 64;



export const CampaignEntrant = /*#__PURE__*/ zod.object({
  "pseudonym": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignEntrantPseudonymMax)),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignEntrantClientSeedMax))
}).check(/*#__PURE__*/ zod.describe('One entrant of a koi draw in the public list.'));

export type CampaignEntrant = zod.input<typeof CampaignEntrant>;
export type CampaignEntrantOutput = zod.output<typeof CampaignEntrant>;

export const campaignEntrantPageItemsMax = 100;



export const CampaignEntrantPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CampaignEntrant).check(/*#__PURE__*/ zod.maxLength(campaignEntrantPageItemsMax)),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CampaignEntrantPage = zod.input<typeof CampaignEntrantPage>;
export type CampaignEntrantPageOutput = zod.output<typeof CampaignEntrantPage>;

export const quizTryPageItemsMax = 100;



export const QuizTryPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(QuizTry).check(/*#__PURE__*/ zod.maxLength(quizTryPageItemsMax)),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type QuizTryPage = zod.input<typeof QuizTryPage>;
export type QuizTryPageOutput = zod.output<typeof QuizTryPage>;

export const campaignRecordPageItemsMax = 100;



export const CampaignRecordPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CampaignRecord).check(/*#__PURE__*/ zod.maxLength(campaignRecordPageItemsMax)),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CampaignRecordPage = zod.input<typeof CampaignRecordPage>;
export type CampaignRecordPageOutput = zod.output<typeof CampaignRecordPage>;

export const PayeeChannel = /*#__PURE__*/ zod.enum({
  /** 支付宝 */
  Alipay: 'alipay',
  /** 微信 */
  Wechat: 'wechat',
} as const);

export type PayeeChannel = zod.input<typeof PayeeChannel>;
export type PayeeChannelOutput = zod.output<typeof PayeeChannel>;

export const OrderPayee = /*#__PURE__*/ zod.object({
  "channel": PayeeChannel,
  "account": /*#__PURE__*/ zod.exactOptional(EncryptedField).check(/*#__PURE__*/ zod.describe('A mobile number or mail address that signs in to Alipay.')),
  "name": /*#__PURE__*/ zod.exactOptional(EncryptedField).check(/*#__PURE__*/ zod.describe('The real name of the account.'))
}).check(/*#__PURE__*/ zod.describe('Where cash goes. Alipay needs account and name, which are saved for the next order; WeChat needs neither, because it pays the account that the member bound.\n'));

export type OrderPayee = zod.input<typeof OrderPayee>;
export type OrderPayeeOutput = zod.output<typeof OrderPayee>;

export const PrizeClaim = /*#__PURE__*/ zod.object({
  "payeeId": /*#__PURE__*/ zod.exactOptional(Id),
  "payee": /*#__PURE__*/ zod.exactOptional(OrderPayee),
  "mobile": /*#__PURE__*/ zod.exactOptional(EncryptedField),
  "consigneeId": /*#__PURE__*/ zod.exactOptional(Id)
}).check(/*#__PURE__*/ zod.describe('Where the prize goes, by its kind: goods need `consigneeId`, cash `payeeId` or `payee`; mobile may carry `mobile` (the\nmember\'s own unless told); codes need nothing.\n'));

export type PrizeClaim = zod.input<typeof PrizeClaim>;
export type PrizeClaimOutput = zod.output<typeof PrizeClaim>;

export const campaignWinnerPageItemsMax = 100;



export const CampaignWinnerPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CampaignWinner).check(/*#__PURE__*/ zod.maxLength(campaignWinnerPageItemsMax)),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CampaignWinnerPage = zod.input<typeof CampaignWinnerPage>;
export type CampaignWinnerPageOutput = zod.output<typeof CampaignWinnerPage>;

export const campaignOddsRowOddsMin = 0;
export const campaignOddsRowOddsMax = 1000000;



export const CampaignOddsRow = /*#__PURE__*/ zod.object({
  "prizeId": PrizeId,
  "odds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignOddsRowOddsMin)).check(/*#__PURE__*/ zod.lte(campaignOddsRowOddsMax)).check(/*#__PURE__*/ zod.describe('Chance in millionths.'))
});

export type CampaignOddsRow = zod.input<typeof CampaignOddsRow>;
export type CampaignOddsRowOutput = zod.output<typeof CampaignOddsRow>;


export const campaignOddsReasonMax = 200;

export const campaignOddsRowsMax = 20;



export const CampaignOdds = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignOddsReasonMax)),
  "publishedAt": Time,
  "rows": /*#__PURE__*/ zod.array(CampaignOddsRow).check(/*#__PURE__*/ zod.maxLength(campaignOddsRowsMax))
}).check(/*#__PURE__*/ zod.describe('One version of the odds. A roll beyond the last row wins nothing.'));

export type CampaignOdds = zod.input<typeof CampaignOdds>;
export type CampaignOddsOutput = zod.output<typeof CampaignOdds>;

export const proofPrizeTitleMax = 100;



export const ProofPrize = /*#__PURE__*/ zod.object({
  "id": PrizeId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proofPrizeTitleMax))
});

export type ProofPrize = zod.input<typeof ProofPrize>;
export type ProofPrizeOutput = zod.output<typeof ProofPrize>;

export const campaignProofTitleMax = 60;

export const campaignProofVersionsMax = 200;

export const campaignProofPrizesMax = 20;

export const campaignProofDrawsMin = 0;

export const campaignProofEntrantsMin = 0;



export const CampaignProof = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignProofTitleMax)),
  "face": CampaignFace,
  "seedHash": Sha256,
  "seed": /*#__PURE__*/ zod.union([Sha256,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The server seed, 32 bytes in hexadecimal; null before the end.')),
  "versions": /*#__PURE__*/ zod.array(CampaignOdds).check(/*#__PURE__*/ zod.maxLength(campaignProofVersionsMax)),
  "prizes": /*#__PURE__*/ zod.array(ProofPrize).check(/*#__PURE__*/ zod.maxLength(campaignProofPrizesMax)),
  "draws": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignProofDrawsMin)).check(/*#__PURE__*/ zod.describe('Number of sealed draws.')),
  "head": /*#__PURE__*/ zod.union([Sha256,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Head of the hash chain; null before the first draw is sealed.')),
  "entrantsHash": /*#__PURE__*/ zod.union([Sha256,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Hash of the list of entrants of a koi draw, published before the seed.')),
  "entrants": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(campaignProofEntrantsMin))
});

export type CampaignProof = zod.input<typeof CampaignProof>;
export type CampaignProofOutput = zod.output<typeof CampaignProof>;

export const questionNumberMax = 20;

export const questionTitleMax = 200;

export const questionChoicesItemMax = 60;

export const questionChoicesMin = 2;
export const questionChoicesMax = 6;



export const Question = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(questionNumberMax)).check(/*#__PURE__*/ zod.describe('Position of the question in the try.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(questionTitleMax)),
  "choices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(questionChoicesItemMax))).check(/*#__PURE__*/ zod.minLength(questionChoicesMin)).check(/*#__PURE__*/ zod.maxLength(questionChoicesMax))
});

export type Question = zod.input<typeof Question>;
export type QuestionOutput = zod.output<typeof Question>;

export const questionSheetTitleMax = 60;

export const questionSheetQuestionsMax = 20;



export const QuestionSheet = /*#__PURE__*/ zod.object({
  "sheet": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(questionSheetTitleMax)),
  "questions": /*#__PURE__*/ zod.array(Question).check(/*#__PURE__*/ zod.maxLength(questionSheetQuestionsMax)),
  "until": Time
}).check(/*#__PURE__*/ zod.describe('The questions of a try, in order.'));

export type QuestionSheet = zod.input<typeof QuestionSheet>;
export type QuestionSheetOutput = zod.output<typeof QuestionSheet>;

export const questionAnswerNumberMax = 20;

export const questionAnswerChoiceMax = 6;



export const QuestionAnswer = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(questionAnswerNumberMax)).check(/*#__PURE__*/ zod.describe('Number of the question.')),
  "choice": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(questionAnswerChoiceMax)).check(/*#__PURE__*/ zod.describe('Index of the chosen option.'))
});

export type QuestionAnswer = zod.input<typeof QuestionAnswer>;
export type QuestionAnswerOutput = zod.output<typeof QuestionAnswer>;

export const questionAnswersAnswersMax = 20;



export const QuestionAnswers = /*#__PURE__*/ zod.object({
  "sheet": Id,
  "answers": /*#__PURE__*/ zod.array(QuestionAnswer).check(/*#__PURE__*/ zod.maxLength(questionAnswersAnswersMax))
});

export type QuestionAnswers = zod.input<typeof QuestionAnswers>;
export type QuestionAnswersOutput = zod.output<typeof QuestionAnswers>;

export const SurveyPause = /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session of the questionnaire to pause, from `pausedBy` or the data of INTERVIEW_OPEN. Its answers and its seat stay.\nAnother one that is being answered by now is not paused.\n'));

export type SurveyPause = zod.input<typeof SurveyPause>;
export type SurveyPauseOutput = zod.output<typeof SurveyPause>;

export const ParticipationRequest = /*#__PURE__*/ zod.object({
  "taskHashId": PublicId,
  "consent": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('That the member agreed to the task\'s `dataUse`; must be true where that asks for consent.')),
  "dataUseVersion": /*#__PURE__*/ zod.exactOptional(TaskDataUseVersion).check(/*#__PURE__*/ zod.describe('The version of `dataUse` that the member read; a consent without it is to version 1. An older one than the\ntask\'s is refused with DATA_USE_CHANGED: show the new text first.\n')),
  "pause": /*#__PURE__*/ zod.exactOptional(SurveyPause)
});

export type ParticipationRequest = zod.input<typeof ParticipationRequest>;
export type ParticipationRequestOutput = zod.output<typeof ParticipationRequest>;

export const ParticipationKind = /*#__PURE__*/ zod.enum({
  /** 站内作答 */
  Hosted: 'hosted',
  /** 前往外部页面 */
  External: 'external',
  /** 已结束 */
  Ended: 'ended',
  /** 讨论小组 */
  Group: 'group',
} as const).check(/*#__PURE__*/ zod.describe('hosted = our own runner; external = the site leads to `url`; ended = starting already decided the result; group = `url` is the invitation to the discussion on this site.'));

export type ParticipationKind = zod.input<typeof ParticipationKind>;
export type ParticipationKindOutput = zod.output<typeof ParticipationKind>;

export const participationUrlMax = 2000;



export const Participation = /*#__PURE__*/ zod.object({
  "sessionId": Id,
  "kind": ParticipationKind,
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(participationUrlMax))).check(/*#__PURE__*/ zod.describe('Where an external one leads, signed; the path of a group; null otherwise.')),
  "resultId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the result page is opened with when kind is ended (network, browser or city refused); null otherwise.'))
}).check(/*#__PURE__*/ zod.describe('A started (or still open) participation and where it goes on.'));

export type Participation = zod.input<typeof Participation>;
export type ParticipationOutput = zod.output<typeof Participation>;

export const SurveyClearedAnswersMax = 500;

export const surveyClearedAnswersItemMax = 100;



export const SurveyClearedAnswers = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyClearedAnswersItemMax))).check(/*#__PURE__*/ zod.maxLength(SurveyClearedAnswersMax)).check(/*#__PURE__*/ zod.describe('Names of answers that were removed.'));

export type SurveyClearedAnswers = zod.input<typeof SurveyClearedAnswers>;
export type SurveyClearedAnswersOutput = zod.output<typeof SurveyClearedAnswers>;

export const SurveyDraftRevisionMin = 0;
export const SurveyDraftRevisionMax = 100000000;



export const SurveyDraftRevision = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SurveyDraftRevisionMin)).check(/*#__PURE__*/ zod.lte(SurveyDraftRevisionMax)).check(/*#__PURE__*/ zod.describe('Counts the stored drafts. It never falls.'));

export type SurveyDraftRevision = zod.input<typeof SurveyDraftRevision>;
export type SurveyDraftRevisionOutput = zod.output<typeof SurveyDraftRevision>;

export const surveyDraftsPagesItemMax = 100;

export const surveyDraftsPagesMax = 200;

export const surveyDraftsPrefilledItemMax = 100;

export const surveyDraftsPrefilledMax = 500;



export const SurveyDrafts = /*#__PURE__*/ zod.object({
  "pages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyDraftsPagesItemMax))).check(/*#__PURE__*/ zod.maxLength(surveyDraftsPagesMax)).check(/*#__PURE__*/ zod.describe('The pages that have drafts, in the questionnaire\'s order.')),
  "answers": SurveyAnswers,
  "cleared": SurveyClearedAnswers,
  "prefilled": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyDraftsPrefilledItemMax))).check(/*#__PURE__*/ zod.maxLength(surveyDraftsPrefilledMax)).check(/*#__PURE__*/ zod.describe('Names of the answers that came from the member\'s profile, with their consent at this task, and that nobody has\nchanged. Say so at the question; they count when the page is confirmed, like every other.\n')),
  "revision": SurveyDraftRevision
}).check(/*#__PURE__*/ zod.describe('Answers whose page is not confirmed yet. Show them over `answers`.'));

export type SurveyDrafts = zod.input<typeof SurveyDrafts>;
export type SurveyDraftsOutput = zod.output<typeof SurveyDrafts>;

export const surveyPageInfoNameMax = 100;

export const surveyPageInfoTitleMax = 200;



export const SurveyPageInfo = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyPageInfoNameMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyPageInfoTitleMax)).check(/*#__PURE__*/ zod.describe('May be empty.'))
}).check(/*#__PURE__*/ zod.describe('One page of the questionnaire, in order.'));

export type SurveyPageInfo = zod.input<typeof SurveyPageInfo>;
export type SurveyPageInfoOutput = zod.output<typeof SurveyPageInfo>;

export const SurveyPausedBy = /*#__PURE__*/ zod.union([OtherInterview,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Another questionnaire that the member is answering; null while this one may be submitted. Answers of a paused one are\nstored.\n'));

export type SurveyPausedBy = zod.input<typeof SurveyPausedBy>;
export type SurveyPausedByOutput = zod.output<typeof SurveyPausedBy>;

export const surveySessionSensitiveItemMax = 100;

export const surveySessionSensitiveMax = 2000;

export const surveySessionPageMax = 100;

export const surveySessionPagesMax = 200;

export const surveySessionProgressMin = 0;
export const surveySessionProgressMax = 100;



export const SurveySession = /*#__PURE__*/ zod.object({
  "task": TaskBrief,
  "definition": SurveyDefinition,
  "sensitive": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveySessionSensitiveItemMax))).check(/*#__PURE__*/ zod.maxLength(surveySessionSensitiveMax)).check(/*#__PURE__*/ zod.describe('Names of the questions that the member may decline to answer, required or not; the answers then hold `true` under the name\nwith `-Declined` behind it, and nothing else of that question.\n')),
  "answers": SurveyAnswers,
  "drafts": SurveyDrafts,
  "page": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveySessionPageMax)).check(/*#__PURE__*/ zod.describe('Name of the page to answer next.')),
  "pages": /*#__PURE__*/ zod.array(SurveyPageInfo).check(/*#__PURE__*/ zod.maxLength(surveySessionPagesMax)),
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(surveySessionProgressMin)).check(/*#__PURE__*/ zod.lte(surveySessionProgressMax)).check(/*#__PURE__*/ zod.describe('Percent of the pages answered.')),
  "revision": SurveyRevision,
  "startedAt": Time,
  "seatUntil": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Until when the seat is kept; null until screened, or without a limit.')),
  "pausedBy": SurveyPausedBy,
  "consentNeeded": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member withdrew the consent to pass the answers on. Then answers are refused with CONSENT_REQUIRED\nuntil `startParticipation` carries the consent again.\n')),
  "state": ParticipationState,
  "resultId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the result page is opened with; null while open.'))
}).check(/*#__PURE__*/ zod.describe('Everything the runner needs to start or to go on where the member stopped.'));

export type SurveySession = zod.input<typeof SurveySession>;
export type SurveySessionOutput = zod.output<typeof SurveySession>;

export const surveyDraftAnswersPageMax = 100;



export const SurveyDraftAnswers = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(surveyDraftAnswersPageMax)).check(/*#__PURE__*/ zod.describe('The current page or one already passed.')),
  "answers": SurveyAnswers,
  "cleared": SurveyClearedAnswers,
  "revision": SurveyRevision,
  "draftRevision": SurveyDraftRevision,
  "pause": /*#__PURE__*/ zod.exactOptional(SurveyPause)
}).check(/*#__PURE__*/ zod.describe('The answers of one page that changed. Answers that are not named stay.'));

export type SurveyDraftAnswers = zod.input<typeof SurveyDraftAnswers>;
export type SurveyDraftAnswersOutput = zod.output<typeof SurveyDraftAnswers>;

export const surveyNewerAnswerNameMax = 100;

export const surveyNewerAnswerAgeMsMin = 0;



export const SurveyNewerAnswer = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyNewerAnswerNameMax)),
  "answer": /*#__PURE__*/ zod.union([SurveyAnswer,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The answer; null when it was removed.')),
  "ageMs": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(surveyNewerAnswerAgeMsMin)).check(/*#__PURE__*/ zod.describe('Milliseconds since it was stored.'))
}).check(/*#__PURE__*/ zod.describe('An answer that another device stored after `draftRevision`.'));

export type SurveyNewerAnswer = zod.input<typeof SurveyNewerAnswer>;
export type SurveyNewerAnswerOutput = zod.output<typeof SurveyNewerAnswer>;

export const surveyDraftStoredNewerMax = 2000;



export const SurveyDraftStored = /*#__PURE__*/ zod.object({
  "outcome": /*#__PURE__*/ zod.literal("stored"),
  "draftRevision": SurveyDraftRevision,
  "newer": /*#__PURE__*/ zod.array(SurveyNewerAnswer).check(/*#__PURE__*/ zod.maxLength(surveyDraftStoredNewerMax)),
  "pausedBy": SurveyPausedBy
}).check(/*#__PURE__*/ zod.describe('Stored, except for the answers in `newer`.'));

export type SurveyDraftStored = zod.input<typeof SurveyDraftStored>;
export type SurveyDraftStoredOutput = zod.output<typeof SurveyDraftStored>;

export const SurveyEnded = /*#__PURE__*/ zod.object({
  "outcome": /*#__PURE__*/ zod.literal("ended"),
  "resultId": Id,
  "result": JoinResult
}).check(/*#__PURE__*/ zod.describe('The page decided the result (screened out, quota full, seat time over).'));

export type SurveyEnded = zod.input<typeof SurveyEnded>;
export type SurveyEndedOutput = zod.output<typeof SurveyEnded>;

export const SurveyDraftOutcome = /*#__PURE__*/ zod.union([SurveyDraftStored,SurveyEnded]);

export type SurveyDraftOutcome = zod.input<typeof SurveyDraftOutcome>;
export type SurveyDraftOutcomeOutput = zod.output<typeof SurveyDraftOutcome>;

export const surveyPageAnswersPageMax = 100;

export const surveyPageAnswersAgeMsMin = 0;
export const surveyPageAnswersAgeMsMax = 86400000;



export const SurveyPageAnswers = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(surveyPageAnswersPageMax)).check(/*#__PURE__*/ zod.describe('The current page or one already passed.')),
  "answers": SurveyAnswers,
  "revision": SurveyRevision,
  "ageMs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(surveyPageAnswersAgeMsMin)).check(/*#__PURE__*/ zod.lte(surveyPageAnswersAgeMsMax))).check(/*#__PURE__*/ zod.describe('Milliseconds since the respondent confirmed the page, where it is sent later. `submitSurvey` ignores it.'))
}).check(/*#__PURE__*/ zod.describe('The answers of one page; what was answered there before is replaced.'));

export type SurveyPageAnswers = zod.input<typeof SurveyPageAnswers>;
export type SurveyPageAnswersOutput = zod.output<typeof SurveyPageAnswers>;

export const surveyNextPagePageMax = 100;

export const surveyNextPageProgressMin = 0;
export const surveyNextPageProgressMax = 100;



export const SurveyNextPage = /*#__PURE__*/ zod.object({
  "outcome": /*#__PURE__*/ zod.literal("next"),
  "page": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyNextPagePageMax)).check(/*#__PURE__*/ zod.describe('Name of the page to answer next.')),
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(surveyNextPageProgressMin)).check(/*#__PURE__*/ zod.lte(surveyNextPageProgressMax)).check(/*#__PURE__*/ zod.describe('Percent of the pages answered.')),
  "revision": SurveyRevision,
  "seatUntil": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Until when the seat is kept; null until screened, or without a limit.')),
  "pausedBy": SurveyPausedBy
}).check(/*#__PURE__*/ zod.describe('Saved; go on with this page.'));

export type SurveyNextPage = zod.input<typeof SurveyNextPage>;
export type SurveyNextPageOutput = zod.output<typeof SurveyNextPage>;

export const SurveyPageOutcome = /*#__PURE__*/ zod.union([SurveyNextPage,SurveyEnded]);

export type SurveyPageOutcome = zod.input<typeof SurveyPageOutcome>;
export type SurveyPageOutcomeOutput = zod.output<typeof SurveyPageOutcome>;

export const SurveyEarned = /*#__PURE__*/ zod.object({
  "coins": Coins,
  "credit": /*#__PURE__*/ zod.int(),
  "consolation": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the coins are the consolation.')),
  "corrected": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the result was corrected to a complete afterwards; the result itself stays.')),
  "state": TaskEarningState,
  "pendingFor": /*#__PURE__*/ zod.union([TaskPendingReason,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What pending coins wait for; null for others.')),
  "expectedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When pending coins become available, or null.'))
});

export type SurveyEarned = zod.input<typeof SurveyEarned>;
export type SurveyEarnedOutput = zod.output<typeof SurveyEarned>;

export const SurveyNextActionKind = /*#__PURE__*/ zod.enum({
  /** 继续答题 */
  Continue: 'continue',
  /** 再答一份 */
  AnotherTask: 'anotherTask',
  /** 去兑换 */
  Exchange: 'exchange',
  /** 完善资料 */
  Attributes: 'attributes',
  /** 怎样算认真作答 */
  AnswerGuide: 'answerGuide',
  /** 对结果有疑问 */
  Appeal: 'appeal',
  /** 重试 */
  Retry: 'retry',
  /** 打开方法 */
  CookieGuide: 'cookieGuide',
  /** 更新常住地 */
  UpdateCity: 'updateCity',
  /** 看任务记录 */
  Records: 'records',
} as const);

export type SurveyNextActionKind = zod.input<typeof SurveyNextActionKind>;
export type SurveyNextActionKindOutput = zod.output<typeof SurveyNextActionKind>;

export const surveyNextActionLabelMax = 20;

export const surveyNextActionUrlMax = 500;



export const SurveyNextAction = /*#__PURE__*/ zod.object({
  "kind": SurveyNextActionKind,
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyNextActionLabelMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyNextActionUrlMax)).check(/*#__PURE__*/ zod.describe('Path on the member site.'))
}).check(/*#__PURE__*/ zod.describe('The best next step for the member.'));

export type SurveyNextAction = zod.input<typeof SurveyNextAction>;
export type SurveyNextActionOutput = zod.output<typeof SurveyNextAction>;

export const surveyResultElapsedSecondsMin = 0;


export const surveyResultReasonMax = 300;

export const surveyResultSupportCodeMax = 20;



export const SurveyResult = /*#__PURE__*/ zod.object({
  "result": JoinResult,
  "cause": /*#__PURE__*/ zod.union([ResultCause,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a result 4 or 8 means exactly; null for other results.')),
  "task": TaskBrief,
  "sessionId": Id,
  "earned": SurveyEarned,
  "startedAt": Time,
  "endedAt": Time,
  "elapsedSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(surveyResultElapsedSecondsMin)).check(/*#__PURE__*/ zod.describe('Time spent answering, without the time in which the questionnaire was paused for another one.')),
  "seatMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('How long the seat was kept, or null without a limit.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyResultReasonMax)).check(/*#__PURE__*/ zod.describe('What happened and what comes next, in Chinese.')),
  "supportCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyResultSupportCodeMax)).check(/*#__PURE__*/ zod.describe('Number to quote in a ticket.')),
  "next": SurveyNextAction
}).check(/*#__PURE__*/ zod.describe('How a participation ended, by the server\'s record. The address is not trusted.'));

export type SurveyResult = zod.input<typeof SurveyResult>;
export type SurveyResultOutput = zod.output<typeof SurveyResult>;

export const returnReportQueryMax = 4000;



export const ReturnReport = /*#__PURE__*/ zod.object({
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnReportQueryMax)).check(/*#__PURE__*/ zod.describe('The address\'s query without its question mark, not decoded.'))
});

export type ReturnReport = zod.input<typeof ReturnReport>;
export type ReturnReportOutput = zod.output<typeof ReturnReport>;

export const ReturnState = /*#__PURE__*/ zod.enum({
  /** 已有结果 */
  Ended: 'ended',
  /** 结果待确认 */
  Waiting: 'waiting',
  /** 可以再试一次 */
  Retry: 'retry',
  /** 没有找到这次作答 */
  Unknown: 'unknown',
} as const);

export type ReturnState = zod.input<typeof ReturnState>;
export type ReturnStateOutput = zod.output<typeof ReturnState>;

export const returnVerdictSupportCodeMax = 20;



export const ReturnVerdict = /*#__PURE__*/ zod.object({
  "state": ReturnState,
  "sessionId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The participation; null when the address names none.')),
  "resultId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Id of the result page; null while waiting.')),
  "taskHashId": /*#__PURE__*/ zod.union([PublicId,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The task to start again; null unless it can be tried again.')),
  "supportCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnVerdictSupportCodeMax)).check(/*#__PURE__*/ zod.describe('Number to quote in a ticket.'))
}).check(/*#__PURE__*/ zod.describe('The server\'s record of a visit. The address is not trusted.'));

export type ReturnVerdict = zod.input<typeof ReturnVerdict>;
export type ReturnVerdictOutput = zod.output<typeof ReturnVerdict>;

export const PartnerVisitState = /*#__PURE__*/ zod.enum({
  /** 结果待确认 */
  Waiting: 'waiting',
  /** 可以再试一次 */
  Retry: 'retry',
  /** 已有结果 */
  Ended: 'ended',
} as const);

export type PartnerVisitState = zod.input<typeof PartnerVisitState>;
export type PartnerVisitStateOutput = zod.output<typeof PartnerVisitState>;

export const partnerVisitSupportCodeMax = 20;



export const PartnerVisit = /*#__PURE__*/ zod.object({
  "state": PartnerVisitState,
  "task": TaskBrief,
  "resultId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Id of the result page; null while waiting.')),
  "supportCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerVisitSupportCodeMax)).check(/*#__PURE__*/ zod.describe('Number to quote in a ticket.')),
  "startedAt": Time,
  "expiresAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When it ends automatically if the supplier doesn\'t report; null once it ended.'))
});

export type PartnerVisit = zod.input<typeof PartnerVisit>;
export type PartnerVisitOutput = zod.output<typeof PartnerVisit>;

export const SurveyEntryState = /*#__PURE__*/ zod.enum({
  /** 可以作答 */
  Open: 'open',
  /** 已经结束 */
  Ended: 'ended',
  /** 前往合作方 */
  External: 'external',
} as const);

export type SurveyEntryState = zod.input<typeof SurveyEntryState>;
export type SurveyEntryStateOutput = zod.output<typeof SurveyEntryState>;

export const SurveyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const SurveyKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(SurveyKeyRegExp)).check(/*#__PURE__*/ zod.describe('Opens one participation without an account or a cookie; travels in the address.'));

export type SurveyKey = zod.input<typeof SurveyKey>;
export type SurveyKeyOutput = zod.output<typeof SurveyKey>;

export const surveyEntryUrlMax = 4000;



export const SurveyEntry = /*#__PURE__*/ zod.object({
  "state": SurveyEntryState,
  "key": /*#__PURE__*/ zod.union([SurveyKey,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Key to the questionnaire or to its result; null when there is only `url`.')),
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(surveyEntryUrlMax))).check(/*#__PURE__*/ zod.describe('Address to open at once; null when there is a `key`.'))
}).check(/*#__PURE__*/ zod.describe('Where a person without account or cookie continues.'));

export type SurveyEntry = zod.input<typeof SurveyEntry>;
export type SurveyEntryOutput = zod.output<typeof SurveyEntry>;

export const OpenEntryRequest = /*#__PURE__*/ zod.object({
  "sid": PublicId
});

export type OpenEntryRequest = zod.input<typeof OpenEntryRequest>;
export type OpenEntryRequestOutput = zod.output<typeof OpenEntryRequest>;

export const StartTicketRequest = /*#__PURE__*/ zod.object({
  "taskHashId": PublicId,
  "consent": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the member agreed to the task\'s `dataUse` in the mini program.')),
  "dataUseVersion": /*#__PURE__*/ zod.exactOptional(TaskDataUseVersion).check(/*#__PURE__*/ zod.describe('The version of `dataUse` that the member read; a consent without it is to version 1.'))
});

export type StartTicketRequest = zod.input<typeof StartTicketRequest>;
export type StartTicketRequestOutput = zod.output<typeof StartTicketRequest>;

export const StartTicket = /*#__PURE__*/ zod.object({
  "ticket": SurveyKey,
  "expiresAt": Time
});

export type StartTicket = zod.input<typeof StartTicket>;
export type StartTicketOutput = zod.output<typeof StartTicket>;

export const TakeTicketRequest = /*#__PURE__*/ zod.object({
  "ticket": SurveyKey
});

export type TakeTicketRequest = zod.input<typeof TakeTicketRequest>;
export type TakeTicketRequestOutput = zod.output<typeof TakeTicketRequest>;

export const KeyEndState = /*#__PURE__*/ zod.enum({
  /** 作答中 */
  Open: 'open',
  /** 已结束 */
  Ended: 'ended',
} as const);

export type KeyEndState = zod.input<typeof KeyEndState>;
export type KeyEndStateOutput = zod.output<typeof KeyEndState>;

export const KeyKind = /*#__PURE__*/ zod.enum({
  /** 合作渠道 */
  Agent: 'agent',
  /** 公开链接 */
  Open: 'open',
  /** 小程序 */
  Ticket: 'ticket',
} as const);

export type KeyKind = zod.input<typeof KeyKind>;
export type KeyKindOutput = zod.output<typeof KeyKind>;

export const keyEndTitleMax = 100;

export const keyEndReasonMax = 300;

export const keyEndUrlMax = 4000;

export const keyEndSupportCodeMax = 20;



export const KeyEnd = /*#__PURE__*/ zod.object({
  "state": KeyEndState,
  "kind": KeyKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(keyEndTitleMax)).check(/*#__PURE__*/ zod.describe('The task\'s title.')),
  "result": JoinResult,
  "cause": /*#__PURE__*/ zod.union([ResultCause,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a result 4 or 8 means exactly; null for other results.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(keyEndReasonMax)).check(/*#__PURE__*/ zod.describe('What happened, in Chinese.')),
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(keyEndUrlMax))).check(/*#__PURE__*/ zod.describe('The agent\'s signed address for this result; null for others.')),
  "resultId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Id of the result page for a member who came with a ticket; null for others.')),
  "supportCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(keyEndSupportCodeMax)).check(/*#__PURE__*/ zod.describe('Number to quote to support.'))
}).check(/*#__PURE__*/ zod.describe('The result that a key opens. The address is not trusted.'));

export type KeyEnd = zod.input<typeof KeyEnd>;
export type KeyEndOutput = zod.output<typeof KeyEnd>;

export const CoinDirection = /*#__PURE__*/ zod.enum({
  /** 收入 */
  In: 'in',
  /** 支出 */
  Out: 'out',
} as const);

export type CoinDirection = zod.input<typeof CoinDirection>;
export type CoinDirectionOutput = zod.output<typeof CoinDirection>;

export const CoinCauseKind = /*#__PURE__*/ zod.enum({
  /** 任务 */
  Participation: 'participation',
  /** 签到 */
  Checkin: 'checkin',
  /** 兑换 */
  Exchange: 'exchange',
  /** 兑换退回 */
  ExchangeRefund: 'exchangeRefund',
  /** 邀请 */
  Invite: 'invite',
  /** 更正 */
  Correction: 'correction',
  /** 新手 */
  Welcome: 'welcome',
  /** 活动 */
  Campaign: 'campaign',
  /** 讨论小组 */
  Group: 'group',
  /** 课程 */
  Course: 'course',
  /** 月度评选 */
  Award: 'award',
} as const);

export type CoinCauseKind = zod.input<typeof CoinCauseKind>;
export type CoinCauseKindOutput = zod.output<typeof CoinCauseKind>;

export const coinCauseIdMax = 64;

export const coinCauseLinkRegExp = new RegExp('^');


export const CoinCause = /*#__PURE__*/ zod.object({
  "kind": CoinCauseKind,
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coinCauseIdMax)).check(/*#__PURE__*/ zod.describe('Public id of the cause.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The cause in the member\'s words.')),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(coinCauseLinkRegExp))).check(/*#__PURE__*/ zod.describe('Path on the member site that shows it, or null.'))
}).check(/*#__PURE__*/ zod.describe('Why the coins moved, and where to see it.'));

export type CoinCause = zod.input<typeof CoinCause>;
export type CoinCauseOutput = zod.output<typeof CoinCause>;

export const LedgerSupportCodeRegExp = new RegExp('^[0-9A-F]{4}-[0-9A-F]{4}$');


export const LedgerSupportCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(LedgerSupportCodeRegExp)).check(/*#__PURE__*/ zod.describe('Number of this row to quote to support.'));

export type LedgerSupportCode = zod.input<typeof LedgerSupportCode>;
export type LedgerSupportCodeOutput = zod.output<typeof LedgerSupportCode>;

export const CoinRow = /*#__PURE__*/ zod.object({
  "id": Id,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Positive for coins that came in, negative for coins that went out.')),
  "state": CoinRowState,
  "cause": CoinCause,
  "balanceAfter": Coins,
  "createdAt": Time,
  "expectedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When pending coins become available, or null.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why coins are pending, were taken back or corrected.')),
  "supportCode": LedgerSupportCode
});

export type CoinRow = zod.input<typeof CoinRow>;
export type CoinRowOutput = zod.output<typeof CoinRow>;

export const CoinArrival = /*#__PURE__*/ zod.object({
  "coins": Coins,
  "expectedAt": Time,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why they are pending.'))
}).check(/*#__PURE__*/ zod.describe('The pending coins that become available next, by when and why they wait.'));

export type CoinArrival = zod.input<typeof CoinArrival>;
export type CoinArrivalOutput = zod.output<typeof CoinArrival>;

export const CoinLedgerPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CoinRow),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "available": Coins,
  "pending": Coins,
  "nextArrival": /*#__PURE__*/ zod.union([CoinArrival,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null without pending coins that have a date.')),
  "owed": Coins.check(/*#__PURE__*/ zod.describe('Coins that were taken back after they had been spent. Coins that come in later pay them.'))
});

export type CoinLedgerPage = zod.input<typeof CoinLedgerPage>;
export type CoinLedgerPageOutput = zod.output<typeof CoinLedgerPage>;

export const coinSourceInMin = 0;

export const coinSourceOutMin = 0;

export const coinSourcePendingMin = 0;



export const CoinSource = /*#__PURE__*/ zod.object({
  "kind": CoinCauseKind,
  "in": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coinSourceInMin)).check(/*#__PURE__*/ zod.describe('Coins that came in.')),
  "out": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coinSourceOutMin)).check(/*#__PURE__*/ zod.describe('Coins that went out.')),
  "pending": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coinSourcePendingMin)).check(/*#__PURE__*/ zod.describe('Coins entered in this month that are not confirmed yet.'))
}).check(/*#__PURE__*/ zod.describe('Coins of one kind of source in a month.'));

export type CoinSource = zod.input<typeof CoinSource>;
export type CoinSourceOutput = zod.output<typeof CoinSource>;

export const coinMonthMonthRegExp = new RegExp('^\\d{4}-\\d{2}$');
export const coinMonthInMin = 0;

export const coinMonthOutMin = 0;

export const coinMonthPendingMin = 0;

export const coinMonthSourcesMax = 20;



export const CoinMonth = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(coinMonthMonthRegExp)),
  "in": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coinMonthInMin)),
  "out": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coinMonthOutMin)),
  "pending": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coinMonthPendingMin)),
  "sources": /*#__PURE__*/ zod.array(CoinSource).check(/*#__PURE__*/ zod.maxLength(coinMonthSourcesMax))
}).check(/*#__PURE__*/ zod.describe('A calendar month in Asia/Shanghai; only sources that moved something.'));

export type CoinMonth = zod.input<typeof CoinMonth>;
export type CoinMonthOutput = zod.output<typeof CoinMonth>;

export const coinMonthsItemsMax = 120;



export const CoinMonths = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CoinMonth).check(/*#__PURE__*/ zod.maxLength(coinMonthsItemsMax))
});

export type CoinMonths = zod.input<typeof CoinMonths>;
export type CoinMonthsOutput = zod.output<typeof CoinMonths>;

export const receiptKeyIdRegExp = new RegExp('^[0-9a-f]{16}$');
export const receiptKeyPublicKeyMax = 60;



export const ReceiptKey = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(receiptKeyIdRegExp)),
  "publicKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptKeyPublicKeyMax)).check(/*#__PURE__*/ zod.describe('The 32 bytes of an Ed25519 public key, base64url.')),
  "current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it signs now.'))
});

export type ReceiptKey = zod.input<typeof ReceiptKey>;
export type ReceiptKeyOutput = zod.output<typeof ReceiptKey>;

export const receiptKeyListItemsMax = 20;



export const ReceiptKeyList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ReceiptKey).check(/*#__PURE__*/ zod.maxLength(receiptKeyListItemsMax))
});

export type ReceiptKeyList = zod.input<typeof ReceiptKeyList>;
export type ReceiptKeyListOutput = zod.output<typeof ReceiptKeyList>;

export const ReceiptKind = /*#__PURE__*/ zod.enum({
  /** 任务结果 */
  Result: 'result',
  /** 兑换订单 */
  Order: 'order',
  /** 抽奖 */
  Draw: 'draw',
} as const);

export type ReceiptKind = zod.input<typeof ReceiptKind>;
export type ReceiptKindOutput = zod.output<typeof ReceiptKind>;

export const receiptFactNameMax = 20;

export const receiptFactValueMax = 300;



export const ReceiptFact = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptFactNameMax)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptFactValueMax))
});

export type ReceiptFact = zod.input<typeof ReceiptFact>;
export type ReceiptFactOutput = zod.output<typeof ReceiptFact>;

export const receiptNumberMax = 40;

export const receiptTitleMax = 200;

export const receiptHolderMax = 20;

export const receiptFactsMax = 20;

export const receiptIssuerMax = 60;



export const Receipt = /*#__PURE__*/ zod.object({
  "format": /*#__PURE__*/ zod.literal("yayan-receipt-1"),
  "kind": ReceiptKind,
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptNumberMax)).check(/*#__PURE__*/ zod.describe('Number to quote to support.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptTitleMax)),
  "holder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptHolderMax)).check(/*#__PURE__*/ zod.describe('Code of the member whose record it is.')),
  "facts": /*#__PURE__*/ zod.array(ReceiptFact).check(/*#__PURE__*/ zod.maxLength(receiptFactsMax)),
  "issuer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiptIssuerMax)).check(/*#__PURE__*/ zod.describe('The company that signs.')),
  "issuedAt": Time
}).check(/*#__PURE__*/ zod.describe('What we recorded. The signature covers these fields, in this order, as JSON without spaces (UTF-8).'));

export type Receipt = zod.input<typeof Receipt>;
export type ReceiptOutput = zod.output<typeof Receipt>;

export const signedReceiptKeyIdRegExp = new RegExp('^[0-9a-f]{16}$');
export const signedReceiptSignatureMax = 100;



export const SignedReceipt = /*#__PURE__*/ zod.object({
  "receipt": Receipt,
  "keyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signedReceiptKeyIdRegExp)).check(/*#__PURE__*/ zod.describe('The key of `listReceiptKeys` that signed it.')),
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signedReceiptSignatureMax)).check(/*#__PURE__*/ zod.describe('Ed25519 signature, base64url.'))
});

export type SignedReceipt = zod.input<typeof SignedReceipt>;
export type SignedReceiptOutput = zod.output<typeof SignedReceipt>;



export const coinLotUsedMin = 0;



export const CoinLot = /*#__PURE__*/ zod.object({
  "id": Id,
  "cause": CoinCause,
  "createdAt": Time,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Coins that came in, less what was taken back.')),
  "left": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Coins of these that are not spent.')),
  "used": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coinLotUsedMin)).check(/*#__PURE__*/ zod.describe('Coins that spending `coins` would use; 0 without `coins`.'))
}).check(/*#__PURE__*/ zod.describe('What is left of one row of coins that came in.'));

export type CoinLot = zod.input<typeof CoinLot>;
export type CoinLotOutput = zod.output<typeof CoinLot>;





export const CoinLotSource = /*#__PURE__*/ zod.object({
  "kind": CoinCauseKind,
  "lots": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Coins left in them, or used of them if `coins` was given.'))
}).check(/*#__PURE__*/ zod.describe('The lots of one kind of source.'));

export type CoinLotSource = zod.input<typeof CoinLotSource>;
export type CoinLotSourceOutput = zod.output<typeof CoinLotSource>;

export const coinLotPageSourcesMax = 20;



export const CoinLotPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CoinLot).check(/*#__PURE__*/ zod.describe('The oldest first.')),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "available": Coins,
  "sources": /*#__PURE__*/ zod.array(CoinLotSource).check(/*#__PURE__*/ zod.maxLength(coinLotPageSourcesMax)).check(/*#__PURE__*/ zod.describe('All lots by kind of source, not only those of this page; most coins first.'))
});

export type CoinLotPage = zod.input<typeof CoinLotPage>;
export type CoinLotPageOutput = zod.output<typeof CoinLotPage>;

export const CalendarDayMax = 10;


export const CalendarDayRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const CalendarDay = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(CalendarDayMax)).check(/*#__PURE__*/ zod.regex(CalendarDayRegExp)).check(/*#__PURE__*/ zod.describe('A calendar day in Asia/Shanghai.'));

export type CalendarDay = zod.input<typeof CalendarDay>;
export type CalendarDayOutput = zod.output<typeof CalendarDay>;

export const CheckinDayState = /*#__PURE__*/ zod.enum({
  /** 已签 */
  Done: 'done',
  /** 今天可签 */
  Today: 'today',
  /** 漏签 */
  Missed: 'missed',
  /** 未到 */
  Coming: 'coming',
} as const);

export type CheckinDayState = zod.input<typeof CheckinDayState>;
export type CheckinDayStateOutput = zod.output<typeof CheckinDayState>;

export const checkinDayDayMax = 7;



export const CheckinDay = /*#__PURE__*/ zod.object({
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkinDayDayMax)).check(/*#__PURE__*/ zod.describe('Position in the streak.')),
  "date": CalendarDay,
  "coins": Coins,
  "state": CheckinDayState
}).check(/*#__PURE__*/ zod.describe('One stamp of the seven-day strip.'));

export type CheckinDay = zod.input<typeof CheckinDay>;
export type CheckinDayOutput = zod.output<typeof CheckinDay>;

export const checkinMakeUpCardsMin = 0;



export const CheckinMakeUp = /*#__PURE__*/ zod.object({
  "cards": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinMakeUpCardsMin)).check(/*#__PURE__*/ zod.describe('Number of make-up cards the member can use.')),
  "day": /*#__PURE__*/ zod.union([CalendarDay,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The latest missed day within 7 days, or null when none was missed.'))
}).check(/*#__PURE__*/ zod.describe('The missed day that a make-up card could fill.'));

export type CheckinMakeUp = zod.input<typeof CheckinMakeUp>;
export type CheckinMakeUpOutput = zod.output<typeof CheckinMakeUp>;

export const checkinStreakDayMax = 7;

export const checkinStripMin = 7;
export const checkinStripMax = 7;

export const checkinMonthCountMin = 0;
export const checkinMonthCountMax = 31;

export const checkinMonthDatesMax = 31;



export const Checkin = /*#__PURE__*/ zod.object({
  "date": CalendarDay,
  "checked": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether today is checked in.')),
  "isFirst": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member had never checked in before today.')),
  "streakDay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkinStreakDayMax)).check(/*#__PURE__*/ zod.describe('Today\'s position in the streak, whether checked in or not.')),
  "strip": /*#__PURE__*/ zod.array(CheckinDay).check(/*#__PURE__*/ zod.minLength(checkinStripMin)).check(/*#__PURE__*/ zod.maxLength(checkinStripMax)),
  "monthCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinMonthCountMin)).check(/*#__PURE__*/ zod.lte(checkinMonthCountMax)).check(/*#__PURE__*/ zod.describe('Days checked in this calendar month.')),
  "monthDates": /*#__PURE__*/ zod.array(CalendarDay).check(/*#__PURE__*/ zod.maxLength(checkinMonthDatesMax)).check(/*#__PURE__*/ zod.describe('Those days, for the month\'s calendar.')),
  "makeUp": CheckinMakeUp
});

export type Checkin = zod.input<typeof Checkin>;
export type CheckinOutput = zod.output<typeof Checkin>;

export const CheckinRequest = /*#__PURE__*/ zod.object({
  "makeUp": /*#__PURE__*/ zod.exactOptional(CalendarDay).check(/*#__PURE__*/ zod.describe('The missed day to fill with a make-up card instead.'))
}).check(/*#__PURE__*/ zod.describe('An empty object checks in today.'));

export type CheckinRequest = zod.input<typeof CheckinRequest>;
export type CheckinRequestOutput = zod.output<typeof CheckinRequest>;

export const checkinReceiptStreakDayMax = 7;

export const checkinReceiptMonthCountMin = 0;
export const checkinReceiptMonthCountMax = 31;

export const checkinReceiptTomorrowCoinsMin = 0;



export const CheckinReceipt = /*#__PURE__*/ zod.object({
  "date": CalendarDay,
  "madeUp": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a make-up card filled a missed day.')),
  "coins": Coins,
  "streakDay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkinReceiptStreakDayMax)).check(/*#__PURE__*/ zod.describe('Today\'s place in the streak after this.')),
  "monthCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinReceiptMonthCountMin)).check(/*#__PURE__*/ zod.lte(checkinReceiptMonthCountMax)).check(/*#__PURE__*/ zod.describe('Days checked in this calendar month.')),
  "tomorrowCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinReceiptTomorrowCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins for tomorrow\'s check-in.')),
  "balance": Coins
});

export type CheckinReceipt = zod.input<typeof CheckinReceipt>;
export type CheckinReceiptOutput = zod.output<typeof CheckinReceipt>;

export const CreditLevel = /*#__PURE__*/ zod.enum({
  /** 普通 */
  Plain: 0,
  /** 铜 */
  Bronze: 1,
  /** 银 */
  Silver: 2,
  /** 金 */
  Gold: 3,
  /** 钻 */
  Diamond: 4,
} as const).check(/*#__PURE__*/ zod.describe('The level, derived from the credit.'));

export type CreditLevel = zod.input<typeof CreditLevel>;
export type CreditLevelOutput = zod.output<typeof CreditLevel>;

export const levelRuleFromCreditMin = 0;

export const levelRuleExchangesPerDayMin = 0;

export const levelRuleExchangesPerMonthMin = 0;

export const levelRuleCoinsPerMonthMin = 0;

export const levelRuleFeePercentMin = 0;
export const levelRuleFeePercentMax = 100;



export const LevelRule = /*#__PURE__*/ zod.object({
  "level": CreditLevel,
  "fromCredit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(levelRuleFromCreditMin)).check(/*#__PURE__*/ zod.describe('Lowest credit of the level.')),
  "exchangesPerDay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(levelRuleExchangesPerDayMin)),
  "exchangesPerMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(levelRuleExchangesPerMonthMin)),
  "coinsPerMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(levelRuleCoinsPerMonthMin)).check(/*#__PURE__*/ zod.describe('Coins that may be exchanged a month.')),
  "feePercent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(levelRuleFeePercentMin)).check(/*#__PURE__*/ zod.lte(levelRuleFeePercentMax)).check(/*#__PURE__*/ zod.describe('Fee on cash exchanges in percent.'))
}).check(/*#__PURE__*/ zod.describe('What a level asks and gives.'));

export type LevelRule = zod.input<typeof LevelRule>;
export type LevelRuleOutput = zod.output<typeof LevelRule>;


export const levelProgressPercentMin = 0;
export const levelProgressPercentMax = 100;

export const levelProgressUnlocksItemMax = 100;

export const levelProgressUnlocksMax = 10;



export const LevelProgress = /*#__PURE__*/ zod.object({
  "level": CreditLevel,
  "missing": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Credit still missing.')),
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(levelProgressPercentMin)).check(/*#__PURE__*/ zod.lte(levelProgressPercentMax)).check(/*#__PURE__*/ zod.describe('Progress from the current level in percent.')),
  "unlocks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(levelProgressUnlocksItemMax))).check(/*#__PURE__*/ zod.maxLength(levelProgressUnlocksMax))
}).check(/*#__PURE__*/ zod.describe('The way to the next level.'));

export type LevelProgress = zod.input<typeof LevelProgress>;
export type LevelProgressOutput = zod.output<typeof LevelProgress>;

export const comingLevelsLevelsMax = 5;



export const ComingLevels = /*#__PURE__*/ zod.object({
  "holdsFrom": Time,
  "levels": /*#__PURE__*/ zod.array(LevelRule).check(/*#__PURE__*/ zod.maxLength(comingLevelsLevelsMax)).check(/*#__PURE__*/ zod.describe('All levels, lowest first.')),
  "level": CreditLevel.check(/*#__PURE__*/ zod.describe('The level of the member\'s credit of today, from then on.'))
}).check(/*#__PURE__*/ zod.describe('Levels from a time on that was announced.'));

export type ComingLevels = zod.input<typeof ComingLevels>;
export type ComingLevelsOutput = zod.output<typeof ComingLevels>;

export const exchangeUseExchangesTodayMin = 0;

export const exchangeUseExchangesThisMonthMin = 0;

export const exchangeUseCoinsThisMonthMin = 0;



export const ExchangeUse = /*#__PURE__*/ zod.object({
  "exchangesToday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exchangeUseExchangesTodayMin)),
  "exchangesThisMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exchangeUseExchangesThisMonthMin)),
  "coinsThisMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exchangeUseCoinsThisMonthMin))
}).check(/*#__PURE__*/ zod.describe('How much was exchanged already, to compare with the limits.'));

export type ExchangeUse = zod.input<typeof ExchangeUse>;
export type ExchangeUseOutput = zod.output<typeof ExchangeUse>;

export const QualityStandingState = /*#__PURE__*/ zod.enum({
  /** 正常 */
  Good: 'good',
  /** 任务减少 */
  FewerTasks: 'fewerTasks',
  /** 暂停接题 */
  Paused: 'paused',
} as const);

export type QualityStandingState = zod.input<typeof QualityStandingState>;
export type QualityStandingStateOutput = zod.output<typeof QualityStandingState>;




export const QualityRecovery = /*#__PURE__*/ zod.object({
  "day": CalendarDay,
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Points that will be restored.'))
});

export type QualityRecovery = zod.input<typeof QualityRecovery>;
export type QualityRecoveryOutput = zod.output<typeof QualityRecovery>;

export const qualityRiseLeftTodayMin = 0;
export const qualityRiseLeftTodayMax = 2;

export const qualityRiseTargetMax = 100;

export const qualityRiseSurveysMax = 100;

export const qualityRiseDaysMax = 50;



export const QualityRise = /*#__PURE__*/ zod.object({
  "leftToday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qualityRiseLeftTodayMin)).check(/*#__PURE__*/ zod.lte(qualityRiseLeftTodayMax)).check(/*#__PURE__*/ zod.describe('Points that today can still add.')),
  "target": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(qualityRiseTargetMax)).check(/*#__PURE__*/ zod.describe('The next mark: 40, 60, 80, 90 or 100.')),
  "surveys": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(qualityRiseSurveysMax)).check(/*#__PURE__*/ zod.describe('Careful surveys to reach it.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(qualityRiseDaysMax)).check(/*#__PURE__*/ zod.describe('The fewest days that takes.'))
}).check(/*#__PURE__*/ zod.describe('A paid survey without any sign of careless answers raises the score by 1, at most twice a day.'));

export type QualityRise = zod.input<typeof QualityRise>;
export type QualityRiseOutput = zod.output<typeof QualityRise>;

export const qualityWhatIfActMax = 60;

export const qualityWhatIfPointsMin = -100;
export const qualityWhatIfPointsMax = 100;

export const qualityWhatIfScoreMin = 0;
export const qualityWhatIfScoreMax = 100;

export const qualityWhatIfRuleNumberMax = 10;

export const qualityWhatIfNoteMax = 60;



export const QualityWhatIf = /*#__PURE__*/ zod.object({
  "act": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(qualityWhatIfActMax)),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qualityWhatIfPointsMin)).check(/*#__PURE__*/ zod.lte(qualityWhatIfPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds; 0 changes nothing today.')),
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qualityWhatIfScoreMin)).check(/*#__PURE__*/ zod.lte(qualityWhatIfScoreMax)).check(/*#__PURE__*/ zod.describe('The score after it.')),
  "state": QualityStandingState,
  "ruleNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(qualityWhatIfRuleNumberMax)).check(/*#__PURE__*/ zod.describe('The number of the rule.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(qualityWhatIfNoteMax))).check(/*#__PURE__*/ zod.describe('When, or why not; null without a note.'))
}).check(/*#__PURE__*/ zod.describe('What an act would make of the score now.'));

export type QualityWhatIf = zod.input<typeof QualityWhatIf>;
export type QualityWhatIfOutput = zod.output<typeof QualityWhatIf>;

export const qualityStandingScoreMin = 0;
export const qualityStandingScoreMax = 100;

export const qualityStandingWhatIfMax = 6;

export const qualityStandingTipsItemMax = 100;

export const qualityStandingTipsMax = 5;



export const QualityStanding = /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qualityStandingScoreMin)).check(/*#__PURE__*/ zod.lte(qualityStandingScoreMax)),
  "state": QualityStandingState,
  "recovers": /*#__PURE__*/ zod.union([QualityRecovery,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The deduction that ends next; null when none is running.')),
  "rise": /*#__PURE__*/ zod.union([QualityRise,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How it rises by answering; null at 100.')),
  "whatIf": /*#__PURE__*/ zod.array(QualityWhatIf).check(/*#__PURE__*/ zod.maxLength(qualityStandingWhatIfMax)).check(/*#__PURE__*/ zod.describe('What each act would change.')),
  "tips": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(qualityStandingTipsItemMax))).check(/*#__PURE__*/ zod.maxLength(qualityStandingTipsMax)).check(/*#__PURE__*/ zod.describe('How to raise it.'))
}).check(/*#__PURE__*/ zod.describe('How carefully the member answers: 0–100, fewer tasks below 60, paused below 40.'));

export type QualityStanding = zod.input<typeof QualityStanding>;
export type QualityStandingOutput = zod.output<typeof QualityStanding>;

export const creditSourceActMax = 40;


export const creditSourceRuleMax = 200;



export const CreditSource = /*#__PURE__*/ zod.object({
  "act": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditSourceActMax)).check(/*#__PURE__*/ zod.describe('What earns it.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Null when the page of the act says how much.')),
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditSourceRuleMax)).check(/*#__PURE__*/ zod.describe('When it is earned.'))
}).check(/*#__PURE__*/ zod.describe('One way to earn credit.'));

export type CreditSource = zod.input<typeof CreditSource>;
export type CreditSourceOutput = zod.output<typeof CreditSource>;

export const creditCreditMin = 0;

export const creditLevelsMax = 5;

export const creditComingMax = 8;

export const creditSourcesMax = 20;



export const Credit = /*#__PURE__*/ zod.object({
  "credit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(creditCreditMin)),
  "level": CreditLevel,
  "rule": LevelRule,
  "next": /*#__PURE__*/ zod.union([LevelProgress,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null at the highest level.')),
  "levels": /*#__PURE__*/ zod.array(LevelRule).check(/*#__PURE__*/ zod.maxLength(creditLevelsMax)).check(/*#__PURE__*/ zod.describe('All levels, lowest first.')),
  "coming": /*#__PURE__*/ zod.array(ComingLevels).check(/*#__PURE__*/ zod.maxLength(creditComingMax)).check(/*#__PURE__*/ zod.describe('When levels will need another credit, the earliest first. Usually nothing.')),
  "used": ExchangeUse,
  "quality": QualityStanding,
  "sources": /*#__PURE__*/ zod.array(CreditSource).check(/*#__PURE__*/ zod.maxLength(creditSourcesMax)).check(/*#__PURE__*/ zod.describe('Every way to earn credit.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s credit, level and their effects, and the quality score.'));

export type Credit = zod.input<typeof Credit>;
export type CreditOutput = zod.output<typeof Credit>;

export const CreditKind = /*#__PURE__*/ zod.enum({
  /** 权益值 */
  Credit: 'credit',
  /** 质量分 */
  Quality: 'quality',
} as const);

export type CreditKind = zod.input<typeof CreditKind>;
export type CreditKindOutput = zod.output<typeof CreditKind>;

export const scoreEvidenceLabelMax = 40;

export const scoreEvidenceValueMax = 200;



export const ScoreEvidence = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(scoreEvidenceLabelMax)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(scoreEvidenceValueMax))
}).check(/*#__PURE__*/ zod.describe('One fact that a change of quality rests on.'));

export type ScoreEvidence = zod.input<typeof ScoreEvidence>;
export type ScoreEvidenceOutput = zod.output<typeof ScoreEvidence>;

export const creditRowBalanceAfterMin = 0;

export const creditRowReasonMax = 200;

export const creditRowRuleMax = 200;

export const creditRowRuleNumberMax = 8;

export const creditRowEvidenceMax = 8;



export const CreditRow = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": CreditKind,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Positive when it rose, negative when it fell.')),
  "balanceAfter": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(creditRowBalanceAfterMin)),
  "cause": CoinCause,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditRowReasonMax)).check(/*#__PURE__*/ zod.describe('What happened.')),
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditRowRuleMax)).check(/*#__PURE__*/ zod.describe('The rule it follows.')),
  "ruleNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditRowRuleNumberMax))).check(/*#__PURE__*/ zod.describe('The number of that rule; null for older rows.')),
  "evidence": /*#__PURE__*/ zod.array(ScoreEvidence).check(/*#__PURE__*/ zod.maxLength(creditRowEvidenceMax)).check(/*#__PURE__*/ zod.describe('What the change rests on; empty where nothing was measured.')),
  "createdAt": Time,
  "endsAt": /*#__PURE__*/ zod.union([CalendarDay,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The day a deduction ends and comes back; null for everything else.')),
  "appealUntil": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Deadline for an appeal, or null.')),
  "supportCode": LedgerSupportCode
}).check(/*#__PURE__*/ zod.describe('One change of credit or quality, with its reason and rule.'));

export type CreditRow = zod.input<typeof CreditRow>;
export type CreditRowOutput = zod.output<typeof CreditRow>;

export const creditPageBalanceMin = 0;



export const CreditPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CreditRow),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "balance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(creditPageBalanceMin)).check(/*#__PURE__*/ zod.describe('What the rows add up to now.'))
});

export type CreditPage = zod.input<typeof CreditPage>;
export type CreditPageOutput = zod.output<typeof CreditPage>;

export const CardUseRequest = /*#__PURE__*/ zod.object({
  "cardId": Id,
  "day": /*#__PURE__*/ zod.exactOptional(CalendarDay).check(/*#__PURE__*/ zod.describe('The missed day for a make-up card; default is the latest one.'))
});

export type CardUseRequest = zod.input<typeof CardUseRequest>;
export type CardUseRequestOutput = zod.output<typeof CardUseRequest>;

export const CardKind = /*#__PURE__*/ zod.enum({
  /** 补签卡 */
  MakeUp: 'makeUp',
  /** 双倍金币卡 */
  DoubleCoin: 'doubleCoin',
  /** 免手续费卡 */
  FeeFree: 'feeFree',
} as const);

export type CardKind = zod.input<typeof CardKind>;
export type CardKindOutput = zod.output<typeof CardKind>;

export const CardState = /*#__PURE__*/ zod.enum({
  /** 可用 */
  Usable: 'usable',
  /** 生效中 */
  Active: 'active',
  /** 已使用 */
  Used: 'used',
  /** 已过期 */
  Expired: 'expired',
} as const).check(/*#__PURE__*/ zod.describe('active = applied, and waiting for the event that it affects.'));

export type CardState = zod.input<typeof CardState>;
export type CardStateOutput = zod.output<typeof CardState>;

export const cardUseTextMax = 100;

export const cardUseUrlMax = 500;



export const CardUse = /*#__PURE__*/ zod.object({
  "at": Time,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardUseTextMax)),
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardUseUrlMax))).check(/*#__PURE__*/ zod.describe('Path on the member site, or null.'))
}).check(/*#__PURE__*/ zod.describe('What a card was used for.'));

export type CardUse = zod.input<typeof CardUse>;
export type CardUseOutput = zod.output<typeof CardUse>;

export const cardNumberMax = 32;

export const cardTitleMax = 50;

export const cardValueMax = 30;

export const cardRuleMax = 200;

export const cardSourceMax = 100;



export const Card = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardNumberMax)).check(/*#__PURE__*/ zod.describe('Its last four characters; `revealCard` shows all of it.')),
  "kind": CardKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardTitleMax)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardValueMax)).check(/*#__PURE__*/ zod.describe('What it is worth at a glance.')),
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardRuleMax)),
  "source": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardSourceMax)).check(/*#__PURE__*/ zod.describe('Where it came from.')),
  "state": CardState,
  "createdAt": Time,
  "expiresAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when it does not expire.')),
  "use": /*#__PURE__*/ zod.union([CardUse,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null until used.'))
}).check(/*#__PURE__*/ zod.describe('A card voucher of the member.'));

export type Card = zod.input<typeof Card>;
export type CardOutput = zod.output<typeof Card>;

export const CardTarget = /*#__PURE__*/ zod.enum({
  /** 漏签的一天 */
  MissedDay: 'missedDay',
  /** 下一份问卷 */
  NextSurvey: 'nextSurvey',
  /** 下一次兑换 */
  NextOrder: 'nextOrder',
} as const);

export type CardTarget = zod.input<typeof CardTarget>;
export type CardTargetOutput = zod.output<typeof CardTarget>;

export const cardEffectTextMax = 200;

export const cardEffectCoinsMin = 0;

export const cardEffectStreakDayMax = 7;



export const CardEffect = /*#__PURE__*/ zod.object({
  "kind": CardKind,
  "target": CardTarget,
  "day": /*#__PURE__*/ zod.union([CalendarDay,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The missed day it fills, or null.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardEffectTextMax)).check(/*#__PURE__*/ zod.describe('The effect in words, for the confirmation.')),
  "coins": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cardEffectCoinsMin))).check(/*#__PURE__*/ zod.describe('Coins paid at once, or null when that depends on what comes next.')),
  "streakDay": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cardEffectStreakDayMax))).check(/*#__PURE__*/ zod.describe('Today\'s place in the streak after it, or null.')),
  "until": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How long it waits for its target; null when it works at once.'))
}).check(/*#__PURE__*/ zod.describe('What using the card does.'));

export type CardEffect = zod.input<typeof CardEffect>;
export type CardEffectOutput = zod.output<typeof CardEffect>;

export const CardUsed = /*#__PURE__*/ zod.object({
  "card": Card,
  "effect": CardEffect,
  "balance": Coins
});

export type CardUsed = zod.input<typeof CardUsed>;
export type CardUsedOutput = zod.output<typeof CardUsed>;

export const cardCountsUsableMin = 0;

export const cardCountsActiveMin = 0;

export const cardCountsUsedMin = 0;

export const cardCountsExpiredMin = 0;



export const CardCounts = /*#__PURE__*/ zod.object({
  "usable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cardCountsUsableMin)),
  "active": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cardCountsActiveMin)),
  "used": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cardCountsUsedMin)),
  "expired": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cardCountsExpiredMin))
}).check(/*#__PURE__*/ zod.describe('How many cards there are in each state.'));

export type CardCounts = zod.input<typeof CardCounts>;
export type CardCountsOutput = zod.output<typeof CardCounts>;

export const CardPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Card),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "counts": CardCounts
});

export type CardPage = zod.input<typeof CardPage>;
export type CardPageOutput = zod.output<typeof CardPage>;

export const cardRevealNumberMax = 32;



export const CardReveal = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardRevealNumberMax)).check(/*#__PURE__*/ zod.describe('Number to quote to support.')),
  "shownBefore": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it had been shown before.'))
});

export type CardReveal = zod.input<typeof CardReveal>;
export type CardRevealOutput = zod.output<typeof CardReveal>;

export const exchangePayeeAccountMax = 100;

export const exchangePayeeNameMax = 50;



export const ExchangePayee = /*#__PURE__*/ zod.object({
  "id": Id,
  "channel": PayeeChannel,
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangePayeeAccountMax)).check(/*#__PURE__*/ zod.describe('Masked.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangePayeeNameMax)).check(/*#__PURE__*/ zod.describe('Masked.')),
  "preferred": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the default.'))
}).check(/*#__PURE__*/ zod.describe('A saved payout account, masked.'));

export type ExchangePayee = zod.input<typeof ExchangePayee>;
export type ExchangePayeeOutput = zod.output<typeof ExchangePayee>;

export const exchangeInfoPayeesMax = 10;

export const exchangeInfoWechatMax = 100;

export const exchangeInfoMobileMax = 20;

export const exchangeInfoFeeFreeCardsMin = 0;

export const exchangeInfoOpenOrdersMin = 0;

export const exchangeInfoExchangedCoinsMin = 0;

export const exchangeInfoPrizeCoinsMin = 0;



export const ExchangeInfo = /*#__PURE__*/ zod.object({
  "balance": Coins,
  "pending": Coins,
  "level": CreditLevel,
  "rule": LevelRule,
  "used": ExchangeUse,
  "payees": /*#__PURE__*/ zod.array(ExchangePayee).check(/*#__PURE__*/ zod.maxLength(exchangeInfoPayeesMax)),
  "wechat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeInfoWechatMax))).check(/*#__PURE__*/ zod.describe('Name of the bound WeChat account that cash can be paid to, or null.')),
  "mobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeInfoMobileMax)).check(/*#__PURE__*/ zod.describe('The member\'s own number, masked.')),
  "adultStatus": /*#__PURE__*/ zod.union([AdultStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null without a real-name check.')),
  "unverifiedTopup": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member may order the one top-up of at most 5 yuan that needs no real-name check.')),
  "feeFreeCards": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exchangeInfoFeeFreeCardsMin)).check(/*#__PURE__*/ zod.describe('Number of fee-free cards the member can use.')),
  "openOrders": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exchangeInfoOpenOrdersMin)).check(/*#__PURE__*/ zod.describe('Number of open orders.')),
  "exchangedCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exchangeInfoExchangedCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins exchanged so far.')),
  "prizeCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exchangeInfoPrizeCoinsMin)).check(/*#__PURE__*/ zod.describe('Those of them that the grants of prizes paid.'))
});

export type ExchangeInfo = zod.input<typeof ExchangeInfo>;
export type ExchangeInfoOutput = zod.output<typeof ExchangeInfo>;

export const ExchangeType = /*#__PURE__*/ zod.enum({
  /** 现金 */
  Cash: 1,
  /** 虚拟卡 */
  Virtual: 2,
  /** 实物 */
  Physical: 3,
} as const);

export type ExchangeType = zod.input<typeof ExchangeType>;
export type ExchangeTypeOutput = zod.output<typeof ExchangeType>;

export const BenefitTarget = /*#__PURE__*/ zod.enum({
  /** 收款账户 */
  Payee: 'payee',
  /** 充值手机号 */
  Mobile: 'mobile',
  /** 卡密 */
  Codes: 'codes',
  /** 收货地址 */
  Consignee: 'consignee',
} as const).check(/*#__PURE__*/ zod.describe('Where the benefit goes. It decides what the order form must contain: payee, mobile, consignee, or nothing for card codes.'));

export type BenefitTarget = zod.input<typeof BenefitTarget>;
export type BenefitTargetOutput = zod.output<typeof BenefitTarget>;

export const benefitCardTitleMax = 100;

export const benefitCardCoverMax = 500;

export const benefitCardCoverDarkMax = 500;

export const benefitCardPriceMin = 0;

export const benefitCardStockMin = 0;

export const benefitCardArrivalMax = 50;

export const benefitCardTagsItemMax = 20;

export const benefitCardTagsMax = 5;



export const BenefitCard = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "type": ExchangeType,
  "target": BenefitTarget,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitCardTitleMax)),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitCardCoverMax))).check(/*#__PURE__*/ zod.describe('Address of the picture, or null.')),
  "coverDark": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitCardCoverDarkMax))).check(/*#__PURE__*/ zod.describe('Address of the picture for the dark scheme. Null if `cover` fits both.')),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitCardPriceMin)).check(/*#__PURE__*/ zod.describe('Coins for one. With several choices or amounts, the price of the cheapest.')),
  "pricesVary": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether other choices or amounts cost more.')),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitCardStockMin))).check(/*#__PURE__*/ zod.describe('How many are left; 0 is sold out, null is unlimited.')),
  "level": CreditLevel,
  "arrival": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitCardArrivalMax)).check(/*#__PURE__*/ zod.describe('Usual delivery time.')),
  "tags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitCardTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(benefitCardTagsMax)),
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When its sale begins. Null if it has begun.'))
});

export type BenefitCard = zod.input<typeof BenefitCard>;
export type BenefitCardOutput = zod.output<typeof BenefitCard>;

export const BenefitPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(BenefitCard),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type BenefitPage = zod.input<typeof BenefitPage>;
export type BenefitPageOutput = zod.output<typeof BenefitPage>;

export const BenefitChoiceIdMax = 32;


export const BenefitChoiceIdRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,31}$');


export const BenefitChoiceId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(BenefitChoiceIdMax)).check(/*#__PURE__*/ zod.regex(BenefitChoiceIdRegExp));

export type BenefitChoiceId = zod.input<typeof BenefitChoiceId>;
export type BenefitChoiceIdOutput = zod.output<typeof BenefitChoiceId>;

export const benefitChoiceTitleMax = 50;

export const benefitChoicePriceMin = 0;

export const benefitChoiceStockMin = 0;



export const BenefitChoice = /*#__PURE__*/ zod.object({
  "id": BenefitChoiceId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitChoiceTitleMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitChoicePriceMin)).check(/*#__PURE__*/ zod.describe('Coins for one.')),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitChoiceStockMin))).check(/*#__PURE__*/ zod.describe('How many are left; null is unlimited.'))
}).check(/*#__PURE__*/ zod.describe('One face value or kind to choose.'));

export type BenefitChoice = zod.input<typeof BenefitChoice>;
export type BenefitChoiceOutput = zod.output<typeof BenefitChoice>;






export const BenefitCashRange = /*#__PURE__*/ zod.object({
  "min": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "step": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}).check(/*#__PURE__*/ zod.describe('Smallest and largest amount of one cash order, in coins.'));

export type BenefitCashRange = zod.input<typeof BenefitCashRange>;
export type BenefitCashRangeOutput = zod.output<typeof BenefitCashRange>;

export const benefitLimitsPerOrderMax = 10;





export const BenefitLimits = /*#__PURE__*/ zod.object({
  "perOrder": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(benefitLimitsPerOrderMax)),
  "perDay": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "perMonth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}).check(/*#__PURE__*/ zod.describe('How many one member may order; null is unlimited.'));

export type BenefitLimits = zod.input<typeof BenefitLimits>;
export type BenefitLimitsOutput = zod.output<typeof BenefitLimits>;

export const PrerequisiteKind = /*#__PURE__*/ zod.enum({
  /** 在售 */
  OnSale: 'onSale',
  /** 金币足够 */
  Balance: 'balance',
  /** 有库存 */
  Stock: 'stock',
  /** 会员等级 */
  Level: 'level',
  /** 今日次数 */
  DailyLimit: 'dailyLimit',
  /** 本月次数 */
  MonthlyLimit: 'monthlyLimit',
  /** 实名认证 */
  RealName: 'realName',
  /** 年满 18 岁 */
  Adult: 'adult',
  /** 收款账户 */
  Payee: 'payee',
  /** 手机号 */
  Mobile: 'mobile',
  /** 收货地址 */
  Consignee: 'consignee',
  /** 账号状态 */
  Account: 'account',
} as const);

export type PrerequisiteKind = zod.input<typeof PrerequisiteKind>;
export type PrerequisiteKindOutput = zod.output<typeof PrerequisiteKind>;

export const benefitOwnMissingCoinsMin = 0;

export const benefitOwnUsedTodayMin = 0;

export const benefitOwnUsedThisMonthMin = 0;

export const benefitOwnFeePercentMin = 0;
export const benefitOwnFeePercentMax = 100;

export const benefitOwnFeeFreeCardsMin = 0;



export const BenefitOwn = /*#__PURE__*/ zod.object({
  "balance": Coins,
  "missingCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitOwnMissingCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins still missing for the cheapest order.')),
  "usedToday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitOwnUsedTodayMin)),
  "usedThisMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitOwnUsedThisMonthMin)),
  "feePercent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitOwnFeePercentMin)).check(/*#__PURE__*/ zod.lte(benefitOwnFeePercentMax)).check(/*#__PURE__*/ zod.describe('Fee at the member\'s level in percent; 0 for benefits without a fee.')),
  "feeFreeCards": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitOwnFeeFreeCardsMin)).check(/*#__PURE__*/ zod.describe('Number of fee-free cards the member can use.')),
  "restockAsked": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether we will tell the member when it is back in stock, or when its sale begins.'))
}).check(/*#__PURE__*/ zod.describe('What the benefit means for the signed-in member.'));

export type BenefitOwn = zod.input<typeof BenefitOwn>;
export type BenefitOwnOutput = zod.output<typeof BenefitOwn>;

export const benefitDetailTwoDescriptionMax = 2000;

export const benefitDetailTwoGalleryItemMax = 500;

export const benefitDetailTwoGalleryMax = 8;

export const benefitDetailTwoChoicesMax = 20;

export const benefitDetailTwoPayeeChannelsMax = 2;

export const benefitDetailTwoPrerequisitesMax = 12;

export const benefitDetailTwoRulesItemMax = 200;

export const benefitDetailTwoRulesMax = 10;



export const BenefitDetail = /*#__PURE__*/ zod.intersection(BenefitCard, /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitDetailTwoDescriptionMax)),
  "gallery": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitDetailTwoGalleryItemMax))).check(/*#__PURE__*/ zod.maxLength(benefitDetailTwoGalleryMax)).check(/*#__PURE__*/ zod.describe('Addresses of more pictures.')),
  "choices": /*#__PURE__*/ zod.array(BenefitChoice).check(/*#__PURE__*/ zod.maxLength(benefitDetailTwoChoicesMax)).check(/*#__PURE__*/ zod.describe('Empty when there is nothing to choose.')),
  "cash": /*#__PURE__*/ zod.union([BenefitCashRange,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The range of amounts for cash; null otherwise.')),
  "payeeChannels": /*#__PURE__*/ zod.array(PayeeChannel).check(/*#__PURE__*/ zod.maxLength(benefitDetailTwoPayeeChannelsMax)).check(/*#__PURE__*/ zod.describe('Channels that can pay it out; empty unless it is cash.')),
  "limits": BenefitLimits,
  "prerequisites": /*#__PURE__*/ zod.array(PrerequisiteKind).check(/*#__PURE__*/ zod.maxLength(benefitDetailTwoPrerequisitesMax)).check(/*#__PURE__*/ zod.describe('Conditions for ordering; `checkAllowance` tells whether the member meets them.')),
  "rules": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitDetailTwoRulesItemMax))).check(/*#__PURE__*/ zod.maxLength(benefitDetailTwoRulesMax)).check(/*#__PURE__*/ zod.describe('Validity, fees and what can\'t be changed after ordering.')),
  "revocable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a member can cancel an order before it is issued.')),
  "available": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be ordered now.')),
  "closesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Until when it can be ordered. Null without an end.')),
  "own": /*#__PURE__*/ zod.union([BenefitOwn,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for a visitor.'))
})).check(/*#__PURE__*/ zod.describe('Everything to know before ordering.'));

export type BenefitDetail = zod.input<typeof BenefitDetail>;
export type BenefitDetailOutput = zod.output<typeof BenefitDetail>;

export const orderNamesTitleMax = 100;

export const orderNamesChoiceMax = 50;



export const OrderNames = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderNamesTitleMax)).check(/*#__PURE__*/ zod.describe('Title of the benefit.')),
  "choice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderNamesChoiceMax))).check(/*#__PURE__*/ zod.describe('Title of the choice, or null.'))
}).check(/*#__PURE__*/ zod.describe('What is ordered, as the member read it.'));

export type OrderNames = zod.input<typeof OrderNames>;
export type OrderNamesOutput = zod.output<typeof OrderNames>;

export const orderFormQuantityMax = 10;

export const orderFormAmountMax = 10000000;

export const orderFormTotalMin = 0;
export const orderFormTotalMax = 1000000000;



export const OrderForm = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderFormQuantityMax)).check(/*#__PURE__*/ zod.describe('Number of items; 1 for cash.')),
  "choiceId": /*#__PURE__*/ zod.exactOptional(BenefitChoiceId).check(/*#__PURE__*/ zod.describe('Required when the benefit has choices.')),
  "amount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderFormAmountMax))).check(/*#__PURE__*/ zod.describe('Coins to pay out, within the range of the benefit.')),
  "payeeId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('A saved payout account.')),
  "payee": /*#__PURE__*/ zod.exactOptional(OrderPayee),
  "mobile": /*#__PURE__*/ zod.exactOptional(EncryptedField).check(/*#__PURE__*/ zod.describe('The number to top up.')),
  "consigneeId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('One of the member\'s addresses.')),
  "feeFreeCardId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('Fee-free card to use for this order.')),
  "total": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderFormTotalMin)).check(/*#__PURE__*/ zod.lte(orderFormTotalMax))).check(/*#__PURE__*/ zod.describe('The total in coins that the member confirmed. If the total has changed, the order is refused with PRICE_CHANGED.')),
  "quoted": /*#__PURE__*/ zod.exactOptional(OrderNames).check(/*#__PURE__*/ zod.describe('The names that the member confirmed. If one has changed, the order is refused with BENEFIT_RENAMED.'))
}).check(/*#__PURE__*/ zod.describe('What is ordered and where it goes. By the benefit\'s `target`: payee needs `amount` and either `payeeId` or `payee`;\nmobile may carry `mobile` (the member\'s own unless told); consignee needs `consigneeId`; codes needs nothing more.\n'));

export type OrderForm = zod.input<typeof OrderForm>;
export type OrderFormOutput = zod.output<typeof OrderForm>;

export const orderBenefitTitleMax = 100;

export const orderBenefitCoverMax = 500;



export const OrderBenefit = /*#__PURE__*/ zod.object({
  "id": PublicId,
  "type": ExchangeType,
  "target": BenefitTarget,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderBenefitTitleMax)),
  "cover": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderBenefitCoverMax))).check(/*#__PURE__*/ zod.describe('Address of the picture, or null.'))
}).check(/*#__PURE__*/ zod.describe('The benefit as it was when ordered.'));

export type OrderBenefit = zod.input<typeof OrderBenefit>;
export type OrderBenefitOutput = zod.output<typeof OrderBenefit>;

export const ExchangeState = /*#__PURE__*/ zod.enum({
  /** 待审核 */
  PendingReview: 0,
  /** 已发放 */
  Issued: 1,
  /** 待发放 */
  ToBeIssued: 2,
  /** 已撤销 */
  Revoked: 3,
  /** 审核未通过 */
  NotPassed: 4,
  /** 发放失败 */
  IssueFailed: 5,
} as const);

export type ExchangeState = zod.input<typeof ExchangeState>;
export type ExchangeStateOutput = zod.output<typeof ExchangeState>;

export const orderOrderNumberMax = 32;

export const orderChoiceMax = 50;

export const orderQuantityMax = 10;

export const orderPriceMin = 0;

export const orderFeeMin = 0;

export const orderTotalMin = 0;

export const orderTargetMax = 200;

export const orderReasonMax = 200;

export const orderPrizeMax = 300;



export const Order = /*#__PURE__*/ zod.object({
  "id": Id,
  "orderNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderOrderNumberMax)).check(/*#__PURE__*/ zod.describe('Number to quote to support.')),
  "benefit": OrderBenefit,
  "choice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderChoiceMax))).check(/*#__PURE__*/ zod.describe('Title of the choice, or null.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderQuantityMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderPriceMin)).check(/*#__PURE__*/ zod.describe('Coins for all items.')),
  "fee": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderFeeMin)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderTotalMin)).check(/*#__PURE__*/ zod.describe('Coins the order cost.')),
  "channel": /*#__PURE__*/ zod.union([PayeeChannel,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Channel that pays out the cash; null otherwise.')),
  "target": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderTargetMax))).check(/*#__PURE__*/ zod.describe('Masked destination; null for card codes.')),
  "state": ExchangeState,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was refused, failed or was revoked; null otherwise.')),
  "coinsReturned": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the coins were returned.')),
  "createdAt": Time,
  "expectedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Expected time of delivery; null once it ended.')),
  "issuedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null until issued.')),
  "revocable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be revoked now.')),
  "correctable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member can correct its account or number now so that it is issued again.')),
  "revealable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether card codes can be shown now.')),
  "prize": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPrizeMax))).check(/*#__PURE__*/ zod.describe('The campaign and its prize that this order delivers, whose grant paid its coins; null for an order that the member paid.'))
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const OrderActor = /*#__PURE__*/ zod.enum({
  /** 我 */
  Member: 'member',
  /** 规则审核 */
  Rule: 'rule',
  /** 工作人员 */
  Operator: 'operator',
  /** 系统 */
  System: 'system',
} as const);

export type OrderActor = zod.input<typeof OrderActor>;
export type OrderActorOutput = zod.output<typeof OrderActor>;

export const orderMoveNoteMax = 200;



export const OrderMove = /*#__PURE__*/ zod.object({
  "state": ExchangeState,
  "at": Time,
  "by": OrderActor,
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderMoveNoteMax))).check(/*#__PURE__*/ zod.describe('Reason in words for the member; null when the state is enough.'))
}).check(/*#__PURE__*/ zod.describe('One move of the order: when, by whom, why.'));

export type OrderMove = zod.input<typeof OrderMove>;
export type OrderMoveOutput = zod.output<typeof OrderMove>;

export const orderShipmentCompanyMax = 50;

export const orderShipmentNumberMax = 50;

export const orderShipmentQueryUrlMax = 300;



export const OrderShipment = /*#__PURE__*/ zod.object({
  "company": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderShipmentCompanyMax)),
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderShipmentNumberMax)).check(/*#__PURE__*/ zod.describe('Tracking number.')),
  "queryUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(orderShipmentQueryUrlMax))).check(/*#__PURE__*/ zod.describe('The carrier\'s public page for the tracking number; null for a carrier that isn\'t known.'))
});

export type OrderShipment = zod.input<typeof OrderShipment>;
export type OrderShipmentOutput = zod.output<typeof OrderShipment>;

export const orderConfirmationAppIdMax = 64;

export const orderConfirmationMchIdMax = 32;

export const orderConfirmationPackageMax = 2000;



export const OrderConfirmation = /*#__PURE__*/ zod.object({
  "appId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderConfirmationAppIdMax)),
  "mchId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderConfirmationMchIdMax)),
  "package": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderConfirmationPackageMax))
}).check(/*#__PURE__*/ zod.describe('What WeChat\'s `requestMerchantTransfer` needs, so that the member confirms a payout inside WeChat.'));

export type OrderConfirmation = zod.input<typeof OrderConfirmation>;
export type OrderConfirmationOutput = zod.output<typeof OrderConfirmation>;

export const orderDetailTwoTimelineMax = 100;



export const OrderDetail = /*#__PURE__*/ zod.intersection(Order, /*#__PURE__*/ zod.object({
  "timeline": /*#__PURE__*/ zod.array(OrderMove).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDetailTwoTimelineMax)).check(/*#__PURE__*/ zod.describe('Oldest first.')),
  "shipment": /*#__PURE__*/ zod.union([OrderShipment,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The shipment of goods; null before they are sent and for other benefits.')),
  "confirmation": /*#__PURE__*/ zod.union([OrderConfirmation,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Set for a payout that the member still has to confirm in WeChat; null otherwise.')),
  "balance": Coins,
  "first": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether this is the member\'s first order ever.'))
})).check(/*#__PURE__*/ zod.describe('An order with its history.'));

export type OrderDetail = zod.input<typeof OrderDetail>;
export type OrderDetailOutput = zod.output<typeof OrderDetail>;

export const OrderField = /*#__PURE__*/ zod.enum({
  /** 数量 */
  Quantity: 'quantity',
  /** 规格 */
  ChoiceId: 'choiceId',
  /** 金额 */
  Amount: 'amount',
  /** 收款账户 */
  PayeeId: 'payeeId',
  /** 收款账号 */
  PayeeAccount: 'payee.account',
  /** 收款人姓名 */
  PayeeName: 'payee.name',
  /** 手机号 */
  Mobile: 'mobile',
  /** 收货地址 */
  ConsigneeId: 'consigneeId',
  /** 免手续费卡 */
  FeeFreeCardId: 'feeFreeCardId',
} as const);

export type OrderField = zod.input<typeof OrderField>;
export type OrderFieldOutput = zod.output<typeof OrderField>;

export const orderProblemMessageMax = 100;



export const OrderProblem = /*#__PURE__*/ zod.object({
  "field": OrderField,
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderProblemMessageMax)).check(/*#__PURE__*/ zod.describe('Chinese text to show at the field.'))
});

export type OrderProblem = zod.input<typeof OrderProblem>;
export type OrderProblemOutput = zod.output<typeof OrderProblem>;

export const orderRefusalProblemsMax = 20;



export const OrderRefusal = /*#__PURE__*/ zod.object({
  "problems": /*#__PURE__*/ zod.array(OrderProblem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRefusalProblemsMax))
}).check(/*#__PURE__*/ zod.describe('Data of ORDER_FORM_INVALID.'));

export type OrderRefusal = zod.input<typeof OrderRefusal>;
export type OrderRefusalOutput = zod.output<typeof OrderRefusal>;

export const prerequisiteTextMax = 100;

export const prerequisiteFixUrlMax = 500;

export const prerequisiteFixLabelMax = 20;



export const Prerequisite = /*#__PURE__*/ zod.object({
  "kind": PrerequisiteKind,
  "met": /*#__PURE__*/ zod.boolean(),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(prerequisiteTextMax)).check(/*#__PURE__*/ zod.describe('The condition and the member\'s state, in Chinese.')),
  "fixUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(prerequisiteFixUrlMax))).check(/*#__PURE__*/ zod.describe('Path on the member site where the member can fix it, or null.')),
  "fixLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(prerequisiteFixLabelMax))).check(/*#__PURE__*/ zod.describe('Label of the link.'))
});

export type Prerequisite = zod.input<typeof Prerequisite>;
export type PrerequisiteOutput = zod.output<typeof Prerequisite>;

export const benefitAllowancePrerequisitesMax = 12;

export const benefitAllowanceTotalMin = 0;

export const benefitAllowanceMissingCoinsMin = 0;



export const BenefitAllowance = /*#__PURE__*/ zod.object({
  "allowed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member meets all conditions.')),
  "prerequisites": /*#__PURE__*/ zod.array(Prerequisite).check(/*#__PURE__*/ zod.maxLength(benefitAllowancePrerequisitesMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitAllowanceTotalMin)).check(/*#__PURE__*/ zod.describe('Coins this order would cost, with its fee.')),
  "balance": Coins,
  "missingCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitAllowanceMissingCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins still missing for this order.'))
});

export type BenefitAllowance = zod.input<typeof BenefitAllowance>;
export type BenefitAllowanceOutput = zod.output<typeof BenefitAllowance>;

export const OrderFault = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.int(),
  "msg": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.union([OrderRefusal,BenefitAllowance,/*#__PURE__*/ zod.null()]),
  "requestId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Number to quote to support.'))
}).check(/*#__PURE__*/ zod.describe('A refused order. The code decides what `data` holds.'));

export type OrderFault = zod.input<typeof OrderFault>;
export type OrderFaultOutput = zod.output<typeof OrderFault>;

export const RestockWish = /*#__PURE__*/ zod.object({
  "wanted": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('Whether the member wants one message when a sold-out benefit is back in stock, or when its sale begins.'));

export type RestockWish = zod.input<typeof RestockWish>;
export type RestockWishOutput = zod.output<typeof RestockWish>;

export const orderQuoteTitleMax = 100;

export const orderQuoteChoiceMax = 50;

export const orderQuoteQuantityMax = 10;

export const orderQuotePriceMin = 0;

export const orderQuoteFeeMin = 0;

export const orderQuoteTotalMin = 0;

export const orderQuoteBalanceAfterMin = 0;

export const orderQuoteTargetMax = 200;

export const orderQuoteArrivalMax = 50;



export const OrderQuote = /*#__PURE__*/ zod.object({
  "benefitId": PublicId,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderQuoteTitleMax)),
  "choice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderQuoteChoiceMax))).check(/*#__PURE__*/ zod.describe('Title of the choice, or null.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderQuoteQuantityMax)),
  "price": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderQuotePriceMin)).check(/*#__PURE__*/ zod.describe('Coins for all items.')),
  "fee": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderQuoteFeeMin)).check(/*#__PURE__*/ zod.describe('Fee in coins; 0 when a card waives it.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderQuoteTotalMin)).check(/*#__PURE__*/ zod.describe('Coins the order will cost.')),
  "balanceAfter": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderQuoteBalanceAfterMin)),
  "target": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderQuoteTargetMax))).check(/*#__PURE__*/ zod.describe('Masked destination; null for card codes.')),
  "arrival": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderQuoteArrivalMax)).check(/*#__PURE__*/ zod.describe('Usual delivery time.'))
}).check(/*#__PURE__*/ zod.describe('What the confirmation dialog shows.'));

export type OrderQuote = zod.input<typeof OrderQuote>;
export type OrderQuoteOutput = zod.output<typeof OrderQuote>;

export const OrderPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Order),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OrderPage = zod.input<typeof OrderPage>;
export type OrderPageOutput = zod.output<typeof OrderPage>;

export const orderCardCodeNumberMax = 100;

export const orderCardCodeSecretMax = 100;



export const OrderCardCode = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCardCodeNumberMax))).check(/*#__PURE__*/ zod.describe('Card number, or null for codes that have none.')),
  "secret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCardCodeSecretMax)),
  "expiresAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when it does not expire.'))
}).check(/*#__PURE__*/ zod.describe('One card code. Keep it out of logs and caches.'));

export type OrderCardCode = zod.input<typeof OrderCardCode>;
export type OrderCardCodeOutput = zod.output<typeof OrderCardCode>;

export const orderRevealCardsMax = 10;



export const OrderReveal = /*#__PURE__*/ zod.object({
  "cards": /*#__PURE__*/ zod.array(OrderCardCode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRevealCardsMax)),
  "shownBefore": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the codes had been shown before.'))
});

export type OrderReveal = zod.input<typeof OrderReveal>;
export type OrderRevealOutput = zod.output<typeof OrderReveal>;

export const OrderCorrection = /*#__PURE__*/ zod.object({
  "payeeId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('A saved payout account.')),
  "payee": /*#__PURE__*/ zod.exactOptional(OrderPayee),
  "mobile": /*#__PURE__*/ zod.exactOptional(EncryptedField).check(/*#__PURE__*/ zod.describe('The number to top up.'))
}).check(/*#__PURE__*/ zod.describe('The new destination of an order that could not be issued. The `target` decides the field: one of `payeeId` and `payee`, or `mobile`.'));

export type OrderCorrection = zod.input<typeof OrderCorrection>;
export type OrderCorrectionOutput = zod.output<typeof OrderCorrection>;

export const GroupMember = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "role": GroupRole
}).check(/*#__PURE__*/ zod.describe('How a person appears inside a group. Observers are never named to respondents.'));

export type GroupMember = zod.input<typeof GroupMember>;
export type GroupMemberOutput = zod.output<typeof GroupMember>;

export const GroupMemberList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GroupMember)
});

export type GroupMemberList = zod.input<typeof GroupMemberList>;
export type GroupMemberListOutput = zod.output<typeof GroupMemberList>;

export const GroupMemberAttribute = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "label": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('One attribute of a respondent that hosts can filter answers by.'));

export type GroupMemberAttribute = zod.input<typeof GroupMemberAttribute>;
export type GroupMemberAttributeOutput = zod.output<typeof GroupMemberAttribute>;

export const groupProgressAnsweredMin = 0;

export const groupProgressTotalMin = 0;

export const groupProgressFollowUpsOwedMin = 0;



export const GroupProgress = /*#__PURE__*/ zod.object({
  "answered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupProgressAnsweredMin)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupProgressTotalMin)),
  "followUpsOwed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupProgressFollowUpsOwedMin)).check(/*#__PURE__*/ zod.describe('Must-answer follow-ups without a reply.'))
}).check(/*#__PURE__*/ zod.describe('A respondent\'s progress, counted in sections opened so far.'));

export type GroupProgress = zod.input<typeof GroupProgress>;
export type GroupProgressOutput = zod.output<typeof GroupProgress>;

export const groupMemberDetailResponseCountMin = 0;



export const GroupMemberDetail = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "role": GroupRole,
  "responseCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupMemberDetailResponseCountMin)).check(/*#__PURE__*/ zod.describe('Answers the caller may see.')),
  "attributes": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(GroupMemberAttribute),/*#__PURE__*/ zod.null()]),
  "progress": /*#__PURE__*/ zod.union([GroupProgress,/*#__PURE__*/ zod.null()]),
  "joinedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "lastSeenAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('Hosts and observers get attributes, progress and visits; for respondents those are null. Contact details are never included.'));

export type GroupMemberDetail = zod.input<typeof GroupMemberDetail>;
export type GroupMemberDetailOutput = zod.output<typeof GroupMemberDetail>;

export const GroupIdentity = /*#__PURE__*/ zod.object({
  "groupMemberId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname inside the group.')),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the picture, or null.')),
  "role": GroupRole,
  "firstVisit": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True until nickname, rules and the current consent are settled by `updateGroupProfile`.')),
  "taskId": Id,
  "taskHashId": PublicId,
  "textsAllowed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the person agreed to text messages about the group. Absent where the product sends none.'))
}).check(/*#__PURE__*/ zod.describe('The person behind a group session, as the group knows them.'));

export type GroupIdentity = zod.input<typeof GroupIdentity>;
export type GroupIdentityOutput = zod.output<typeof GroupIdentity>;

export const GroupOpenState = /*#__PURE__*/ zod.enum({
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Closed: 'closed',
} as const).check(/*#__PURE__*/ zod.describe('Where a group, a topic or a section stands in its schedule; closed ones can still be read.'));

export type GroupOpenState = zod.input<typeof GroupOpenState>;
export type GroupOpenStateOutput = zod.output<typeof GroupOpenState>;

export const GroupSchedule = /*#__PURE__*/ zod.object({
  "opensAt": Time,
  "closesAt": Time
}).check(/*#__PURE__*/ zod.describe('Answers are taken from `opensAt` until `closesAt`; after that the group is read-only until it is archived, and writing is `GROUP_NOT_OPEN`.'));

export type GroupSchedule = zod.input<typeof GroupSchedule>;
export type GroupScheduleOutput = zod.output<typeof GroupSchedule>;




export const GroupConsent = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "text": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('The text a respondent agrees to on the first visit; a new version has to be agreed to again.'));

export type GroupConsent = zod.input<typeof GroupConsent>;
export type GroupConsentOutput = zod.output<typeof GroupConsent>;


export const groupRewardReachableCoinsMin = 0;

export const groupRewardTopicCoinsMin = 0;

export const groupRewardWholeCoinsMin = 0;

export const groupRewardPaidWithinDaysMin = 0;



export const GroupReward = /*#__PURE__*/ zod.object({
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Coins for finishing everything.')),
  "reachableCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupRewardReachableCoinsMin)).check(/*#__PURE__*/ zod.describe('What this respondent can still get in all, by what they have finished and what is open or to come. A visitor reads it for somebody who joins now.')),
  "canFinish": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether everything can still be finished. False once a topic has closed that this respondent had not finished; the coins for the whole are lost then.')),
  "topicCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupRewardTopicCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins for each finished topic.')),
  "wholeCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupRewardWholeCoinsMin)).check(/*#__PURE__*/ zod.describe('Additional coins for finishing everything.')),
  "condition": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What the respondent has to do for it.')),
  "paidWithinDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupRewardPaidWithinDaysMin)).check(/*#__PURE__*/ zod.describe('Working days from the close of the group.')),
  "heldReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why the pay-out waits, or null.')),
  "refusedReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why nobody else is paid, or null.'))
}).check(/*#__PURE__*/ zod.describe('What a respondent earns, by the plan of the group, and when.'));

export type GroupReward = zod.input<typeof GroupReward>;
export type GroupRewardOutput = zod.output<typeof GroupReward>;

export const Group = /*#__PURE__*/ zod.object({
  "hash": PublicId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Must not name the sponsor.')),
  "intro": /*#__PURE__*/ zod.string(),
  "state": GroupOpenState,
  "schedule": GroupSchedule,
  "rules": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('One rule per item, in the order of display.')),
  "consent": GroupConsent,
  "reward": /*#__PURE__*/ zod.union([GroupReward,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null when the group pays no coins.'))
}).check(/*#__PURE__*/ zod.describe('What anyone with the link may know of a group; neither sponsor nor members nor topics.'));

export type Group = zod.input<typeof Group>;
export type GroupOutput = zod.output<typeof Group>;

export const GroupRewardState = /*#__PURE__*/ zod.enum({
  /** 待确认 */
  Tallied: 'tallied',
  /** 已发放 */
  Paid: 'paid',
  /** 没有报酬 */
  Nothing: 'nothing',
  /** 等待注册领取 */
  Kept: 'kept',
  /** 过期未领 */
  Lapsed: 'lapsed',
} as const);

export type GroupRewardState = zod.input<typeof GroupRewardState>;
export type GroupRewardStateOutput = zod.output<typeof GroupRewardState>;

export const groupEarningCoinsMin = 0;

export const groupEarningTopicsFinishedMin = 0;

export const groupEarningTopicsMin = 0;



export const GroupEarning = /*#__PURE__*/ zod.object({
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupEarningCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins by the plan; 0 if taken out.')),
  "topicsFinished": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupEarningTopicsFinishedMin)),
  "topics": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupEarningTopicsMin)),
  "state": GroupRewardState,
  "confirmed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the pay-out is confirmed, so that the coins arrive within minutes.')),
  "takenOut": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why the respondent was taken out, or null.')),
  "keptUntil": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Until when a guest can join to get it, or null.'))
}).check(/*#__PURE__*/ zod.describe('What a respondent gets after the closing of a group, and its state.'));

export type GroupEarning = zod.input<typeof GroupEarning>;
export type GroupEarningOutput = zod.output<typeof GroupEarning>;

export const groupEarnedSoFarCoinsMin = 0;

export const groupEarnedSoFarTopicsFinishedMin = 0;

export const groupEarnedSoFarTopicsMin = 0;



export const GroupEarnedSoFar = /*#__PURE__*/ zod.object({
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupEarnedSoFarCoinsMin)),
  "topicsFinished": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupEarnedSoFarTopicsFinishedMin)),
  "topics": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupEarnedSoFarTopicsMin)).check(/*#__PURE__*/ zod.describe('Topics for this respondent.'))
}).check(/*#__PURE__*/ zod.describe('What a respondent finished until now, and the coins for it by the plan. It can still fall, for example by a new question or a follow-up that must be answered.'));

export type GroupEarnedSoFar = zod.input<typeof GroupEarnedSoFar>;
export type GroupEarnedSoFarOutput = zod.output<typeof GroupEarnedSoFar>;

export const GroupMe = /*#__PURE__*/ zod.object({
  "identity": GroupIdentity,
  "group": Group,
  "mobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Masked.')),
  "consentedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "progress": /*#__PURE__*/ zod.union([GroupProgress,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for hosts and observers, and before the consent.')),
  "reward": /*#__PURE__*/ zod.union([GroupReward,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for hosts and observers, who see no points, and where the group pays none.')),
  "earned": /*#__PURE__*/ zod.exactOptional(GroupEarning).check(/*#__PURE__*/ zod.describe('Of a respondent, once the coins are counted at the closing.')),
  "earnedSoFar": /*#__PURE__*/ zod.exactOptional(GroupEarnedSoFar).check(/*#__PURE__*/ zod.describe('Of a respondent who has agreed, where the group pays, until the coins are counted.')),
  "rehearsalOf": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('In a rehearsal only, which group is rehearsed.'))
}).check(/*#__PURE__*/ zod.describe('The caller, the group and what is still owed.'));

export type GroupMe = zod.input<typeof GroupMe>;
export type GroupMeOutput = zod.output<typeof GroupMe>;

export const TopicRef = /*#__PURE__*/ zod.object({
  "topicId": Id,
  "topicTitle": /*#__PURE__*/ zod.string(),
  "sectionId": Id,
  "sectionTitle": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('A place in the group: topic and section.'));

export type TopicRef = zod.input<typeof TopicRef>;
export type TopicRefOutput = zod.output<typeof TopicRef>;

export const FollowUpKind = /*#__PURE__*/ zod.enum({
  /** 主持人追问 */
  FollowUp: 'followUp',
  /** 回复 */
  Reply: 'reply',
  /** 内部备注 */
  Note: 'note',
} as const);

export type FollowUpKind = zod.input<typeof FollowUpKind>;
export type FollowUpKindOutput = zod.output<typeof FollowUpKind>;

export const GroupMediaKind = /*#__PURE__*/ zod.enum({
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const);

export type GroupMediaKind = zod.input<typeof GroupMediaKind>;
export type GroupMediaKindOutput = zod.output<typeof GroupMediaKind>;

export const groupMediaSizeMin = 0;



export const groupMediaDurationSecondsMin = 0;



export const GroupMedia = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": GroupMediaKind,
  "name": /*#__PURE__*/ zod.string(),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupMediaSizeMin)).check(/*#__PURE__*/ zod.describe('Size in bytes.')),
  "url": /*#__PURE__*/ zod.string(),
  "thumbnailUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "width": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "height": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "durationSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(groupMediaDurationSecondsMin))).check(/*#__PURE__*/ zod.describe('Length of video and audio.')),
  "alt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What it shows, in words of a host. Only of files at a question that have such words.'))
}).check(/*#__PURE__*/ zod.describe('A picture, video, recording or file that is shown; addresses are signed and expire.'));

export type GroupMedia = zod.input<typeof GroupMedia>;
export type GroupMediaOutput = zod.output<typeof GroupMedia>;

export const FollowUpAudience = /*#__PURE__*/ zod.enum({
  /** 公开 */
  Everyone: 'everyone',
  /** 仅 TA 可见 */
  Author: 'author',
  /** 仅主持人与观察员 */
  BackRoom: 'backRoom',
} as const).check(/*#__PURE__*/ zod.describe('Everyone who may see the answer; only its author and the hosts; or hosts and observers, never a respondent.'));

export type FollowUpAudience = zod.input<typeof FollowUpAudience>;
export type FollowUpAudienceOutput = zod.output<typeof FollowUpAudience>;

export const FollowUpQuoteState = /*#__PURE__*/ zod.enum({
  /** 原话还在 */
  Current: 'current',
  /** 原回答后来改过，这句话还在 */
  Edited: 'edited',
  /** 作者改掉了这句话 */
  Reworded: 'reworded',
  /** 原回答已删除 */
  Removed: 'removed',
  /** 你看不到这条回答 */
  Hidden: 'hidden',
} as const).check(/*#__PURE__*/ zod.describe('How a quote compares with its answer now: unchanged; the answer was edited and still contains the words; its author\ntook the words out; it was deleted; or the caller may not see it. The last three come without words.\n'));

export type FollowUpQuoteState = zod.input<typeof FollowUpQuoteState>;
export type FollowUpQuoteStateOutput = zod.output<typeof FollowUpQuoteState>;

export const FollowUpQuote = /*#__PURE__*/ zod.object({
  "state": FollowUpQuoteState,
  "responseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The quoted answer. Null if the caller may not see it.')),
  "author": /*#__PURE__*/ zod.union([GroupMember,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who wrote the quoted answer. Null if the caller may not see it.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The quoted words. Empty if they are no longer in the answer, or the caller may not see it.'))
}).check(/*#__PURE__*/ zod.describe('Words of another answer to the same section that a follow-up or reply refers to.'));

export type FollowUpQuote = zod.input<typeof FollowUpQuote>;
export type FollowUpQuoteOutput = zod.output<typeof FollowUpQuote>;

export const FollowUp = /*#__PURE__*/ zod.object({
  "id": Id,
  "responseId": Id,
  "kind": FollowUpKind,
  "author": GroupMember,
  "content": /*#__PURE__*/ zod.string(),
  "attachments": /*#__PURE__*/ zod.array(GroupMedia),
  "audience": FollowUpAudience,
  "mustAnswer": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the author of the answer must reply.')),
  "answered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The author of the answer has replied to this.')),
  "replyToId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The follow-up that it replies to, under the same answer; null when it replies to the answer itself.')),
  "quote": /*#__PURE__*/ zod.exactOptional(FollowUpQuote).check(/*#__PURE__*/ zod.describe('Left out when it quotes nothing.')),
  "mine": /*#__PURE__*/ zod.boolean(),
  "createdAt": Time
}).check(/*#__PURE__*/ zod.describe('What was said under an answer.'));

export type FollowUp = zod.input<typeof FollowUp>;
export type FollowUpOutput = zod.output<typeof FollowUp>;

export const TopicAskedItem = /*#__PURE__*/ zod.object({
  "where": TopicRef,
  "followUp": FollowUp,
  "excerpt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The beginning of the own answer it follows.')),
  "answered": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('A follow-up that a host put to the caller.'));

export type TopicAskedItem = zod.input<typeof TopicAskedItem>;
export type TopicAskedItemOutput = zod.output<typeof TopicAskedItem>;

export const topicAskedPageOpenMin = 0;



export const TopicAskedPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TopicAskedItem),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "open": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topicAskedPageOpenMin)).check(/*#__PURE__*/ zod.describe('Number of follow-ups without a reply.'))
});

export type TopicAskedPage = zod.input<typeof TopicAskedPage>;
export type TopicAskedPageOutput = zod.output<typeof TopicAskedPage>;

export const TopicOwedItem = /*#__PURE__*/ zod.object({
  "topicId": Id,
  "sectionId": Id,
  "responseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The caller\'s answer that has the open follow-up; null when the section itself is unanswered.'))
});

export type TopicOwedItem = zod.input<typeof TopicOwedItem>;
export type TopicOwedItemOutput = zod.output<typeof TopicOwedItem>;

export const topicOwedUnansweredMin = 0;

export const topicOwedFollowUpsMin = 0;



export const TopicOwed = /*#__PURE__*/ zod.object({
  "unanswered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topicOwedUnansweredMin)).check(/*#__PURE__*/ zod.describe('Open sections without an answer.')),
  "followUps": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topicOwedFollowUpsMin)).check(/*#__PURE__*/ zod.describe('Must-answer follow-ups without a reply.')),
  "next": /*#__PURE__*/ zod.union([TopicOwedItem,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The earliest open item; null when there is none.'))
}).check(/*#__PURE__*/ zod.describe('Open work of a respondent, for the bar that counts open questions and follow-ups.'));

export type TopicOwed = zod.input<typeof TopicOwed>;
export type TopicOwedOutput = zod.output<typeof TopicOwed>;

export const SectionPhotos = /*#__PURE__*/ zod.enum({
  /** 不需要 */
  None: 'none',
  /** 可以添加 */
  Optional: 'optional',
  /** 至少一个 */
  Required: 'required',
} as const).check(/*#__PURE__*/ zod.describe('Whether an answer holds pictures or videos.'));

export type SectionPhotos = zod.input<typeof SectionPhotos>;
export type SectionPhotosOutput = zod.output<typeof SectionPhotos>;

export const SectionVisibility = /*#__PURE__*/ zod.enum({
  /** 公开 */
  Everyone: 'everyone',
  /** 先答后看 */
  AnswerFirst: 'answerFirst',
  /** 仅主持人可见 */
  HostsOnly: 'hostsOnly',
} as const).check(/*#__PURE__*/ zod.describe('Enforced by the server in every reading call.'));

export type SectionVisibility = zod.input<typeof SectionVisibility>;
export type SectionVisibilityOutput = zod.output<typeof SectionVisibility>;

export const VoteKind = /*#__PURE__*/ zod.enum({
  /** 单选 */
  Single: 'single',
  /** 多选 */
  Multiple: 'multiple',
  /** 排序 */
  Ranked: 'ranked',
} as const);

export type VoteKind = zod.input<typeof VoteKind>;
export type VoteKindOutput = zod.output<typeof VoteKind>;

export const VoteOption = /*#__PURE__*/ zod.object({
  "id": Id,
  "text": /*#__PURE__*/ zod.string(),
  "media": /*#__PURE__*/ zod.union([GroupMedia,/*#__PURE__*/ zod.null()])
});

export type VoteOption = zod.input<typeof VoteOption>;
export type VoteOptionOutput = zod.output<typeof VoteOption>;

export const VoteResultsShown = /*#__PURE__*/ zod.enum({
  /** 投票后可见 */
  AfterVote: 'afterVote',
  /** 始终可见 */
  Always: 'always',
  /** 结束后可见 */
  AfterClose: 'afterClose',
} as const).check(/*#__PURE__*/ zod.describe('When respondents see percentages; hosts always do.'));

export type VoteResultsShown = zod.input<typeof VoteResultsShown>;
export type VoteResultsShownOutput = zod.output<typeof VoteResultsShown>;

export const voteOptionResultVotesMin = 0;

export const voteOptionResultPercentMin = 0;
export const voteOptionResultPercentMax = 100;




export const VoteOptionResult = /*#__PURE__*/ zod.object({
  "optionId": Id,
  "votes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(voteOptionResultVotesMin)),
  "percent": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(voteOptionResultPercentMin)).check(/*#__PURE__*/ zod.lte(voteOptionResultPercentMax)).check(/*#__PURE__*/ zod.describe('Percentage of voters.')),
  "averageRank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Average rank in a ranked vote, 1 is best; null otherwise.'))
});

export type VoteOptionResult = zod.input<typeof VoteOptionResult>;
export type VoteOptionResultOutput = zod.output<typeof VoteOptionResult>;

export const voteResultsVotersMin = 0;



export const VoteResults = /*#__PURE__*/ zod.object({
  "voters": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(voteResultsVotersMin)),
  "options": /*#__PURE__*/ zod.array(VoteOptionResult)
});

export type VoteResults = zod.input<typeof VoteResults>;
export type VoteResultsOutput = zod.output<typeof VoteResults>;





export const SectionVote = /*#__PURE__*/ zod.object({
  "id": Id,
  "sectionId": Id,
  "title": /*#__PURE__*/ zod.string(),
  "kind": VoteKind,
  "anonymous": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True when nobody can see who voted for what.')),
  "minChoices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxChoices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "options": /*#__PURE__*/ zod.array(VoteOption),
  "resultsShown": VoteResultsShown,
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null when it closes together with its section.')),
  "state": GroupOpenState,
  "myChoice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(Id),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Chosen options, in order of rank where ranked; null before voting.')),
  "results": /*#__PURE__*/ zod.union([VoteResults,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null while the caller may not see them.'))
}).check(/*#__PURE__*/ zod.describe('The vote of a section as the caller may see it.'));

export type SectionVote = zod.input<typeof SectionVote>;
export type SectionVoteOutput = zod.output<typeof SectionVote>;

export const ResponseDeletion = /*#__PURE__*/ zod.object({
  "at": Time,
  "reason": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('A deleted answer keeps its place without content; author and hosts are told why.'));

export type ResponseDeletion = zod.input<typeof ResponseDeletion>;
export type ResponseDeletionOutput = zod.output<typeof ResponseDeletion>;

export const ResponseUnfit = /*#__PURE__*/ zod.enum({
  /** 内容过短 */
  TooShort: 'tooShort',
  /** 与已有回答相同 */
  Repeated: 'repeated',
} as const).check(/*#__PURE__*/ zod.describe('Why an answer doesn\'t count for the reward: it has neither a file nor the characters of its section (15 where the\nsection names none), or repeats an earlier one. A host may count it.\n'));

export type ResponseUnfit = zod.input<typeof ResponseUnfit>;
export type ResponseUnfitOutput = zod.output<typeof ResponseUnfit>;

export const groupResponseFollowUpCountMin = 0;



export const GroupResponse = /*#__PURE__*/ zod.object({
  "id": Id,
  "topicId": Id,
  "sectionId": Id,
  "author": GroupMember,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Plain text with line breaks; empty when deleted.')),
  "attachments": /*#__PURE__*/ zod.array(GroupMedia),
  "mine": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True for an own answer while the section is open and no host has replied.')),
  "seenByHost": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a host has read it. False for everyone but the author and the hosts.')),
  "createdAt": Time,
  "editedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "deleted": /*#__PURE__*/ zod.union([ResponseDeletion,/*#__PURE__*/ zod.null()]),
  "unfit": /*#__PURE__*/ zod.union([ResponseUnfit,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null if the answer counts for the reward, and for everyone but its author and the hosts.')),
  "followUpCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupResponseFollowUpCountMin)).check(/*#__PURE__*/ zod.describe('Number of follow-ups the caller may see.')),
  "followUps": /*#__PURE__*/ zod.array(FollowUp).check(/*#__PURE__*/ zod.describe('The first 20, oldest first; the rest by `getFollowUpThread`.'))
}).check(/*#__PURE__*/ zod.describe('One respondent\'s answer to one section, as the caller may see it.'));

export type GroupResponse = zod.input<typeof GroupResponse>;
export type GroupResponseOutput = zod.output<typeof GroupResponse>;

export const sectionResponsesCountMin = 0;

export const sectionResponsesUnreadMin = 0;



export const SectionResponses = /*#__PURE__*/ zod.object({
  "locked": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True while `listResponses` would refuse: answer first, or hosts only.')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sectionResponsesCountMin))).check(/*#__PURE__*/ zod.describe('Number of all answers, shown even while locked; null for respondents where only hosts see answers.')),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sectionResponsesUnreadMin)).check(/*#__PURE__*/ zod.describe('Number of unread answers; 0 while locked.')),
  "lastReadId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last answer read, after which the unread divider stands; null when none was.'))
}).check(/*#__PURE__*/ zod.describe('Counts of others\' answers for the caller, without their content.'));

export type SectionResponses = zod.input<typeof SectionResponses>;
export type SectionResponsesOutput = zod.output<typeof SectionResponses>;

export const responsePageCountMin = 0;



export const ResponsePage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GroupResponse),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responsePageCountMin)).check(/*#__PURE__*/ zod.describe('Number of answers in the section.')),
  "lastReadId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last answer read, after which the unread divider stands.'))
});

export type ResponsePage = zod.input<typeof ResponsePage>;
export type ResponsePageOutput = zod.output<typeof ResponsePage>;

export const sectionDetailMinLengthMin = 0;



export const SectionDetail = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Plain text with line breaks; empty while the section is upcoming.')),
  "media": /*#__PURE__*/ zod.array(GroupMedia),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sectionDetailMinLengthMin)).check(/*#__PURE__*/ zod.describe('Minimum number of characters without spaces; 0 for none.')),
  "photos": SectionPhotos,
  "visibility": SectionVisibility,
  "state": GroupOpenState,
  "opensAt": Time,
  "closesAt": Time,
  "vote": /*#__PURE__*/ zod.union([SectionVote,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where the section has none.')),
  "myResponse": /*#__PURE__*/ zod.union([GroupResponse,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The caller\'s answer with the follow-ups under it, or null.')),
  "responses": SectionResponses,
  "answers": /*#__PURE__*/ zod.union([ResponsePage,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The first page of the answers, as `listResponses` gives it. Null unless `answers` asks for it, and where the section is\nlocked or upcoming.\n'))
}).check(/*#__PURE__*/ zod.describe('A section as its respondent sees it.'));

export type SectionDetail = zod.input<typeof SectionDetail>;
export type SectionDetailOutput = zod.output<typeof SectionDetail>;

export const TopicDetail = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "state": GroupOpenState,
  "opensAt": Time,
  "closesAt": Time,
  "progress": GroupProgress,
  "owed": TopicOwed,
  "sections": /*#__PURE__*/ zod.array(SectionDetail),
  "previousTopicId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "nextTopicId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type TopicDetail = zod.input<typeof TopicDetail>;
export type TopicDetailOutput = zod.output<typeof TopicDetail>;

export const TopicAnsweredItem = /*#__PURE__*/ zod.object({
  "where": TopicRef,
  "response": GroupResponse
});

export type TopicAnsweredItem = zod.input<typeof TopicAnsweredItem>;
export type TopicAnsweredItemOutput = zod.output<typeof TopicAnsweredItem>;

export const TopicAnsweredPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TopicAnsweredItem),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type TopicAnsweredPage = zod.input<typeof TopicAnsweredPage>;
export type TopicAnsweredPageOutput = zod.output<typeof TopicAnsweredPage>;

export const topicUnansweredItemMinLengthMin = 0;

export const topicUnansweredItemResponseCountMin = 0;






export const TopicUnansweredItem = /*#__PURE__*/ zod.object({
  "where": TopicRef,
  "question": /*#__PURE__*/ zod.string(),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topicUnansweredItemMinLengthMin)),
  "closesAt": Time,
  "responseCount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topicUnansweredItemResponseCountMin))).check(/*#__PURE__*/ zod.describe('Null where only hosts see.')),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Estimated from the length and the files that the section asks for.')),
  "topicCoins": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('What finishing the topic pays; null where the plan pays nothing for topics, the respondent has reached its cap, or the\ntopic can\'t be finished any more.\n')),
  "leftInTopic": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('How many questions of the topic the respondent hasn\'t answered, this one included.'))
}).check(/*#__PURE__*/ zod.describe('An open section without the caller\'s answer.'));

export type TopicUnansweredItem = zod.input<typeof TopicUnansweredItem>;
export type TopicUnansweredItemOutput = zod.output<typeof TopicUnansweredItem>;

export const TopicUnansweredPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TopicUnansweredItem),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type TopicUnansweredPage = zod.input<typeof TopicUnansweredPage>;
export type TopicUnansweredPageOutput = zod.output<typeof TopicUnansweredPage>;

export const hostProgressRespondentsMin = 0;

export const hostProgressAnsweredMin = 0;

export const hostProgressResponsesMin = 0;

export const hostProgressUnreadMin = 0;

export const hostProgressFollowUpsOpenMin = 0;



export const HostProgress = /*#__PURE__*/ zod.object({
  "respondents": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostProgressRespondentsMin)).check(/*#__PURE__*/ zod.describe('Number of respondents in the group.')),
  "answered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostProgressAnsweredMin)).check(/*#__PURE__*/ zod.describe('How many of them answered every section opened so far.')),
  "responses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostProgressResponsesMin)).check(/*#__PURE__*/ zod.describe('Number of answers that are not deleted.')),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostProgressUnreadMin)).check(/*#__PURE__*/ zod.describe('Number of answers and replies this host hasn\'t seen.')),
  "followUpsOpen": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostProgressFollowUpsOpenMin)).check(/*#__PURE__*/ zod.describe('Must-answer follow-ups without a reply.'))
}).check(/*#__PURE__*/ zod.describe('Progress of the respondents.'));

export type HostProgress = zod.input<typeof HostProgress>;
export type HostProgressOutput = zod.output<typeof HostProgress>;

export const hostTopicSectionCountMin = 0;



export const HostTopic = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "state": GroupOpenState,
  "opensAt": Time,
  "closesAt": Time,
  "sectionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostTopicSectionCountMin)),
  "progress": HostProgress
}).check(/*#__PURE__*/ zod.describe('A topic in the host\'s list.'));

export type HostTopic = zod.input<typeof HostTopic>;
export type HostTopicOutput = zod.output<typeof HostTopic>;

export const HostTopicList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(HostTopic),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "progress": /*#__PURE__*/ zod.union([HostProgress,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Progress of the whole group; null on later pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of topics in order.'));

export type HostTopicList = zod.input<typeof HostTopicList>;
export type HostTopicListOutput = zod.output<typeof HostTopicList>;

export const hostSectionMinLengthMin = 0;



export const HostSection = /*#__PURE__*/ zod.object({
  "id": Id,
  "topicId": Id,
  "title": /*#__PURE__*/ zod.string(),
  "question": /*#__PURE__*/ zod.string(),
  "hostNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Visible only to hosts and observers.')),
  "media": /*#__PURE__*/ zod.array(GroupMedia),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostSectionMinLengthMin)),
  "visibility": SectionVisibility,
  "state": GroupOpenState,
  "opensAt": Time,
  "closesAt": Time,
  "vote": /*#__PURE__*/ zod.union([SectionVote,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where the section has none; results are always shown to hosts.')),
  "progress": HostProgress,
  "lastReadId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last answer this host or observer read, after which the unread divider stands.')),
  "silent": /*#__PURE__*/ zod.array(GroupMember).check(/*#__PURE__*/ zod.describe('Respondents without an answer here.'))
}).check(/*#__PURE__*/ zod.describe('A section with its host-only note, its progress and who has not spoken.'));

export type HostSection = zod.input<typeof HostSection>;
export type HostSectionOutput = zod.output<typeof HostSection>;

export const HostTopicDetail = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "state": GroupOpenState,
  "opensAt": Time,
  "closesAt": Time,
  "progress": HostProgress,
  "sections": /*#__PURE__*/ zod.array(HostSection),
  "previousTopicId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "nextTopicId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type HostTopicDetail = zod.input<typeof HostTopicDetail>;
export type HostTopicDetailOutput = zod.output<typeof HostTopicDetail>;

export const TopicMemberState = /*#__PURE__*/ zod.enum({
  /** 已完成 */
  Answered: 'answered',
  /** 部分完成 */
  Partly: 'partly',
  /** 未发言 */
  Silent: 'silent',
} as const);

export type TopicMemberState = zod.input<typeof TopicMemberState>;
export type TopicMemberStateOutput = zod.output<typeof TopicMemberState>;

export const HostTopicMember = /*#__PURE__*/ zod.object({
  "member": GroupMember,
  "state": TopicMemberState,
  "progress": GroupProgress,
  "lastAnsweredAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "lastSeenAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "remindedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('One respondent\'s progress in a topic or in the whole group.'));

export type HostTopicMember = zod.input<typeof HostTopicMember>;
export type HostTopicMemberOutput = zod.output<typeof HostTopicMember>;

export const HostTopicMemberPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(HostTopicMember),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type HostTopicMemberPage = zod.input<typeof HostTopicMemberPage>;
export type HostTopicMemberPageOutput = zod.output<typeof HostTopicMemberPage>;

export const hostTopicMemberCountsTotalMin = 0;

export const hostTopicMemberCountsAnsweredMin = 0;

export const hostTopicMemberCountsPartlyMin = 0;

export const hostTopicMemberCountsSilentMin = 0;

export const hostTopicMemberCountsFollowUpsOwedMin = 0;



export const HostTopicMemberCounts = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostTopicMemberCountsTotalMin)),
  "answered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostTopicMemberCountsAnsweredMin)),
  "partly": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostTopicMemberCountsPartlyMin)),
  "silent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostTopicMemberCountsSilentMin)),
  "followUpsOwed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostTopicMemberCountsFollowUpsOwedMin)).check(/*#__PURE__*/ zod.describe('Respondents who owe a reply to a follow-up.'))
}).check(/*#__PURE__*/ zod.describe('Respondents by state; the three states add up to `total`.'));

export type HostTopicMemberCounts = zod.input<typeof HostTopicMemberCounts>;
export type HostTopicMemberCountsOutput = zod.output<typeof HostTopicMemberCounts>;

export const TopicSearchHit = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "focusSectionTitle": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The first section whose title matches, or null when only the topic does.'))
});

export type TopicSearchHit = zod.input<typeof TopicSearchHit>;
export type TopicSearchHitOutput = zod.output<typeof TopicSearchHit>;

export const HostResponseHit = /*#__PURE__*/ zod.object({
  "responseId": Id,
  "where": TopicRef,
  "author": GroupMember,
  "excerpt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Up to 60 characters around the first match.'))
}).check(/*#__PURE__*/ zod.describe('An answer that contains the words.'));

export type HostResponseHit = zod.input<typeof HostResponseHit>;
export type HostResponseHitOutput = zod.output<typeof HostResponseHit>;

export const HostSearch = /*#__PURE__*/ zod.object({
  "topics": /*#__PURE__*/ zod.array(TopicSearchHit),
  "responses": /*#__PURE__*/ zod.array(HostResponseHit),
  "members": /*#__PURE__*/ zod.array(GroupMember)
}).check(/*#__PURE__*/ zod.describe('The best 20 of each kind.'));

export type HostSearch = zod.input<typeof HostSearch>;
export type HostSearchOutput = zod.output<typeof HostSearch>;

export const sectionOutlineFollowUpsOwedMin = 0;



export const SectionOutline = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "state": GroupOpenState,
  "opensAt": Time,
  "closesAt": Time,
  "answered": /*#__PURE__*/ zod.boolean(),
  "followUpsOwed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sectionOutlineFollowUpsOwedMin))
}).check(/*#__PURE__*/ zod.describe('A section in a respondent\'s list of topics.'));

export type SectionOutline = zod.input<typeof SectionOutline>;
export type SectionOutlineOutput = zod.output<typeof SectionOutline>;

export const topicOutlineUnreadMin = 0;



export const TopicOutline = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "state": GroupOpenState,
  "opensAt": Time,
  "closesAt": Time,
  "progress": GroupProgress,
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topicOutlineUnreadMin)).check(/*#__PURE__*/ zod.describe('Visible answers and follow-ups by others since the last visit.')),
  "sections": /*#__PURE__*/ zod.array(SectionOutline)
}).check(/*#__PURE__*/ zod.describe('A topic in a respondent\'s list; sections that are not open yet come without their question.'));

export type TopicOutline = zod.input<typeof TopicOutline>;
export type TopicOutlineOutput = zod.output<typeof TopicOutline>;

export const TopicList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TopicOutline),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "owed": TopicOwed
}).check(/*#__PURE__*/ zod.describe('A page of topics in the host\'s order.'));

export type TopicList = zod.input<typeof TopicList>;
export type TopicListOutput = zod.output<typeof TopicList>;

export const HostSectionList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(HostSection)
});

export type HostSectionList = zod.input<typeof HostSectionList>;
export type HostSectionListOutput = zod.output<typeof HostSectionList>;

export const GroupTask = /*#__PURE__*/ zod.object({
  "taskId": Id,
  "taskHashId": PublicId,
  "name": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('The task behind a group\'s address.'));

export type GroupTask = zod.input<typeof GroupTask>;
export type GroupTaskOutput = zod.output<typeof GroupTask>;

export const FollowUpThread = /*#__PURE__*/ zod.object({
  "where": TopicRef,
  "question": /*#__PURE__*/ zod.string(),
  "response": GroupResponse,
  "items": /*#__PURE__*/ zod.array(FollowUp),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}).check(/*#__PURE__*/ zod.describe('One answer and everything under it that the caller may see, oldest first.'));

export type FollowUpThread = zod.input<typeof FollowUpThread>;
export type FollowUpThreadOutput = zod.output<typeof FollowUpThread>;

export const ResponseOrder = /*#__PURE__*/ zod.enum({
  /** 最早在前 */
  Oldest: 'oldest',
  /** 最新在前 */
  Newest: 'newest',
} as const);

export type ResponseOrder = zod.input<typeof ResponseOrder>;
export type ResponseOrderOutput = zod.output<typeof ResponseOrder>;

export const responseCreateClientIdMax = 36;

export const responseCreateContentMax = 5000;

export const responseCreateAttachmentsMax = 9;



export const ResponseCreate = /*#__PURE__*/ zod.object({
  "clientId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(responseCreateClientIdMax)).check(/*#__PURE__*/ zod.describe('Id that the client creates for one post. A retry with the same id gets the stored answer.')),
  "sectionId": Id,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(responseCreateContentMax)).check(/*#__PURE__*/ zod.describe('Plain text; surrounding space is removed. It may be empty only with attachments and without a minimum length.')),
  "attachments": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(responseCreateAttachmentsMax)).check(/*#__PURE__*/ zod.describe('Ids of own attachments not yet used in another answer.'))
});

export type ResponseCreate = zod.input<typeof ResponseCreate>;
export type ResponseCreateOutput = zod.output<typeof ResponseCreate>;

export const responseEditContentMax = 5000;

export const responseEditAttachmentsMax = 9;



export const ResponseEdit = /*#__PURE__*/ zod.object({
  "id": Id,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(responseEditContentMax)),
  "attachments": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(responseEditAttachmentsMax)).check(/*#__PURE__*/ zod.describe('The complete list of attachments. Attachments that are not listed are removed.'))
});

export type ResponseEdit = zod.input<typeof ResponseEdit>;
export type ResponseEditOutput = zod.output<typeof ResponseEdit>;

export const quoteInFollowUpTextMax = 500;



export const QuoteInFollowUp = /*#__PURE__*/ zod.object({
  "responseId": Id,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteInFollowUpTextMax)).check(/*#__PURE__*/ zod.describe('They must stand in the answer as it is now; surrounding space is removed.'))
}).check(/*#__PURE__*/ zod.describe('Words of an answer to the same section that the caller may see.'));

export type QuoteInFollowUp = zod.input<typeof QuoteInFollowUp>;
export type QuoteInFollowUpOutput = zod.output<typeof QuoteInFollowUp>;

export const followUpCreateClientIdMax = 36;

export const followUpCreateContentMax = 2000;

export const followUpCreateAttachmentsMax = 9;



export const FollowUpCreate = /*#__PURE__*/ zod.object({
  "clientId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(followUpCreateClientIdMax)).check(/*#__PURE__*/ zod.describe('Id that the client creates for one post. A retry with the same id gets the stored answer.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(followUpCreateContentMax)),
  "attachments": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(followUpCreateAttachmentsMax))),
  "audience": /*#__PURE__*/ zod.exactOptional(FollowUpAudience),
  "mustAnswer": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Default false. Refused together with `backRoom`.')),
  "replyToId": /*#__PURE__*/ zod.exactOptional(Id),
  "quote": /*#__PURE__*/ zod.exactOptional(QuoteInFollowUp)
}).check(/*#__PURE__*/ zod.describe('A host asks (`mustAnswer`, `audience`), a respondent replies, an observer notes. Respondents leave out\n`audience` and `mustAnswer`: a reply has the audience of what it replies to. Observers say `backRoom`.\n'));

export type FollowUpCreate = zod.input<typeof FollowUpCreate>;
export type FollowUpCreateOutput = zod.output<typeof FollowUpCreate>;

export const hostVoteOptionVotesMin = 0;

export const hostVoteOptionPercentMin = 0;
export const hostVoteOptionPercentMax = 100;




export const HostVoteOption = /*#__PURE__*/ zod.object({
  "option": VoteOption,
  "votes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostVoteOptionVotesMin)),
  "percent": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(hostVoteOptionPercentMin)).check(/*#__PURE__*/ zod.lte(hostVoteOptionPercentMax)),
  "averageRank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1))),
  "voters": /*#__PURE__*/ zod.array(GroupMember).check(/*#__PURE__*/ zod.describe('People who chose it.'))
});

export type HostVoteOption = zod.input<typeof HostVoteOption>;
export type HostVoteOptionOutput = zod.output<typeof HostVoteOption>;

export const hostVoteVotersMin = 0;

export const hostVoteRespondentsMin = 0;



export const HostVote = /*#__PURE__*/ zod.object({
  "id": Id,
  "where": TopicRef,
  "title": /*#__PURE__*/ zod.string(),
  "kind": VoteKind,
  "anonymous": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True when no one is named, neither voters nor others.')),
  "resultsShown": VoteResultsShown,
  "state": GroupOpenState,
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "voters": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostVoteVotersMin)),
  "respondents": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostVoteRespondentsMin)),
  "options": /*#__PURE__*/ zod.array(HostVoteOption),
  "notVoted": /*#__PURE__*/ zod.array(GroupMember)
}).check(/*#__PURE__*/ zod.describe('A vote with names, only for hosts and observers.'));

export type HostVote = zod.input<typeof HostVote>;
export type HostVoteOutput = zod.output<typeof HostVote>;

export const HostVoteList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(HostVote)
});

export type HostVoteList = zod.input<typeof HostVoteList>;
export type HostVoteListOutput = zod.output<typeof HostVoteList>;

export const voteCastOptionIdsMax = 50;



export const VoteCast = /*#__PURE__*/ zod.object({
  "voteId": Id,
  "optionIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voteCastOptionIdsMax)).check(/*#__PURE__*/ zod.describe('In order of rank where ranked.'))
});

export type VoteCast = zod.input<typeof VoteCast>;
export type VoteCastOutput = zod.output<typeof VoteCast>;

export const GroupIdentityMode = /*#__PURE__*/ zod.enum({
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const).check(/*#__PURE__*/ zod.describe('How a download names respondents.'));

export type GroupIdentityMode = zod.input<typeof GroupIdentityMode>;
export type GroupIdentityModeOutput = zod.output<typeof GroupIdentityMode>;

export const ResponseTagColor = /*#__PURE__*/ zod.enum({
  /** 灰 */
  Grey: 'grey',
  /** 绿 */
  Green: 'green',
  /** 蓝 */
  Blue: 'blue',
  /** 橙 */
  Orange: 'orange',
  /** 红 */
  Red: 'red',
  /** 青 */
  Teal: 'teal',
} as const).check(/*#__PURE__*/ zod.describe('Colours are assigned in turn. A page must not rely on colour alone to tell tags apart.'));

export type ResponseTagColor = zod.input<typeof ResponseTagColor>;
export type ResponseTagColorOutput = zod.output<typeof ResponseTagColor>;

export const responseTagResponsesMin = 0;



export const ResponseTag = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "color": ResponseTagColor,
  "responses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responseTagResponsesMin)).check(/*#__PURE__*/ zod.describe('Number of answers with this tag.'))
}).check(/*#__PURE__*/ zod.describe('A tag that hosts put on answers. Each group has its own set.'));

export type ResponseTag = zod.input<typeof ResponseTag>;
export type ResponseTagOutput = zod.output<typeof ResponseTag>;

export const taggedPassageStartMin = 0;




export const TaggedPassage = /*#__PURE__*/ zod.object({
  "tagId": Id,
  "start": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taggedPassageStartMin)),
  "end": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Empty when it is stale.')),
  "stale": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the answer was edited after the marking.'))
}).check(/*#__PURE__*/ zod.describe('A part of an answer that carries a tag.'));

export type TaggedPassage = zod.input<typeof TaggedPassage>;
export type TaggedPassageOutput = zod.output<typeof TaggedPassage>;

export const hostResponseTwoWordingMin = 0;



export const HostResponse = /*#__PURE__*/ zod.intersection(GroupResponse, /*#__PURE__*/ zod.object({
  "where": TopicRef,
  "question": /*#__PURE__*/ zod.string(),
  "tags": /*#__PURE__*/ zod.array(ResponseTag),
  "passages": /*#__PURE__*/ zod.array(TaggedPassage),
  "wording": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostResponseTwoWordingMin)).check(/*#__PURE__*/ zod.describe('How many times the answer was edited.')),
  "starred": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the caller chose it.')),
  "unread": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it stands below the caller\'s unread divider.')),
  "attributes": /*#__PURE__*/ zod.array(GroupMemberAttribute).check(/*#__PURE__*/ zod.describe('Attributes of the author.'))
})).check(/*#__PURE__*/ zod.describe('An answer as hosts and observers work with it.'));

export type HostResponse = zod.input<typeof HostResponse>;
export type HostResponseOutput = zod.output<typeof HostResponse>;

export const hostResponsePageTotalMin = 0;



export const HostResponsePage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(HostResponse),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostResponsePageTotalMin)).check(/*#__PURE__*/ zod.describe('Number of matching answers, counted up to 10,000.'))
});

export type HostResponsePage = zod.input<typeof HostResponsePage>;
export type HostResponsePageOutput = zod.output<typeof HostResponsePage>;

export const responseTopicSectionResponsesMin = 0;



export const ResponseTopicSection = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "responses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responseTopicSectionResponsesMin))
});

export type ResponseTopicSection = zod.input<typeof ResponseTopicSection>;
export type ResponseTopicSectionOutput = zod.output<typeof ResponseTopicSection>;

export const responseTopicResponsesMin = 0;



export const ResponseTopic = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "responses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responseTopicResponsesMin)),
  "sections": /*#__PURE__*/ zod.array(ResponseTopicSection)
}).check(/*#__PURE__*/ zod.describe('A topic to filter by, with its number of answers.'));

export type ResponseTopic = zod.input<typeof ResponseTopic>;
export type ResponseTopicOutput = zod.output<typeof ResponseTopic>;

export const ResponseTopicList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ResponseTopic)
});

export type ResponseTopicList = zod.input<typeof ResponseTopicList>;
export type ResponseTopicListOutput = zod.output<typeof ResponseTopicList>;

export const ResponseTagList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ResponseTag)
});

export type ResponseTagList = zod.input<typeof ResponseTagList>;
export type ResponseTagListOutput = zod.output<typeof ResponseTagList>;

export const responseAttributeValueMembersMin = 0;



export const ResponseAttributeValue = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string(),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responseAttributeValueMembersMin))
});

export type ResponseAttributeValue = zod.input<typeof ResponseAttributeValue>;
export type ResponseAttributeValueOutput = zod.output<typeof ResponseAttributeValue>;

export const ResponseAttribute = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "label": /*#__PURE__*/ zod.string(),
  "values": /*#__PURE__*/ zod.array(ResponseAttributeValue)
}).check(/*#__PURE__*/ zod.describe('An attribute to filter by. Each value has its number of respondents.'));

export type ResponseAttribute = zod.input<typeof ResponseAttribute>;
export type ResponseAttributeOutput = zod.output<typeof ResponseAttribute>;

export const ResponseAttributeList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ResponseAttribute)
});

export type ResponseAttributeList = zod.input<typeof ResponseAttributeList>;
export type ResponseAttributeListOutput = zod.output<typeof ResponseAttributeList>;

export const responseDeleteIdsMax = 100;

export const responseDeleteReasonMin = 2;
export const responseDeleteReasonMax = 200;



export const ResponseDelete = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(responseDeleteIdsMax)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(responseDeleteReasonMin)).check(/*#__PURE__*/ zod.maxLength(responseDeleteReasonMax)).check(/*#__PURE__*/ zod.describe('We show it to the authors and keep it for the audit.')),
  "counts": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the sections still count as answered.'))
});

export type ResponseDelete = zod.input<typeof ResponseDelete>;
export type ResponseDeleteOutput = zod.output<typeof ResponseDelete>;

export const responseDeletedDeletedMin = 0;



export const ResponseDeleted = /*#__PURE__*/ zod.object({
  "deleted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responseDeletedDeletedMin)).check(/*#__PURE__*/ zod.describe('Number of answers deleted by this call, without those deleted before.'))
});

export type ResponseDeleted = zod.input<typeof ResponseDeleted>;
export type ResponseDeletedOutput = zod.output<typeof ResponseDeleted>;

export const GroupAttachment = /*#__PURE__*/ zod.object({
  "media": GroupMedia,
  "member": GroupMember,
  "where": /*#__PURE__*/ zod.union([TopicRef,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null until it is part of an answer.')),
  "responseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "createdAt": Time
}).check(/*#__PURE__*/ zod.describe('An uploaded file and the answer it belongs to.'));

export type GroupAttachment = zod.input<typeof GroupAttachment>;
export type GroupAttachmentOutput = zod.output<typeof GroupAttachment>;

export const groupAttachmentPageTotalMin = 0;



export const GroupAttachmentPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GroupAttachment),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupAttachmentPageTotalMin)).check(/*#__PURE__*/ zod.describe('Number of attachments that match the filter, counted up to 1,000.'))
});

export type GroupAttachmentPage = zod.input<typeof GroupAttachmentPage>;
export type GroupAttachmentPageOutput = zod.output<typeof GroupAttachmentPage>;

export const groupAttachmentCreateNameMax = 200;

export const groupAttachmentCreateWidthMax = 20000;

export const groupAttachmentCreateHeightMax = 20000;

export const groupAttachmentCreateDurationSecondsMin = 0;
export const groupAttachmentCreateDurationSecondsMax = 86400;



export const GroupAttachmentCreate = /*#__PURE__*/ zod.object({
  "key": UploadKey.check(/*#__PURE__*/ zod.describe('Key the file was uploaded under (module `group`); registering it again answers the same.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(groupAttachmentCreateNameMax)).check(/*#__PURE__*/ zod.describe('Original file name. Only its owner sees it again.')),
  "posterKey": /*#__PURE__*/ zod.exactOptional(UploadKey).check(/*#__PURE__*/ zod.describe('Only for videos: key of a poster frame that the browser drew.')),
  "width": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(groupAttachmentCreateWidthMax))).check(/*#__PURE__*/ zod.describe('Width of a video in pixels.')),
  "height": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(groupAttachmentCreateHeightMax))).check(/*#__PURE__*/ zod.describe('Height of a video in pixels.')),
  "durationSeconds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(groupAttachmentCreateDurationSecondsMin)).check(/*#__PURE__*/ zod.lte(groupAttachmentCreateDurationSecondsMax))).check(/*#__PURE__*/ zod.describe('Length of a video or recording.'))
});

export type GroupAttachmentCreate = zod.input<typeof GroupAttachmentCreate>;
export type GroupAttachmentCreateOutput = zod.output<typeof GroupAttachmentCreate>;

export const groupAttachmentDownloadIdsMax = 200;



export const GroupAttachmentDownload = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(groupAttachmentDownloadIdsMax)),
  "identity": /*#__PURE__*/ zod.exactOptional(GroupIdentityMode)
});

export type GroupAttachmentDownload = zod.input<typeof GroupAttachmentDownload>;
export type GroupAttachmentDownloadOutput = zod.output<typeof GroupAttachmentDownload>;

export const groupAttachmentRemoveIdsMax = 100;

export const groupAttachmentRemoveReasonMin = 2;
export const groupAttachmentRemoveReasonMax = 200;



export const GroupAttachmentRemove = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(groupAttachmentRemoveIdsMax)),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(groupAttachmentRemoveReasonMin)).check(/*#__PURE__*/ zod.maxLength(groupAttachmentRemoveReasonMax))).check(/*#__PURE__*/ zod.describe('Required from a host. We show it to the owner and keep it for the audit.'))
});

export type GroupAttachmentRemove = zod.input<typeof GroupAttachmentRemove>;
export type GroupAttachmentRemoveOutput = zod.output<typeof GroupAttachmentRemove>;

export const groupAttachmentRemovedRemovedMin = 0;



export const GroupAttachmentRemoved = /*#__PURE__*/ zod.object({
  "removed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupAttachmentRemovedRemovedMin))
});

export type GroupAttachmentRemoved = zod.input<typeof GroupAttachmentRemoved>;
export type GroupAttachmentRemovedOutput = zod.output<typeof GroupAttachmentRemoved>;

export const myGroupOwedOneUnansweredMin = 0;

export const myGroupOwedOneFollowUpsMin = 0;



export const MyGroup = /*#__PURE__*/ zod.object({
  "hash": PublicId,
  "name": /*#__PURE__*/ zod.string(),
  "intro": /*#__PURE__*/ zod.string(),
  "state": GroupOpenState,
  "schedule": GroupSchedule,
  "role": GroupRole,
  "firstVisit": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True until the member chose a nickname and agreed to the consent.')),
  "owed": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "unanswered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myGroupOwedOneUnansweredMin)).check(/*#__PURE__*/ zod.describe('Open sections without an answer.')),
  "followUps": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myGroupOwedOneFollowUpsMin)).check(/*#__PURE__*/ zod.describe('Number of follow-ups without a reply.'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null for hosts and observers, and before the consent and the opening.'))
}).check(/*#__PURE__*/ zod.describe('A discussion that the member is invited to.'));

export type MyGroup = zod.input<typeof MyGroup>;
export type MyGroupOutput = zod.output<typeof MyGroup>;

export const MyGroupPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(MyGroup),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type MyGroupPage = zod.input<typeof MyGroupPage>;
export type MyGroupPageOutput = zod.output<typeof MyGroupPage>;

export const SharedInGroup = /*#__PURE__*/ zod.object({
  "hash": PublicId,
  "name": /*#__PURE__*/ zod.string(),
  "archived": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the discussion is archived.')),
  "attributes": /*#__PURE__*/ zod.array(GroupMemberAttribute)
}).check(/*#__PURE__*/ zod.describe('What hosts and observers of one discussion see of the member.'));

export type SharedInGroup = zod.input<typeof SharedInGroup>;
export type SharedInGroupOutput = zod.output<typeof SharedInGroup>;

export const SharedInGroupList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(SharedInGroup)
});

export type SharedInGroupList = zod.input<typeof SharedInGroupList>;
export type SharedInGroupListOutput = zod.output<typeof SharedInGroupList>;

export const SharedTakeBack = /*#__PURE__*/ zod.object({
  "hash": PublicId
});

export type SharedTakeBack = zod.input<typeof SharedTakeBack>;
export type SharedTakeBackOutput = zod.output<typeof SharedTakeBack>;

export const DiscussionRef = /*#__PURE__*/ zod.object({
  "hash": PublicId,
  "topicId": Id,
  "sectionId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null for a whole topic.')),
  "responseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The caller\'s answer that was requested, or that has the follow-up.'))
}).check(/*#__PURE__*/ zod.describe('A place in one of the member\'s groups.'));

export type DiscussionRef = zod.input<typeof DiscussionRef>;
export type DiscussionRefOutput = zod.output<typeof DiscussionRef>;

export const GroupCodeRequest = /*#__PURE__*/ zod.object({
  "mobile": EncryptedField,
  "proof": /*#__PURE__*/ zod.exactOptional(ProofAnswer)
});

export type GroupCodeRequest = zod.input<typeof GroupCodeRequest>;
export type GroupCodeRequestOutput = zod.output<typeof GroupCodeRequest>;

export const GroupLogin = /*#__PURE__*/ zod.object({
  "mobile": EncryptedField,
  "code": EncryptedField
});

export type GroupLogin = zod.input<typeof GroupLogin>;
export type GroupLoginOutput = zod.output<typeof GroupLogin>;

export const GroupSession = /*#__PURE__*/ zod.intersection(Session, /*#__PURE__*/ zod.object({
  "identity": GroupIdentity
})).check(/*#__PURE__*/ zod.describe('A session for this one group, and its owner.'));

export type GroupSession = zod.input<typeof GroupSession>;
export type GroupSessionOutput = zod.output<typeof GroupSession>;

export const GroupCodeSession = /*#__PURE__*/ zod.intersection(GroupSession, /*#__PURE__*/ zod.object({
  "hosting": /*#__PURE__*/ zod.exactOptional(Session).check(/*#__PURE__*/ zod.describe('Opens the calls for hosts only, like one that a ticket of the member site buys. It ends with the group\'s session. Absent for everybody but named hosts with an account.'))
})).check(/*#__PURE__*/ zod.describe('A session for this one group, its owner, and for hosts a session for the pages on which they make groups.'));

export type GroupCodeSession = zod.input<typeof GroupCodeSession>;
export type GroupCodeSessionOutput = zod.output<typeof GroupCodeSession>;

export const GroupTicket = /*#__PURE__*/ zod.object({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Carried in the fragment of the address, never in the query.')),
  "expiresAt": Time
}).check(/*#__PURE__*/ zod.describe('Works once, for one group, within its lifetime.'));

export type GroupTicket = zod.input<typeof GroupTicket>;
export type GroupTicketOutput = zod.output<typeof GroupTicket>;

export const groupTicketLoginTicketMin = 32;
export const groupTicketLoginTicketMax = 64;


export const groupTicketLoginTicketRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GroupTicketLogin = /*#__PURE__*/ zod.object({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(groupTicketLoginTicketMin)).check(/*#__PURE__*/ zod.maxLength(groupTicketLoginTicketMax)).check(/*#__PURE__*/ zod.regex(groupTicketLoginTicketRegExp))
});

export type GroupTicketLogin = zod.input<typeof GroupTicketLogin>;
export type GroupTicketLoginOutput = zod.output<typeof GroupTicketLogin>;

export const SharedAttributeKey = /*#__PURE__*/ zod.enum({
  /** 年龄段 */
  Age: 'age',
  /** 性别 */
  Gender: 'gender',
  /** 城市 */
  City: 'city',
  /** 学历 */
  Education: 'education',
  /** 职业状态 */
  Occupation: 'occupation',
} as const);

export type SharedAttributeKey = zod.input<typeof SharedAttributeKey>;
export type SharedAttributeKeyOutput = zod.output<typeof SharedAttributeKey>;

export const sharedAttributesChoiceKeysMax = 5;



export const SharedAttributesChoice = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Version of the text that was shown.')),
  "keys": /*#__PURE__*/ zod.array(SharedAttributeKey).check(/*#__PURE__*/ zod.maxLength(sharedAttributesChoiceKeysMax))
}).check(/*#__PURE__*/ zod.describe('All attributes that hosts and observers may see from now on; an empty list takes everything back. Attributes that the\nmember hasn\'t filled in are left out. Without the choice the current one stays, and of hosts, observers and guests it is\nignored.\n'));

export type SharedAttributesChoice = zod.input<typeof SharedAttributesChoice>;
export type SharedAttributesChoiceOutput = zod.output<typeof SharedAttributesChoice>;

export const groupProfileUpdateAvatarMax = 64;


export const groupProfileUpdateAvatarRegExp = new RegExp('^(preset-(0[1-9]|1[0-2])|[a-z]{1,16}/avatar/[0-9]{17}\\.[a-z0-9]{1,8})$');
export const groupProfileUpdateConsentVersionMax = 10000;



export const GroupProfileUpdate = /*#__PURE__*/ zod.object({
  "nickname": Nickname.check(/*#__PURE__*/ zod.describe('Unique inside the group, shown instead of the name; checked by the server like a member\'s.')),
  "avatar": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(groupProfileUpdateAvatarMax)).check(/*#__PURE__*/ zod.regex(groupProfileUpdateAvatarRegExp))).check(/*#__PURE__*/ zod.describe('Name of a preset (`preset-01` to `preset-12`) or key of a picture uploaded for module `avatar`; without it, the current picture stays.')),
  "rulesAccepted": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('The rules have to be agreed to.')),
  "consentVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(groupProfileUpdateConsentVersionMax)).check(/*#__PURE__*/ zod.describe('Version of the consent text that was shown and agreed to.')),
  "textsAllowed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the person agrees to text messages about the group. Without it, the current choice stays.')),
  "sharedAttributes": /*#__PURE__*/ zod.exactOptional(SharedAttributesChoice)
});

export type GroupProfileUpdate = zod.input<typeof GroupProfileUpdate>;
export type GroupProfileUpdateOutput = zod.output<typeof GroupProfileUpdate>;

export const GroupLeavingReason = /*#__PURE__*/ zod.enum({
  /** 没有时间 */
  NoTime: 'noTime',
  /** 话题不适合我 */
  Topic: 'topic',
  /** 感到不舒服 */
  Uncomfortable: 'uncomfortable',
  /** 其他原因 */
  Other: 'other',
} as const);

export type GroupLeavingReason = zod.input<typeof GroupLeavingReason>;
export type GroupLeavingReasonOutput = zod.output<typeof GroupLeavingReason>;

export const GroupLeaving = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.union([GroupLeavingReason,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for who gives none. Hosts read it.')),
  "dryRun": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether to answer only what leaving now would mean.'))
});

export type GroupLeaving = zod.input<typeof GroupLeaving>;
export type GroupLeavingOutput = zod.output<typeof GroupLeaving>;

export const groupDepartureTopicsFinishedMin = 0;

export const groupDepartureTopicsMin = 0;

export const groupDepartureCoinsMin = 0;



export const GroupDeparture = /*#__PURE__*/ zod.object({
  "leftAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null in a dry run.')),
  "topicsFinished": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupDepartureTopicsFinishedMin)),
  "topics": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupDepartureTopicsMin)).check(/*#__PURE__*/ zod.describe('Topics for this respondent.')),
  "coins": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupDepartureCoinsMin))).check(/*#__PURE__*/ zod.describe('Coins for it by the plan of the group, paid after the closing; null where the group pays none.')),
  "isMember": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether an account gets the coins. A guest joins with the invited mobile within 30 days to get them.'))
});

export type GroupDeparture = zod.input<typeof GroupDeparture>;
export type GroupDepartureOutput = zod.output<typeof GroupDeparture>;

export const SharedAttribute = /*#__PURE__*/ zod.object({
  "key": SharedAttributeKey,
  "label": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The member\'s own value, a birthday as a band; null when they haven\'t filled it in.')),
  "shared": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What hosts and observers see; null when it is not shared.'))
});

export type SharedAttribute = zod.input<typeof SharedAttribute>;
export type SharedAttributeOutput = zod.output<typeof SharedAttribute>;

export const SharedAttributes = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Version of the text.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What the respondent agrees to.')),
  "items": /*#__PURE__*/ zod.array(SharedAttribute)
});

export type SharedAttributes = zod.input<typeof SharedAttributes>;
export type SharedAttributesOutput = zod.output<typeof SharedAttributes>;

export const TopicSearch = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TopicSearchHit)
});

export type TopicSearch = zod.input<typeof TopicSearch>;
export type TopicSearchOutput = zod.output<typeof TopicSearch>;

export const SectionRead = /*#__PURE__*/ zod.object({
  "sectionId": Id,
  "responseId": Id
});

export type SectionRead = zod.input<typeof SectionRead>;
export type SectionReadOutput = zod.output<typeof SectionRead>;

export const sectionReadsSectionsMax = 50;



export const SectionReads = /*#__PURE__*/ zod.object({
  "sections": /*#__PURE__*/ zod.array(SectionRead).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sectionReadsSectionsMax)),
  "alone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether only these answers count as read and none before them. For hosts and observers.'))
}).check(/*#__PURE__*/ zod.describe('How far the caller has read, at most once per section unless `alone`.'));

export type SectionReads = zod.input<typeof SectionReads>;
export type SectionReadsOutput = zod.output<typeof SectionReads>;

export const sectionReadStateUnreadMin = 0;



export const SectionReadState = /*#__PURE__*/ zod.object({
  "sectionId": Id,
  "topicId": Id,
  "moved": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether this call moved the divider.')),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sectionReadStateUnreadMin)).check(/*#__PURE__*/ zod.describe('Number of unread answers below the divider.')),
  "lastReadId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last answer above the divider; null while the section has none.'))
}).check(/*#__PURE__*/ zod.describe('Current place of a section\'s unread divider. A page can show it without another call.'));

export type SectionReadState = zod.input<typeof SectionReadState>;
export type SectionReadStateOutput = zod.output<typeof SectionReadState>;

export const SectionReadList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(SectionReadState)
});

export type SectionReadList = zod.input<typeof SectionReadList>;
export type SectionReadListOutput = zod.output<typeof SectionReadList>;

export const topicReminderMemberIdsMax = 200;



export const TopicReminder = /*#__PURE__*/ zod.object({
  "topicId": Id,
  "memberIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(topicReminderMemberIdsMax))).check(/*#__PURE__*/ zod.describe('Recipients. Without it, everyone who owes an answer or a reply in the topic.')),
  "dryRun": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only reports what would happen.'))
});

export type TopicReminder = zod.input<typeof TopicReminder>;
export type TopicReminderOutput = zod.output<typeof TopicReminder>;

export const ReminderSkipReason = /*#__PURE__*/ zod.enum({
  /** 12 小时内已提醒 */
  RecentlyReminded: 'recentlyReminded',
  /** 这个话题已提醒 3 次 */
  OftenReminded: 'oftenReminded',
  /** 没有待完成的内容 */
  NothingOwed: 'nothingOwed',
  /** 没有芽言账号，也没有同意接收短信 */
  NoAccount: 'noAccount',
} as const);

export type ReminderSkipReason = zod.input<typeof ReminderSkipReason>;
export type ReminderSkipReasonOutput = zod.output<typeof ReminderSkipReason>;

export const ReminderSkip = /*#__PURE__*/ zod.object({
  "member": GroupMember,
  "reason": ReminderSkipReason
});

export type ReminderSkip = zod.input<typeof ReminderSkip>;
export type ReminderSkipOutput = zod.output<typeof ReminderSkip>;

export const topicRemindedRemindedMin = 0;

export const topicRemindedByTextMin = 0;



export const TopicReminded = /*#__PURE__*/ zod.object({
  "reminded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topicRemindedRemindedMin)),
  "byText": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(topicRemindedByTextMin)).check(/*#__PURE__*/ zod.describe('How many of them also get a text message.')),
  "people": /*#__PURE__*/ zod.array(GroupMember).check(/*#__PURE__*/ zod.describe('Number of people reminded.')),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string()
})).check(/*#__PURE__*/ zod.describe('The text as the first recipient reads it; null when nobody is reminded.')),
  "skipped": /*#__PURE__*/ zod.array(ReminderSkip)
});

export type TopicReminded = zod.input<typeof TopicReminded>;
export type TopicRemindedOutput = zod.output<typeof TopicReminded>;

export const responsePassageStartMin = 0;
export const responsePassageStartMax = 100000;

export const responsePassageEndMax = 100000;

export const responsePassageWordingMin = 0;
export const responsePassageWordingMax = 100000;



export const ResponsePassage = /*#__PURE__*/ zod.object({
  "start": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responsePassageStartMin)).check(/*#__PURE__*/ zod.lte(responsePassageStartMax)),
  "end": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(responsePassageEndMax)),
  "wording": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responsePassageWordingMin)).check(/*#__PURE__*/ zod.lte(responsePassageWordingMax)).check(/*#__PURE__*/ zod.describe('Which wording of the answer was marked.'))
}).check(/*#__PURE__*/ zod.describe('A marked part of one answer\'s text. Its offsets count UTF-16 units, as a browser\'s selection does.'));

export type ResponsePassage = zod.input<typeof ResponsePassage>;
export type ResponsePassageOutput = zod.output<typeof ResponsePassage>;

export const responseTaggingResponseIdsMax = 100;

export const responseTaggingAddItemMax = 20;


export const responseTaggingAddItemRegExp = new RegExp('^\\S(.*\\S)?$');
export const responseTaggingAddMax = 10;

export const responseTaggingRemoveMax = 10;



export const ResponseTagging = /*#__PURE__*/ zod.object({
  "responseIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(responseTaggingResponseIdsMax)),
  "add": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(responseTaggingAddItemMax)).check(/*#__PURE__*/ zod.regex(responseTaggingAddItemRegExp))).check(/*#__PURE__*/ zod.maxLength(responseTaggingAddMax)).check(/*#__PURE__*/ zod.describe('Names of tags. An unknown name creates a tag.')),
  "passage": /*#__PURE__*/ zod.exactOptional(ResponsePassage),
  "remove": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(responseTaggingRemoveMax)).check(/*#__PURE__*/ zod.describe('Tags to remove.'))
}).check(/*#__PURE__*/ zod.describe('At least one of `add` and `remove` is not empty.'));

export type ResponseTagging = zod.input<typeof ResponseTagging>;
export type ResponseTaggingOutput = zod.output<typeof ResponseTagging>;

export const responseRestoreIdsMax = 100;



export const ResponseRestore = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(responseRestoreIdsMax))
});

export type ResponseRestore = zod.input<typeof ResponseRestore>;
export type ResponseRestoreOutput = zod.output<typeof ResponseRestore>;

export const responseRestoredRestoredMin = 0;



export const ResponseRestored = /*#__PURE__*/ zod.object({
  "restored": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responseRestoredRestoredMin)).check(/*#__PURE__*/ zod.describe('Number of answers restored by this call.'))
});

export type ResponseRestored = zod.input<typeof ResponseRestored>;
export type ResponseRestoredOutput = zod.output<typeof ResponseRestored>;

export const ResponseStar = /*#__PURE__*/ zod.object({
  "responseId": Id,
  "starred": /*#__PURE__*/ zod.boolean()
});

export type ResponseStar = zod.input<typeof ResponseStar>;
export type ResponseStarOutput = zod.output<typeof ResponseStar>;

export const ResponseCounting = /*#__PURE__*/ zod.object({
  "responseId": Id,
  "counts": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('False takes it back.'))
});

export type ResponseCounting = zod.input<typeof ResponseCounting>;
export type ResponseCountingOutput = zod.output<typeof ResponseCounting>;

export const HostingAccess = /*#__PURE__*/ zod.object({
  "isHost": /*#__PURE__*/ zod.boolean()
});

export type HostingAccess = zod.input<typeof HostingAccess>;
export type HostingAccessOutput = zod.output<typeof HostingAccess>;

export const GroupDownloadKind = /*#__PURE__*/ zod.enum({
  /** 受访者名单 */
  Members: 'members',
  /** 话题实录 */
  Transcript: 'transcript',
  /** 回答明细 */
  ResponseTable: 'responseTable',
  /** 按人汇总 */
  MemberTable: 'memberTable',
  /** 附件 */
  Attachments: 'attachments',
  /** 金句 */
  Quotes: 'quotes',
} as const);

export type GroupDownloadKind = zod.input<typeof GroupDownloadKind>;
export type GroupDownloadKindOutput = zod.output<typeof GroupDownloadKind>;

export const groupDownloadRowsMin = 0;



export const GroupDownload = /*#__PURE__*/ zod.object({
  "id": Id,
  "by": GroupMember,
  "kind": GroupDownloadKind,
  "identity": GroupIdentityMode,
  "startedAt": Time,
  "finishedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null when the transfer was not completed.')),
  "rows": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupDownloadRowsMin))).check(/*#__PURE__*/ zod.describe('Number of rows or files sent; null when `finishedAt` is.'))
}).check(/*#__PURE__*/ zod.describe('One download, as the audit keeps it.'));

export type GroupDownload = zod.input<typeof GroupDownload>;
export type GroupDownloadOutput = zod.output<typeof GroupDownload>;

export const GroupDownloadPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GroupDownload),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type GroupDownloadPage = zod.input<typeof GroupDownloadPage>;
export type GroupDownloadPageOutput = zod.output<typeof GroupDownloadPage>;





export const ResponseWord = /*#__PURE__*/ zod.object({
  "word": /*#__PURE__*/ zod.string(),
  "answers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Number of answers that use the word.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('How many times the word is used.'))
});

export type ResponseWord = zod.input<typeof ResponseWord>;
export type ResponseWordOutput = zod.output<typeof ResponseWord>;

export const responseWordListAnswersMin = 0;



export const ResponseWordList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ResponseWord).check(/*#__PURE__*/ zod.describe('Up to 100.')),
  "answers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(responseWordListAnswersMin)).check(/*#__PURE__*/ zod.describe('Number of answers that were analysed.'))
});

export type ResponseWordList = zod.input<typeof ResponseWordList>;
export type ResponseWordListOutput = zod.output<typeof ResponseWordList>;

export const CoverageKeyMax = 40;


export const CoverageKeyRegExp = new RegExp('^[A-Za-z][A-Za-z0-9_]*$');


export const CoverageKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CoverageKeyMax)).check(/*#__PURE__*/ zod.regex(CoverageKeyRegExp)).check(/*#__PURE__*/ zod.describe('Key of a shared attribute, or `tag` for the tags that hosts gave.'));

export type CoverageKey = zod.input<typeof CoverageKey>;
export type CoverageKeyOutput = zod.output<typeof CoverageKey>;

export const CoverageTopic = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "state": GroupOpenState
});

export type CoverageTopic = zod.input<typeof CoverageTopic>;
export type CoverageTopicOutput = zod.output<typeof CoverageTopic>;

export const coverageCellMembersMin = 0;

export const coverageCellSpokenMin = 0;




export const CoverageCell = /*#__PURE__*/ zod.object({
  "topicId": Id,
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Value of the attribute, or a tag; null for respondents who don\'t share it, or have none. Of two attributes both values,\njoined by ` · `.\n')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coverageCellMembersMin)),
  "spoken": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(coverageCellSpokenMin)).check(/*#__PURE__*/ zod.describe('Respondents who answered something in the topic.')),
  "silent": /*#__PURE__*/ zod.array(GroupMember).check(/*#__PURE__*/ zod.describe('Respondents who didn\'t, at most 50.')),
  "target": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('How many should speak; null without a target.'))
}).check(/*#__PURE__*/ zod.describe('Respondents of a segment in a topic.'));

export type CoverageCell = zod.input<typeof CoverageCell>;
export type CoverageCellOutput = zod.output<typeof CoverageCell>;

export const VoiceCoverage = /*#__PURE__*/ zod.object({
  "topics": /*#__PURE__*/ zod.array(CoverageTopic),
  "values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())).check(/*#__PURE__*/ zod.describe('Segments in order; null last.')),
  "cells": /*#__PURE__*/ zod.array(CoverageCell)
});

export type VoiceCoverage = zod.input<typeof VoiceCoverage>;
export type VoiceCoverageOutput = zod.output<typeof VoiceCoverage>;

export const voiceTargetValueMax = 200;

export const voiceTargetTargetMin = 0;
export const voiceTargetTargetMax = 10000;



export const VoiceTarget = /*#__PURE__*/ zod.object({
  "attribute": /*#__PURE__*/ zod.exactOptional(CoverageKey),
  "second": /*#__PURE__*/ zod.exactOptional(CoverageKey),
  "topicId": Id,
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voiceTargetValueMax))).check(/*#__PURE__*/ zod.describe('As in the cell.')),
  "target": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(voiceTargetTargetMin)).check(/*#__PURE__*/ zod.lte(voiceTargetTargetMax)).check(/*#__PURE__*/ zod.describe('0 removes it.'))
}).check(/*#__PURE__*/ zod.describe('How many people of a segment should speak about a topic.'));

export type VoiceTarget = zod.input<typeof VoiceTarget>;
export type VoiceTargetOutput = zod.output<typeof VoiceTarget>;

export const RadarKind = /*#__PURE__*/ zod.enum({
  /** 追问还没回复 */
  Unanswered: 'unanswered',
  /** 比平时简短 */
  Thin: 'thin',
  /** 投票和回答不一致 */
  Contradicted: 'contradicted',
  /** 还没开口 */
  Silent: 'silent',
} as const);

export type RadarKind = zod.input<typeof RadarKind>;
export type RadarKindOutput = zod.output<typeof RadarKind>;

export const RadarItem = /*#__PURE__*/ zod.object({
  "kind": RadarKind,
  "member": GroupMember,
  "where": /*#__PURE__*/ zod.union([TopicRef,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for silent people.')),
  "responseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null for silent people.')),
  "excerpt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The follow-up, the answer, or what was voted for; empty for silent people.')),
  "answer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('How the answer begins that speaks of something else than its author voted for. Null for the other reasons.')),
  "joined": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether a silent person has joined the group: then `at` is when they did, otherwise when they were invited. Null for the\nother reasons.\n')),
  "at": Time
});

export type RadarItem = zod.input<typeof RadarItem>;
export type RadarItemOutput = zod.output<typeof RadarItem>;

export const FollowUpRadar = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(RadarItem)
});

export type FollowUpRadar = zod.input<typeof FollowUpRadar>;
export type FollowUpRadarOutput = zod.output<typeof FollowUpRadar>;

export const groupDraftListItemsMax = 30;



export const GroupDraftList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GroupDraft).check(/*#__PURE__*/ zod.maxLength(groupDraftListItemsMax))
});

export type GroupDraftList = zod.input<typeof GroupDraftList>;
export type GroupDraftListOutput = zod.output<typeof GroupDraftList>;

export const groupDraftSaveTextMax = 5000;



export const GroupDraftSave = /*#__PURE__*/ zod.object({
  "kind": GroupDraftKind,
  "targetId": Id,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(groupDraftSaveTextMax)),
  "quote": /*#__PURE__*/ zod.exactOptional(QuoteInFollowUp),
  "version": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The version that the caller saw last; null for none.'))
});

export type GroupDraftSave = zod.input<typeof GroupDraftSave>;
export type GroupDraftSaveOutput = zod.output<typeof GroupDraftSave>;

export const GroupDraftRemoval = /*#__PURE__*/ zod.object({
  "kind": GroupDraftKind,
  "targetId": Id,
  "version": Id
});

export type GroupDraftRemoval = zod.input<typeof GroupDraftRemoval>;
export type GroupDraftRemovalOutput = zod.output<typeof GroupDraftRemoval>;

export const probeTextMax = 500;



export const Probe = /*#__PURE__*/ zod.object({
  "id": Id,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(probeTextMax)),
  "shared": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether all hosts of the group have it.'))
});

export type Probe = zod.input<typeof Probe>;
export type ProbeOutput = zod.output<typeof Probe>;

export const probeListItemsMax = 100;



export const ProbeList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Probe).check(/*#__PURE__*/ zod.maxLength(probeListItemsMax))
});

export type ProbeList = zod.input<typeof ProbeList>;
export type ProbeListOutput = zod.output<typeof ProbeList>;

export const probeRequestTextMax = 500;



export const ProbeRequest = /*#__PURE__*/ zod.object({
  "id": Id.check(/*#__PURE__*/ zod.describe('The id of a kept follow-up, or a new one that the client makes.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(probeRequestTextMax)),
  "shared": /*#__PURE__*/ zod.boolean()
});

export type ProbeRequest = zod.input<typeof ProbeRequest>;
export type ProbeRequestOutput = zod.output<typeof ProbeRequest>;

export const ProbeRemoval = /*#__PURE__*/ zod.object({
  "id": Id
});

export type ProbeRemoval = zod.input<typeof ProbeRemoval>;
export type ProbeRemovalOutput = zod.output<typeof ProbeRemoval>;

export const quoteStartMin = 0;


export const quoteWordingMin = 0;



export const Quote = /*#__PURE__*/ zod.object({
  "id": Id,
  "responseId": Id,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The text as it was when it was quoted.')),
  "start": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteStartMin)),
  "end": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "wording": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteWordingMin)),
  "stale": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the answer was edited after the marking.')),
  "who": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The respondent, named as `identity` requests.')),
  "where": TopicRef,
  "codes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The codes that hosts gave it.')),
  "findingId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The finding that it supports; null as long as it supports none.')),
  "addedBy": GroupMember,
  "addedAt": Time
}).check(/*#__PURE__*/ zod.describe('A passage on the quote board, with where it comes from.'));

export type Quote = zod.input<typeof Quote>;
export type QuoteOutput = zod.output<typeof Quote>;

export const QuoteFinding = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string(),
  "sentence": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('May be empty.'))
}).check(/*#__PURE__*/ zod.describe('What several quotes show together.'));

export type QuoteFinding = zod.input<typeof QuoteFinding>;
export type QuoteFindingOutput = zod.output<typeof QuoteFinding>;

export const QuoteList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Quote),
  "findings": /*#__PURE__*/ zod.array(QuoteFinding).check(/*#__PURE__*/ zod.describe('The findings, in the order of the hosts.'))
});

export type QuoteList = zod.input<typeof QuoteList>;
export type QuoteListOutput = zod.output<typeof QuoteList>;

export const QuoteRequest = /*#__PURE__*/ zod.object({
  "responseId": Id,
  "passage": ResponsePassage
});

export type QuoteRequest = zod.input<typeof QuoteRequest>;
export type QuoteRequestOutput = zod.output<typeof QuoteRequest>;

export const quoteOrderIdsMax = 200;



export const QuoteOrder = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(quoteOrderIdsMax)),
  "remove": /*#__PURE__*/ zod.exactOptional(Id)
});

export type QuoteOrder = zod.input<typeof QuoteOrder>;
export type QuoteOrderOutput = zod.output<typeof QuoteOrder>;

export const quoteCodingCodesItemMax = 20;

export const quoteCodingCodesMax = 10;



export const QuoteCoding = /*#__PURE__*/ zod.object({
  "id": Id,
  "codes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteCodingCodesItemMax))).check(/*#__PURE__*/ zod.maxLength(quoteCodingCodesMax)),
  "findingId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('All codes of a quote, and the finding that it supports.'));

export type QuoteCoding = zod.input<typeof QuoteCoding>;
export type QuoteCodingOutput = zod.output<typeof QuoteCoding>;

export const quoteFindingSaveTitleMax = 60;

export const quoteFindingSaveSentenceMax = 500;

export const quoteFindingSavePlaceMin = 0;
export const quoteFindingSavePlaceMax = 49;



export const QuoteFindingSave = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteFindingSaveTitleMax)),
  "sentence": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteFindingSaveSentenceMax)),
  "place": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteFindingSavePlaceMin)).check(/*#__PURE__*/ zod.lte(quoteFindingSavePlaceMax))).check(/*#__PURE__*/ zod.describe('Moves it to this place, counted from 0. Without it the finding keeps its place.'))
}).check(/*#__PURE__*/ zod.describe('A finding. A new `id`, which the client creates, adds one at the end.'));

export type QuoteFindingSave = zod.input<typeof QuoteFindingSave>;
export type QuoteFindingSaveOutput = zod.output<typeof QuoteFindingSave>;

export const QuoteFindingRemoval = /*#__PURE__*/ zod.object({
  "id": Id
});

export type QuoteFindingRemoval = zod.input<typeof QuoteFindingRemoval>;
export type QuoteFindingRemovalOutput = zod.output<typeof QuoteFindingRemoval>;

export const QuoteFileFormat = /*#__PURE__*/ zod.enum({
  /** Word 文档 */
  Docx: 'docx',
  /** Excel 表格 */
  Xlsx: 'xlsx',
} as const);

export type QuoteFileFormat = zod.input<typeof QuoteFileFormat>;
export type QuoteFileFormatOutput = zod.output<typeof QuoteFileFormat>;

export const InvitingAttribute = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "label": /*#__PURE__*/ zod.string(),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string(),
  "label": /*#__PURE__*/ zod.string()
}))
});

export type InvitingAttribute = zod.input<typeof InvitingAttribute>;
export type InvitingAttributeOutput = zod.output<typeof InvitingAttribute>;

export const InvitingAttributeList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(InvitingAttribute)
});

export type InvitingAttributeList = zod.input<typeof InvitingAttributeList>;
export type InvitingAttributeListOutput = zod.output<typeof InvitingAttributeList>;

export const GroupRevisionMin = 0;



export const GroupRevision = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(GroupRevisionMin)).check(/*#__PURE__*/ zod.describe('Counts changes of settings and guide. Each change sends the revision that it is based on.'));

export type GroupRevision = zod.input<typeof GroupRevision>;
export type GroupRevisionOutput = zod.output<typeof GroupRevision>;

export const GroupLife = /*#__PURE__*/ zod.enum({
  /** 草稿 */
  Draft: 'draft',
  /** 邀请中 */
  Inviting: 'inviting',
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Closed: 'closed',
  /** 已归档 */
  Archived: 'archived',
} as const).check(/*#__PURE__*/ zod.describe('States in order. A group never moves back.'));

export type GroupLife = zod.input<typeof GroupLife>;
export type GroupLifeOutput = zod.output<typeof GroupLife>;

export const rewardPlanTopicCoinsMin = 0;
export const rewardPlanTopicCoinsMax = 100000;

export const rewardPlanWholeCoinsMin = 0;
export const rewardPlanWholeCoinsMax = 100000;

export const rewardPlanCapCoinsMax = 100000;



export const RewardPlan = /*#__PURE__*/ zod.object({
  "topicCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardPlanTopicCoinsMin)).check(/*#__PURE__*/ zod.lte(rewardPlanTopicCoinsMax)).check(/*#__PURE__*/ zod.describe('Coins for each finished topic.')),
  "wholeCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rewardPlanWholeCoinsMin)).check(/*#__PURE__*/ zod.lte(rewardPlanWholeCoinsMax)).check(/*#__PURE__*/ zod.describe('Coins for finishing everything.')),
  "capCoins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rewardPlanCapCoinsMax)).check(/*#__PURE__*/ zod.describe('Maximum for one person.'))
}).check(/*#__PURE__*/ zod.describe('What a respondent earns. Respondents see it before they join, and it doesn\'t change afterwards.'));

export type RewardPlan = zod.input<typeof RewardPlan>;
export type RewardPlanOutput = zod.output<typeof RewardPlan>;

export const hostedGroupSettingsNameMax = 40;

export const hostedGroupSettingsIntroMax = 1000;

export const hostedGroupSettingsRulesItemMax = 200;

export const hostedGroupSettingsRulesMax = 20;

export const hostedGroupSettingsConsentTextMax = 2000;



export const HostedGroupSettings = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hostedGroupSettingsNameMax)),
  "intro": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hostedGroupSettingsIntroMax)),
  "rules": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hostedGroupSettingsRulesItemMax))).check(/*#__PURE__*/ zod.maxLength(hostedGroupSettingsRulesMax)),
  "consentText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hostedGroupSettingsConsentTextMax)),
  "opensAt": Time,
  "closesAt": Time,
  "showsFellows": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether respondents see each other in a list.')),
  "plan": /*#__PURE__*/ zod.union([RewardPlan,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when the group pays nothing.'))
}).check(/*#__PURE__*/ zod.describe('The settings of a group.'));

export type HostedGroupSettings = zod.input<typeof HostedGroupSettings>;
export type HostedGroupSettingsOutput = zod.output<typeof HostedGroupSettings>;

export const hostedGroupCountsTopicsMin = 0;

export const hostedGroupCountsSectionsMin = 0;

export const hostedGroupCountsInvitedMin = 0;

export const hostedGroupCountsEnteredMin = 0;



export const HostedGroupCounts = /*#__PURE__*/ zod.object({
  "topics": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostedGroupCountsTopicsMin)),
  "sections": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostedGroupCountsSectionsMin)),
  "invited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostedGroupCountsInvitedMin)).check(/*#__PURE__*/ zod.describe('Respondents with a valid invitation.')),
  "entered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostedGroupCountsEnteredMin)).check(/*#__PURE__*/ zod.describe('How many of them agreed and joined.'))
});

export type HostedGroupCounts = zod.input<typeof HostedGroupCounts>;
export type HostedGroupCountsOutput = zod.output<typeof HostedGroupCounts>;

export const hostedGroupPayCoinsMin = 0;



export const HostedGroupPay = /*#__PURE__*/ zod.object({
  "talliedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "confirmBy": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the reward is confirmed automatically, unless an operator does it earlier. Null for more coins than are\nconfirmed automatically, and while the pay-out is held: an operator confirms it.\n')),
  "confirmedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "heldReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why the pay-out waits, or null.')),
  "refusedReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why the pay-out was refused, or null.')),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(hostedGroupPayCoinsMin)).check(/*#__PURE__*/ zod.describe('Total of coins paid.'))
}).check(/*#__PURE__*/ zod.describe('State of the reward. All fields are null before the group closes and for a group without a plan.'));

export type HostedGroupPay = zod.input<typeof HostedGroupPay>;
export type HostedGroupPayOutput = zod.output<typeof HostedGroupPay>;

export const HostedGroup = /*#__PURE__*/ zod.object({
  "id": Id,
  "hash": PublicId,
  "revision": GroupRevision,
  "life": GroupLife,
  "settings": HostedGroupSettings,
  "counts": HostedGroupCounts,
  "pay": HostedGroupPay
}).check(/*#__PURE__*/ zod.describe('A group as its hosts see it.'));

export type HostedGroup = zod.input<typeof HostedGroup>;
export type HostedGroupOutput = zod.output<typeof HostedGroup>;

export const HostedGroupPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(HostedGroup),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type HostedGroupPage = zod.input<typeof HostedGroupPage>;
export type HostedGroupPageOutput = zod.output<typeof HostedGroupPage>;

export const NewHostedGroup = /*#__PURE__*/ zod.object({
  "id": Id,
  "settings": HostedGroupSettings
});

export type NewHostedGroup = zod.input<typeof NewHostedGroup>;
export type NewHostedGroupOutput = zod.output<typeof NewHostedGroup>;

export const HostedGroupUpdate = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "settings": HostedGroupSettings
});

export type HostedGroupUpdate = zod.input<typeof HostedGroupUpdate>;
export type HostedGroupUpdateOutput = zod.output<typeof HostedGroupUpdate>;

export const GroupMove = /*#__PURE__*/ zod.enum({
  /** 开始邀请 */
  Invite: 'invite',
  /** 现在开放 */
  Open: 'open',
  /** 现在结束 */
  Close: 'close',
  /** 归档 */
  Archive: 'archive',
} as const).check(/*#__PURE__*/ zod.describe('What a host may do to move a group on.'));

export type GroupMove = zod.input<typeof GroupMove>;
export type GroupMoveOutput = zod.output<typeof GroupMove>;

export const GroupMoveRequest = /*#__PURE__*/ zod.object({
  "move": GroupMove
});

export type GroupMoveRequest = zod.input<typeof GroupMoveRequest>;
export type GroupMoveRequestOutput = zod.output<typeof GroupMoveRequest>;

export const RehearsalWalk = /*#__PURE__*/ zod.enum({
  /** 作答中 */
  Running: 'running',
  /** 已走完 */
  Finished: 'finished',
  /** 没有走完 */
  Interrupted: 'interrupted',
} as const).check(/*#__PURE__*/ zod.describe('Whether the scripted respondents still answer, are through, or could not go on.\n'));

export type RehearsalWalk = zod.input<typeof RehearsalWalk>;
export type RehearsalWalkOutput = zod.output<typeof RehearsalWalk>;

export const rehearsalProgressDoneMin = 0;

export const rehearsalProgressTotalMin = 0;



export const RehearsalProgress = /*#__PURE__*/ zod.object({
  "done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rehearsalProgressDoneMin)).check(/*#__PURE__*/ zod.describe('Number of questions that they are through with, on average.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rehearsalProgressTotalMin)).check(/*#__PURE__*/ zod.describe('Number of questions, at most 200.'))
}).check(/*#__PURE__*/ zod.describe('How far the scripted respondents are.'));

export type RehearsalProgress = zod.input<typeof RehearsalProgress>;
export type RehearsalProgressOutput = zod.output<typeof RehearsalProgress>;

export const RehearsalGate = /*#__PURE__*/ zod.enum({
  /** 到点才开放 */
  Opening: 'opening',
  /** 先答再看 */
  AnswerFirst: 'answerFirst',
  /** 最少字数 */
  MinLength: 'minLength',
  /** 必须有照片 */
  Photo: 'photo',
} as const).check(/*#__PURE__*/ zod.describe('A rule of the guide that a scripted respondent tries to break: answering before the opening, reading others\' answers before\nanswering, answering in too few characters, and answering without the photo that is asked for.\n'));

export type RehearsalGate = zod.input<typeof RehearsalGate>;
export type RehearsalGateOutput = zod.output<typeof RehearsalGate>;

export const rehearsalGateTriesTriedMin = 0;

export const rehearsalGateTriesHeldMin = 0;



export const RehearsalGateTries = /*#__PURE__*/ zod.object({
  "gate": RehearsalGate,
  "tried": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rehearsalGateTriesTriedMin)).check(/*#__PURE__*/ zod.describe('Number of tries.')),
  "held": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rehearsalGateTriesHeldMin)).check(/*#__PURE__*/ zod.describe('How many of them were refused.'))
}).check(/*#__PURE__*/ zod.describe('How often a rule was tried, and how often it held.'));

export type RehearsalGateTries = zod.input<typeof RehearsalGateTries>;
export type RehearsalGateTriesOutput = zod.output<typeof RehearsalGateTries>;

export const RehearsalProblemKind = /*#__PURE__*/ zod.enum({
  /** 来时已经关闭 */
  TooLate: 'tooLate',
  /** 提交被拒绝 */
  Refused: 'refused',
  /** 没有人能看到 */
  Nobody: 'nobody',
} as const).check(/*#__PURE__*/ zod.describe('Why a scripted respondent could not answer a section: it was never open when they came, a call was refused, or nobody was in\nits audience.\n'));

export type RehearsalProblemKind = zod.input<typeof RehearsalProblemKind>;
export type RehearsalProblemKindOutput = zod.output<typeof RehearsalProblemKind>;

export const rehearsalProblemRespondentsMin = 0;



export const RehearsalProblem = /*#__PURE__*/ zod.object({
  "topicTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Title of its topic.')),
  "sectionTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Title of the section.')),
  "kind": RehearsalProblemKind,
  "code": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('The error code of the refusal; null if no call was refused.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The message of that error.')),
  "respondents": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rehearsalProblemRespondentsMin)).check(/*#__PURE__*/ zod.describe('How many could not answer it.'))
}).check(/*#__PURE__*/ zod.describe('A section that scripted respondents could not answer.'));

export type RehearsalProblem = zod.input<typeof RehearsalProblem>;
export type RehearsalProblemOutput = zod.output<typeof RehearsalProblem>;

export const rehearsalReportOpeningsMin = 0;



export const RehearsalReport = /*#__PURE__*/ zod.object({
  "openings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rehearsalReportOpeningsMin)).check(/*#__PURE__*/ zod.describe('Number of different times at which topics or sections opened.')),
  "gates": /*#__PURE__*/ zod.array(RehearsalGateTries).check(/*#__PURE__*/ zod.describe('The rules that respondents tried to break. A rule that no section has is missing.')),
  "problems": /*#__PURE__*/ zod.array(RehearsalProblem).check(/*#__PURE__*/ zod.describe('In the order of the guide.'))
}).check(/*#__PURE__*/ zod.describe('What the scripted respondents met on their way through the guide. They call what real respondents call, at the times of the\nguide\'s schedule.\n'));

export type RehearsalReport = zod.input<typeof RehearsalReport>;
export type RehearsalReportOutput = zod.output<typeof RehearsalReport>;

export const rehearsalRespondentsMin = 0;

export const rehearsalAnswersMin = 0;



export const Rehearsal = /*#__PURE__*/ zod.object({
  "hash": PublicId,
  "startedAt": Time,
  "endsAt": Time,
  "guideChanged": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the guide or settings changed since it started.')),
  "respondents": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rehearsalRespondentsMin)).check(/*#__PURE__*/ zod.describe('Number of scripted respondents.')),
  "answers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rehearsalAnswersMin)).check(/*#__PURE__*/ zod.describe('Number of answers in the rehearsal.')),
  "walk": RehearsalWalk,
  "progress": RehearsalProgress,
  "report": /*#__PURE__*/ zod.union([RehearsalReport,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What happened on the way. Null unless the respondents are through.'))
}).check(/*#__PURE__*/ zod.describe('A copy of a group in which scripted respondents answered.'));

export type Rehearsal = zod.input<typeof Rehearsal>;
export type RehearsalOutput = zod.output<typeof Rehearsal>;

export const RehearsalState = /*#__PURE__*/ zod.object({
  "rehearsal": /*#__PURE__*/ zod.union([Rehearsal,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null while none runs.'))
});

export type RehearsalState = zod.input<typeof RehearsalState>;
export type RehearsalStateOutput = zod.output<typeof RehearsalState>;

export const guideTopicInputTitleMax = 60;

export const guideTopicInputSummaryMax = 300;



export const GuideTopicInput = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guideTopicInputTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(guideTopicInputSummaryMax)),
  "opensAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "audienceTagId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Only respondents with this tag see the topic; null for everyone. A change without this field keeps it.\n'))
}).check(/*#__PURE__*/ zod.describe('The settings of a topic. A time that is null is taken from the group.'));

export type GuideTopicInput = zod.input<typeof GuideTopicInput>;
export type GuideTopicInputOutput = zod.output<typeof GuideTopicInput>;

export const guideVoteTitleMax = 100;

export const guideVoteMinChoicesMax = 20;

export const guideVoteMaxChoicesMax = 20;

export const guideVoteOptionsItemMax = 100;

export const guideVoteOptionsMin = 2;
export const guideVoteOptionsMax = 20;

export const guideVoteOptionTagsMax = 20;



export const GuideVote = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guideVoteTitleMax)),
  "kind": VoteKind,
  "minChoices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(guideVoteMinChoicesMax)),
  "maxChoices": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(guideVoteMaxChoicesMax)),
  "resultsShown": VoteResultsShown,
  "anonymous": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Default false.')),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guideVoteOptionsItemMax))).check(/*#__PURE__*/ zod.minLength(guideVoteOptionsMin)).check(/*#__PURE__*/ zod.maxLength(guideVoteOptionsMax)),
  "optionTags": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.maxLength(guideVoteOptionTagsMax))).check(/*#__PURE__*/ zod.describe('For each option the tag that choosing it gives, or null. In a ranked vote the first choice gives its tag. An anonymous\nvote gives none. Left out: none for a new vote, and unchanged for one with the same options.\n'))
}).check(/*#__PURE__*/ zod.describe('A vote as hosts edit it.'));

export type GuideVote = zod.input<typeof GuideVote>;
export type GuideVoteOutput = zod.output<typeof GuideVote>;

export const guideMediaAltMax = 200;



export const GuideMedia = /*#__PURE__*/ zod.object({
  "id": Id,
  "alt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(guideMediaAltMax))
}).check(/*#__PURE__*/ zod.describe('A file that stands at a question, and what it shows for who can\'t see it.'));

export type GuideMedia = zod.input<typeof GuideMedia>;
export type GuideMediaOutput = zod.output<typeof GuideMedia>;

export const guideSectionInputTitleMax = 60;

export const guideSectionInputQuestionMax = 2000;

export const guideSectionInputHostNoteMax = 1000;

export const guideSectionInputMinLengthMin = 0;
export const guideSectionInputMinLengthMax = 1000;

export const guideSectionInputMediaMax = 6;



export const GuideSectionInput = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guideSectionInputTitleMax)),
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guideSectionInputQuestionMax)),
  "hostNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(guideSectionInputHostNoteMax))).check(/*#__PURE__*/ zod.describe('Only hosts read it.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(guideSectionInputMinLengthMin)).check(/*#__PURE__*/ zod.lte(guideSectionInputMinLengthMax)),
  "audienceTagId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of the people whom the topic is for, only those with this tag see the section; null for all of them. A change without this\nfield keeps it.\n')),
  "photos": /*#__PURE__*/ zod.exactOptional(SectionPhotos),
  "visibility": SectionVisibility,
  "opensAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "closesAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "vote": /*#__PURE__*/ zod.union([GuideVote,/*#__PURE__*/ zod.null()]),
  "media": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(GuideMedia).check(/*#__PURE__*/ zod.maxLength(guideSectionInputMediaMax))).check(/*#__PURE__*/ zod.describe('The files at the question, in their order. Left out of a change, they stay.'))
}).check(/*#__PURE__*/ zod.describe('The settings of a section. A time that is null is taken from its topic.'));

export type GuideSectionInput = zod.input<typeof GuideSectionInput>;
export type GuideSectionInputOutput = zod.output<typeof GuideSectionInput>;

export const guideSectionAnswersMin = 0;

export const guideSectionBallotsMin = 0;



export const GuideSection = /*#__PURE__*/ zod.object({
  "id": Id,
  "section": GuideSectionInput,
  "files": /*#__PURE__*/ zod.array(GroupMedia).check(/*#__PURE__*/ zod.describe('The files at the question, in the order of its `media`, to be shown.')),
  "closedAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When a host closed it before its time.')),
  "replacesId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The closed section that this one replaces.')),
  "answers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(guideSectionAnswersMin)),
  "ballots": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(guideSectionBallotsMin))
}).check(/*#__PURE__*/ zod.describe('A section as its hosts edit it.'));

export type GuideSection = zod.input<typeof GuideSection>;
export type GuideSectionOutput = zod.output<typeof GuideSection>;

export const GuideTopic = /*#__PURE__*/ zod.object({
  "id": Id,
  "topic": GuideTopicInput,
  "sections": /*#__PURE__*/ zod.array(GuideSection)
}).check(/*#__PURE__*/ zod.describe('A topic with its sections in order.'));

export type GuideTopic = zod.input<typeof GuideTopic>;
export type GuideTopicOutput = zod.output<typeof GuideTopic>;

export const Guide = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "life": GroupLife,
  "topics": /*#__PURE__*/ zod.array(GuideTopic)
}).check(/*#__PURE__*/ zod.describe('The whole guide of a group.'));

export type Guide = zod.input<typeof Guide>;
export type GuideOutput = zod.output<typeof Guide>;

export const NewGuideSectionItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "section": GuideSectionInput
});

export type NewGuideSectionItem = zod.input<typeof NewGuideSectionItem>;
export type NewGuideSectionItemOutput = zod.output<typeof NewGuideSectionItem>;

export const newGuideTopicsTopicsItemSectionsMax = 50;

export const newGuideTopicsTopicsMax = 100;



export const NewGuideTopics = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "topics": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": Id,
  "topic": GuideTopicInput,
  "sections": /*#__PURE__*/ zod.array(NewGuideSectionItem).check(/*#__PURE__*/ zod.maxLength(newGuideTopicsTopicsItemSectionsMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newGuideTopicsTopicsMax))
});

export type NewGuideTopics = zod.input<typeof NewGuideTopics>;
export type NewGuideTopicsOutput = zod.output<typeof NewGuideTopics>;

export const GuideTopicUpdate = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "topic": GuideTopicInput
});

export type GuideTopicUpdate = zod.input<typeof GuideTopicUpdate>;
export type GuideTopicUpdateOutput = zod.output<typeof GuideTopicUpdate>;

export const NewGuideSection = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "id": Id,
  "section": GuideSectionInput
});

export type NewGuideSection = zod.input<typeof NewGuideSection>;
export type NewGuideSectionOutput = zod.output<typeof NewGuideSection>;

export const GuideSectionUpdate = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "section": GuideSectionInput
});

export type GuideSectionUpdate = zod.input<typeof GuideSectionUpdate>;
export type GuideSectionUpdateOutput = zod.output<typeof GuideSectionUpdate>;

export const GuideSectionClosing = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "replacement": /*#__PURE__*/ zod.union([NewGuideSectionItem,/*#__PURE__*/ zod.null()])
});

export type GuideSectionClosing = zod.input<typeof GuideSectionClosing>;
export type GuideSectionClosingOutput = zod.output<typeof GuideSectionClosing>;

export const GuideRemoval = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "kind": /*#__PURE__*/ zod.enum(['topic', 'section']),
  "id": Id
});

export type GuideRemoval = zod.input<typeof GuideRemoval>;
export type GuideRemovalOutput = zod.output<typeof GuideRemoval>;

export const guideOrderTopicsItemSectionIdsMax = 50;

export const guideOrderTopicsMax = 100;



export const GuideOrder = /*#__PURE__*/ zod.object({
  "revision": GroupRevision,
  "topics": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": Id,
  "sectionIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(guideOrderTopicsItemSectionIdsMax))
})).check(/*#__PURE__*/ zod.maxLength(guideOrderTopicsMax))
});

export type GuideOrder = zod.input<typeof GuideOrder>;
export type GuideOrderOutput = zod.output<typeof GuideOrder>;

export const guideUploadRequestIdMax = 64;


export const guideUploadRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const guideUploadRequestExtensionMax = 8;


export const guideUploadRequestExtensionRegExp = new RegExp('^[a-z0-9]{1,8}$');
export const guideUploadRequestSizeMax = 524288000;



export const GuideUploadRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(guideUploadRequestIdMax)).check(/*#__PURE__*/ zod.regex(guideUploadRequestIdRegExp)).check(/*#__PURE__*/ zod.describe('The caller\'s own name of this upload. A call with the same id continues it, also after a reload.')),
  "extension": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(guideUploadRequestExtensionMax)).check(/*#__PURE__*/ zod.regex(guideUploadRequestExtensionRegExp)).check(/*#__PURE__*/ zod.describe('Extension of the original file name, in lower case.')),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(guideUploadRequestSizeMax)).check(/*#__PURE__*/ zod.describe('Size in bytes. Not a byte more can be sent.'))
});

export type GuideUploadRequest = zod.input<typeof GuideUploadRequest>;
export type GuideUploadRequestOutput = zod.output<typeof GuideUploadRequest>;

export const GroupChange = /*#__PURE__*/ zod.object({
  "id": Id,
  "at": Time,
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the host in the group.')),
  "what": /*#__PURE__*/ zod.enum({
  /** 设置 */
  settings: 'settings',
  /** 阶段 */
  move: 'move',
  /** 话题 */
  topic: 'topic',
  /** 题目 */
  section: 'section',
  /** 关闭题目 */
  close: 'close',
  /** 顺序 */
  order: 'order',
  /** 移除 */
  remove: 'remove',
  /** 邀请 */
  invitations: 'invitations',
} as const),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Text before the change.')),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Text after the change.'))
}).check(/*#__PURE__*/ zod.describe('One change after the opening.'));

export type GroupChange = zod.input<typeof GroupChange>;
export type GroupChangeOutput = zod.output<typeof GroupChange>;

export const GroupChangePage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GroupChange),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type GroupChangePage = zod.input<typeof GroupChangePage>;
export type GroupChangePageOutput = zod.output<typeof GroupChangePage>;

export const GroupInvitationState = /*#__PURE__*/ zod.enum({
  /** 未进入 */
  Waiting: 'waiting',
  /** 已加入 */
  Entered: 'entered',
  /** 已撤回 */
  Withdrawn: 'withdrawn',
  /** 已退出 */
  Left: 'left',
} as const);

export type GroupInvitationState = zod.input<typeof GroupInvitationState>;
export type GroupInvitationStateOutput = zod.output<typeof GroupInvitationState>;

export const GroupTextState = /*#__PURE__*/ zod.enum({
  /** 等待发送 */
  Waiting: 'waiting',
  /** 发送中 */
  Sending: 'sending',
  /** 已发出 */
  Sent: 'sent',
  /** 这个号码今天已发 3 条 */
  TooMany: 'tooMany',
  /** 今天的短信额度已用完 */
  OverBudget: 'overBudget',
  /** 已不需要发送 */
  Dropped: 'dropped',
} as const).check(/*#__PURE__*/ zod.describe('State of a text message. A number gets at most three a day, and all groups share one daily budget.'));

export type GroupTextState = zod.input<typeof GroupTextState>;
export type GroupTextStateOutput = zod.output<typeof GroupTextState>;

export const GroupInvitationLeft = /*#__PURE__*/ zod.object({
  "at": Time,
  "reason": /*#__PURE__*/ zod.union([GroupLeavingReason,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when the person gave none.'))
});

export type GroupInvitationLeft = zod.input<typeof GroupInvitationLeft>;
export type GroupInvitationLeftOutput = zod.output<typeof GroupInvitationLeft>;

export const groupInvitationSendsMin = 0;
export const groupInvitationSendsMax = 3;



export const GroupInvitation = /*#__PURE__*/ zod.object({
  "id": Id,
  "mobile": /*#__PURE__*/ zod.string(),
  "role": GroupRole,
  "state": GroupInvitationState,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The name in the group once they joined.')),
  "tagIds": /*#__PURE__*/ zod.array(Id),
  "invitedAt": Time,
  "sentAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]),
  "sends": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupInvitationSendsMin)).check(/*#__PURE__*/ zod.lte(groupInvitationSendsMax)),
  "maySendAt": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Earliest time to send it again; null when it can\'t be sent again.')),
  "text": /*#__PURE__*/ zod.union([GroupTextState,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('State of the latest text message to this person; null when we sent none.')),
  "left": /*#__PURE__*/ zod.union([GroupInvitationLeft,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When and why the person left the group; null for all others.'))
}).check(/*#__PURE__*/ zod.describe('One invited person. The number is always masked.'));

export type GroupInvitation = zod.input<typeof GroupInvitation>;
export type GroupInvitationOutput = zod.output<typeof GroupInvitation>;

export const GroupInvitationPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GroupInvitation),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type GroupInvitationPage = zod.input<typeof GroupInvitationPage>;
export type GroupInvitationPageOutput = zod.output<typeof GroupInvitationPage>;

export const newInvitationsNumbersMax = 200000;



export const NewInvitations = /*#__PURE__*/ zod.object({
  "numbers": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newInvitationsNumbersMax)).check(/*#__PURE__*/ zod.describe('One number per line, typed, pasted or read from a file. Blank lines and text after a comma are ignored.')),
  "role": GroupRole,
  "tagId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A tag that all of them get.')),
  "dryRun": /*#__PURE__*/ zod.boolean(),
  "again": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether people who left the group are invited again. Without it, their lines are faults.')),
  "byText": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('The host confirms that these people agreed to text messages. People without an account then get a text message; otherwise the host gives them the group\'s address.\n'))
});

export type NewInvitations = zod.input<typeof NewInvitations>;
export type NewInvitationsOutput = zod.output<typeof NewInvitations>;




export const GroupInvitationFault = /*#__PURE__*/ zod.object({
  "line": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "shown": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The line with its middle masked.')),
  "why": /*#__PURE__*/ zod.enum({
  /** 不是 11 位手机号 */
  Invalid: 'invalid',
  /** 与前面的行重复 */
  Repeated: 'repeated',
  /** 已在邀请名单中 */
  Invited: 'invited',
  /** 自己退出了 */
  Left: 'left',
} as const)
});

export type GroupInvitationFault = zod.input<typeof GroupInvitationFault>;
export type GroupInvitationFaultOutput = zod.output<typeof GroupInvitationFault>;

export const groupInvitationOutcomeInvitedMin = 0;

export const groupInvitationOutcomeFaultCountMin = 0;



export const GroupInvitationOutcome = /*#__PURE__*/ zod.object({
  "invited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupInvitationOutcomeInvitedMin)).check(/*#__PURE__*/ zod.describe('Number of people invited; in a dry run, the number who would be.')),
  "faults": /*#__PURE__*/ zod.array(GroupInvitationFault).check(/*#__PURE__*/ zod.describe('The first 200 faults.')),
  "faultCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupInvitationOutcomeFaultCountMin))
});

export type GroupInvitationOutcome = zod.input<typeof GroupInvitationOutcome>;
export type GroupInvitationOutcomeOutput = zod.output<typeof GroupInvitationOutcome>;

export const memberInvitationsWantedItemKeyMax = 40;

export const memberInvitationsWantedItemValuesItemMax = 40;

export const memberInvitationsWantedItemValuesMax = 50;

export const memberInvitationsWantedMax = 10;

export const memberInvitationsMostMax = 5000;



export const MemberInvitations = /*#__PURE__*/ zod.object({
  "id": Id.check(/*#__PURE__*/ zod.describe('Id that the client makes for what it wants. Repeating the call with it invites nobody else.')),
  "wanted": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberInvitationsWantedItemKeyMax)),
  "values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberInvitationsWantedItemValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberInvitationsWantedItemValuesMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberInvitationsWantedMax)).check(/*#__PURE__*/ zod.describe('A person must match all these attributes, each with one of its values.')),
  "most": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(memberInvitationsMostMax)).check(/*#__PURE__*/ zod.describe('Maximum number of people.')),
  "tagId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "dryRun": /*#__PURE__*/ zod.boolean()
});

export type MemberInvitations = zod.input<typeof MemberInvitations>;
export type MemberInvitationsOutput = zod.output<typeof MemberInvitations>;

export const groupInvitationIdsIdsMax = 500;



export const GroupInvitationIds = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(groupInvitationIdsIdsMax))
});

export type GroupInvitationIds = zod.input<typeof GroupInvitationIds>;
export type GroupInvitationIdsOutput = zod.output<typeof GroupInvitationIds>;

export const groupInvitationCountCountMin = 0;



export const GroupInvitationCount = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupInvitationCountCountMin))
});

export type GroupInvitationCount = zod.input<typeof GroupInvitationCount>;
export type GroupInvitationCountOutput = zod.output<typeof GroupInvitationCount>;

export const peopleTagPeopleMin = 0;



export const PeopleTag = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string(),
  "people": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(peopleTagPeopleMin))
});

export type PeopleTag = zod.input<typeof PeopleTag>;
export type PeopleTagOutput = zod.output<typeof PeopleTag>;

export const PeopleTagList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(PeopleTag)
});

export type PeopleTagList = zod.input<typeof PeopleTagList>;
export type PeopleTagListOutput = zod.output<typeof PeopleTagList>;

export const peopleTagRequestNameMax = 20;



export const PeopleTagRequest = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(peopleTagRequestNameMax))
});

export type PeopleTagRequest = zod.input<typeof PeopleTagRequest>;
export type PeopleTagRequestOutput = zod.output<typeof PeopleTagRequest>;

export const peopleTaggingPersonIdsMax = 500;



export const PeopleTagging = /*#__PURE__*/ zod.object({
  "tagId": Id,
  "personIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(peopleTaggingPersonIdsMax)),
  "tagged": /*#__PURE__*/ zod.boolean()
});

export type PeopleTagging = zod.input<typeof PeopleTagging>;
export type PeopleTaggingOutput = zod.output<typeof PeopleTagging>;

export const groupRewardRowTopicsFinishedMin = 0;

export const groupRewardRowTopicsMin = 0;

export const groupRewardRowCoinsMin = 0;



export const GroupRewardRow = /*#__PURE__*/ zod.object({
  "personId": Id,
  "name": /*#__PURE__*/ zod.string(),
  "topicsFinished": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupRewardRowTopicsFinishedMin)),
  "topics": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupRewardRowTopicsMin)),
  "finished": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether they met the whole plan.')),
  "coins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(groupRewardRowCoinsMin)).check(/*#__PURE__*/ zod.describe('Coins by the plan. A person who was taken out gets nothing.')),
  "takenOut": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why the person was taken out.')),
  "state": GroupRewardState,
  "keptUntil": /*#__PURE__*/ zod.union([Time,/*#__PURE__*/ zod.null()])
});

export type GroupRewardRow = zod.input<typeof GroupRewardRow>;
export type GroupRewardRowOutput = zod.output<typeof GroupRewardRow>;

export const GroupRewardPage = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(GroupRewardRow),
  "nextCursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type GroupRewardPage = zod.input<typeof GroupRewardPage>;
export type GroupRewardPageOutput = zod.output<typeof GroupRewardPage>;

export const takeOutRequestReasonMax = 200;



export const TakeOutRequest = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(takeOutRequestReasonMax))).check(/*#__PURE__*/ zod.describe('A reason takes the person out; null puts them back.'))
});

export type TakeOutRequest = zod.input<typeof TakeOutRequest>;
export type TakeOutRequestOutput = zod.output<typeof TakeOutRequest>;
