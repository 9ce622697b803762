// Generated from openapi/ by `pnpm generate`; never edited by hand.
export type paths = {
    readonly "/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the own session */
        readonly get: operations["getOperatorSession"];
        readonly put?: never;
        /** Sign in with name, password and code */
        readonly post: operations["signInOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign out */
        readonly post: operations["signOutOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/setup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Read what a one-time link sets up */
        readonly post: operations["readOperatorSetup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/setup/finish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set password and second factor */
        readonly post: operations["finishOperatorSetup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the own sessions */
        readonly get: operations["listOperatorDevices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/devices/{id}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End one of the own sessions */
        readonly post: operations["endOperatorDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        /** @description The envelope of every JSON answer. */
        readonly Envelope: {
            /** @description 200 is success. */
            readonly code: number;
            /** @description What happened, in Chinese. */
            readonly msg: string;
        };
        /**
         * 编号
         * Format: uuid
         * @example 0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607
         */
        readonly Id: string;
        /**
         * 操作员名字
         * @example lin.yue
         */
        readonly OperatorName: string;
        /**
         * 操作员角色
         * @example support
         * @enum {string}
         */
        readonly OperatorRole: "admin" | "researcher" | "reviewer" | "support" | "finance" | "editor";
        /**
         * 时间
         * Format: date-time
         * @example 2026-11-21T08:30:00.000Z
         */
        readonly Time: string;
        /**
         * 登录
         * @example {
         *       "operatorId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "lin.yue",
         *       "roles": [
         *         "support"
         *       ],
         *       "permissions": [
         *         "ticket"
         *       ],
         *       "csrfToken": "9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ",
         *       "endsAt": "2026-11-21T20:30:00.000Z",
         *       "idleMinutes": 30
         *     }
         */
        readonly OperatorSession: {
            readonly operatorId: components["schemas"]["Id"];
            readonly name: components["schemas"]["OperatorName"];
            readonly roles: readonly components["schemas"]["OperatorRole"][];
            /** @description What this operator may do, alone or with a second person. */
            readonly permissions: readonly string[];
            readonly csrfToken: string;
            readonly endsAt: components["schemas"]["Time"];
            /** @description The session ends when it makes no call for this long. */
            readonly idleMinutes: number;
        };
        readonly Fault: {
            readonly code: number;
            readonly msg: string;
            /** @description Details of the refusal, or null. */
            readonly data: unknown;
            /** @description Number to quote to support. */
            readonly requestId?: string;
        };
        /**
         * 登录请求
         * @example {
         *       "name": "lin.yue",
         *       "password": "qiu-tian-2026",
         *       "code": "123456"
         *     }
         */
        readonly OperatorSignIn: {
            readonly name: string;
            readonly password: string;
            /** @description Of the authenticator, or a recovery code. */
            readonly code: string;
        };
        /** @description Success without data. */
        readonly Done: null;
        /**
         * 一次性链接
         * @example 9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ
         */
        readonly OperatorLinkToken: string;
        /**
         * 读取一次性链接
         * @example {
         *       "token": "9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ"
         *     }
         */
        readonly OperatorSetupRequest: {
            readonly token: components["schemas"]["OperatorLinkToken"];
        };
        /**
         * 设置账号
         * @example {
         *       "name": "lin.yue",
         *       "roles": [
         *         "support"
         *       ],
         *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
         *       "uri": "otpauth://totp/Yayan:lin.yue?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Yayan"
         *     }
         */
        readonly OperatorSetup: {
            readonly name: components["schemas"]["OperatorName"];
            readonly roles: readonly components["schemas"]["OperatorRole"][];
            /** @description For typing it in by hand, base 32. */
            readonly secret: string;
            /** @description For the QR code: otpauth://totp/… */
            readonly uri: string;
        };
        /**
         * 完成设置
         * @example {
         *       "token": "9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ",
         *       "password": "qiu-tian-2026",
         *       "code": "123456"
         *     }
         */
        readonly OperatorSetupFinish: {
            readonly token: components["schemas"]["OperatorLinkToken"];
            readonly password: string;
            readonly code: string;
        };
        /**
         * 恢复码
         * @example {
         *       "codes": [
         *         "3f7k-9m2q",
         *         "3f7k-9m2r",
         *         "3f7k-9m2s",
         *         "3f7k-9m2t",
         *         "3f7k-9m2u",
         *         "3f7k-9m2v",
         *         "3f7k-9m2w",
         *         "3f7k-9m2x",
         *         "3f7k-9m2y",
         *         "3f7k-9m2z"
         *       ]
         *     }
         */
        readonly OperatorRecoveryCodes: {
            readonly codes: readonly string[];
        };
        /**
         * 登录的设备
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "device": "Chrome · Windows",
         *       "address": "203.0.113.7",
         *       "signedInAt": "2026-11-21T08:30:00.000Z",
         *       "seenAt": "2026-11-21T08:41:00.000Z",
         *       "isThis": true
         *     }
         */
        readonly OperatorDevice: {
            readonly id: components["schemas"]["Id"];
            readonly device: string;
            readonly address: string;
            readonly signedInAt: components["schemas"]["Time"];
            readonly seenAt: components["schemas"]["Time"];
            readonly isThis: boolean;
        };
        /**
         * 登录的设备
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorDeviceList: {
            readonly items: readonly components["schemas"]["OperatorDevice"][];
        };
    };
    responses: {
        /** @description A protocol error in the envelope. */
        readonly Fault: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 400,
                 *       "msg": "请求格式不正确，请检查后重试",
                 *       "data": null,
                 *       "requestId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type Envelope = components['schemas']['Envelope'];
export type Id = components['schemas']['Id'];
export type OperatorName = components['schemas']['OperatorName'];
export type OperatorRole = components['schemas']['OperatorRole'];
export type Time = components['schemas']['Time'];
export type OperatorSession = components['schemas']['OperatorSession'];
export type Fault = components['schemas']['Fault'];
export type OperatorSignIn = components['schemas']['OperatorSignIn'];
export type Done = components['schemas']['Done'];
export type OperatorLinkToken = components['schemas']['OperatorLinkToken'];
export type OperatorSetupRequest = components['schemas']['OperatorSetupRequest'];
export type OperatorSetup = components['schemas']['OperatorSetup'];
export type OperatorSetupFinish = components['schemas']['OperatorSetupFinish'];
export type OperatorRecoveryCodes = components['schemas']['OperatorRecoveryCodes'];
export type OperatorDevice = components['schemas']['OperatorDevice'];
export type OperatorDeviceList = components['schemas']['OperatorDeviceList'];
export type ResponseFault = components['responses']['Fault'];
export type $defs = Record<string, never>;
export interface operations {
    readonly getOperatorSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorSession"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly signInOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperatorSignIn"];
            };
        };
        readonly responses: {
            /** @description The session; its cookie is set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorSession"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly signOutOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Done"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly readOperatorSetup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperatorSetupRequest"];
            };
        };
        readonly responses: {
            /** @description The account and its new second factor. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorSetup"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly finishOperatorSetup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperatorSetupFinish"];
            };
        };
        readonly responses: {
            /** @description The recovery codes, which are shown once. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorRecoveryCodes"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions that are signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorDeviceList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly endOperatorDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The session. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Done"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
}
