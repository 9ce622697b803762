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
    readonly "/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List tasks */
        readonly get: operations["listOperatorTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a task */
        readonly get: operations["getOperatorTask"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pause a task */
        readonly post: operations["pauseTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let a paused task go on */
        readonly post: operations["resumeTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End a task now or later */
        readonly post: operations["endTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/seats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the seats of a task */
        readonly post: operations["setTaskSeats"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/reward": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change what a task pays */
        readonly post: operations["setTaskReward"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Find members */
        readonly get: operations["findOperatorMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a member */
        readonly get: operations["getOperatorMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/personal-data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show the personal data of a member */
        readonly post: operations["showPersonalData"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/coins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the coin rows of a member */
        readonly get: operations["listOperatorMemberCoins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/coins/correct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Correct the coins of a member */
        readonly post: operations["correctMemberCoins"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Search the audit log */
        readonly get: operations["listOperatorActs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List requests for agreement */
        readonly get: operations["listOperatorRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/requests/{id}/agree": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Agree to a request */
        readonly post: operations["agreeToRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/requests/{id}/refuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refuse a request */
        readonly post: operations["refuseRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/requests/{id}/take-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take an own request back */
        readonly post: operations["takeRequestBack"];
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
        /**
         * 任务状态
         * @example running
         * @enum {string}
         */
        readonly OperatorTaskState: "scheduled" | "running" | "paused" | "ended";
        /**
         * 任务类型
         * @example 2
         * @enum {integer}
         */
        readonly TaskType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * 公开编号
         * @description A short hash that identifies a thing in addresses.
         * @example t7Kq2mX9bLpR
         */
        readonly PublicId: string;
        /**
         * 金币
         * @description Gold coins; 100 coins are 1 yuan.
         * @example 120
         */
        readonly Coins: number;
        /**
         * 任务
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "title": "早餐习惯",
         *       "type": 2,
         *       "state": "running",
         *       "coins": 120,
         *       "seats": 500,
         *       "seatsTaken": 133,
         *       "completes": 120,
         *       "startsAt": "2026-11-21T08:30:00.000Z",
         *       "endsAt": null
         *     }
         */
        readonly OperatorTask: {
            readonly id: components["schemas"]["PublicId"];
            readonly title: string;
            readonly type: components["schemas"]["TaskType"];
            readonly state: components["schemas"]["OperatorTaskState"];
            readonly coins: components["schemas"]["Coins"];
            /** @description null without a limit. */
            readonly seats: number | null;
            readonly seatsTaken: number;
            readonly completes: number;
            readonly startsAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly endsAt: string | null;
        };
        /**
         * 任务列表
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "count": 0,
         *       "countIsCapped": false
         *     }
         */
        readonly OperatorTaskPage: {
            readonly items: readonly components["schemas"]["OperatorTask"][];
            readonly nextCursor: string | null;
            /** @description How many match, at most 10,000. */
            readonly count: number;
            /** @description Whether more than 10,000 match. */
            readonly countIsCapped: boolean;
        };
        /**
         * 任务详情
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "title": "早餐习惯",
         *       "type": 2,
         *       "state": "running",
         *       "coins": 120,
         *       "seats": 500,
         *       "seatsTaken": 133,
         *       "completes": 120,
         *       "startsAt": "2026-11-21T08:30:00.000Z",
         *       "endsAt": null,
         *       "credit": 12,
         *       "consolationCoins": 5,
         *       "minimumQuality": 40,
         *       "cities": [],
         *       "declaredMinutes": 5,
         *       "medianMinutes": 4.5,
         *       "createdAt": "2026-11-20T08:30:00.000Z"
         *     }
         */
        readonly OperatorTaskDetail: {
            readonly id: components["schemas"]["PublicId"];
            readonly title: string;
            readonly type: components["schemas"]["TaskType"];
            readonly state: components["schemas"]["OperatorTaskState"];
            readonly coins: components["schemas"]["Coins"];
            readonly seats: number | null;
            readonly seatsTaken: number;
            readonly completes: number;
            readonly startsAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly endsAt: string | null;
            readonly credit: number;
            readonly consolationCoins: components["schemas"]["Coins"];
            readonly minimumQuality: number;
            readonly cities: readonly string[];
            readonly declaredMinutes: number | null;
            readonly medianMinutes: number | null;
            readonly createdAt: components["schemas"]["Time"];
        };
        /**
         * 原因
         * @example 题目有误，先停下核对
         */
        readonly ActReason: string;
        /**
         * 所见状态
         * @description `seen` of the dry run. The act is refused when the state has changed since.
         * @example 9yV7_g1hX0mKQ3yT2bWlJ5
         */
        readonly ActSeen: string;
        /**
         * 操作
         * @example {
         *       "reason": "题目有误，先停下核对",
         *       "dryRun": true
         *     }
         */
        readonly PlainActRequest: {
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 操作的结果
         * @example planned
         * @enum {string}
         */
        readonly ActState: "planned" | "done" | "asked";
        /**
         * 变化
         * @example {
         *       "field": "coins",
         *       "label": "金币",
         *       "before": "120",
         *       "after": "80"
         *     }
         */
        readonly ActChange: {
            readonly field: string;
            readonly label: string;
            readonly before: string | null;
            readonly after: string | null;
        };
        /**
         * 操作的结果
         * @example {
         *       "state": "planned",
         *       "id": null,
         *       "subject": "t7Kq2mX9bLpR",
         *       "title": "早餐习惯",
         *       "changes": [
         *         {
         *           "field": "state",
         *           "label": "状态",
         *           "before": "进行中",
         *           "after": "已暂停"
         *         }
         *       ],
         *       "seen": "9yV7_g1hX0mKQ3yT2bWlJ5",
         *       "needsSecond": false
         *     }
         */
        readonly ActOutcome: {
            readonly state: components["schemas"]["ActState"];
            /**
             * Format: uuid
             * @description Of the act in the audit log, or of the request; null for a dry run.
             */
            readonly id: string | null;
            readonly subject: string;
            readonly title: string;
            readonly changes: readonly components["schemas"]["ActChange"][];
            readonly seen: components["schemas"]["ActSeen"];
            /** @description Whether a second person must agree. */
            readonly needsSecond: boolean;
        };
        /**
         * 结束任务
         * @example {
         *       "input": {
         *         "endsAt": null
         *       },
         *       "reason": "样本已够"
         *     }
         */
        readonly EndTaskRequest: {
            readonly input: {
                /**
                 * Format: date-time
                 * @description When it ends; null for now.
                 */
                readonly endsAt: string | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 修改名额
         * @example {
         *       "input": {
         *         "seats": 800
         *       }
         *     }
         */
        readonly SetTaskSeatsRequest: {
            readonly input: {
                /** @description null without a limit. */
                readonly seats: number | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 修改奖励
         * @example {
         *       "input": {
         *         "coins": 80
         *       },
         *       "reason": "金币写多了一个零"
         *     }
         */
        readonly SetTaskRewardRequest: {
            readonly input: {
                readonly coins: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 找到的会员
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "code": "YA7K9M2Q",
         *       "nickname": "小满",
         *       "mobile": "138****0001",
         *       "joinedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly OperatorFoundMember: {
            readonly id: components["schemas"]["Id"];
            readonly code: string;
            readonly nickname: string;
            readonly mobile: string;
            readonly joinedAt: components["schemas"]["Time"];
        };
        /**
         * 找到的会员
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorMemberList: {
            readonly items: readonly components["schemas"]["OperatorFoundMember"][];
        };
        /**
         * 会员
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "code": "YA7K9M2Q",
         *       "nickname": "小满",
         *       "mobile": "138****0001",
         *       "email": null,
         *       "joinedAt": "2026-11-21T08:30:00.000Z",
         *       "isClosed": false,
         *       "suspendedUntil": null,
         *       "coins": 3000,
         *       "pendingCoins": 0,
         *       "owedCoins": 0,
         *       "credit": 320,
         *       "quality": 100
         *     }
         */
        readonly OperatorMember: {
            readonly id: components["schemas"]["Id"];
            readonly code: string;
            readonly nickname: string;
            /** @description Masked. */
            readonly mobile: string;
            /** @description Masked. */
            readonly email: string | null;
            readonly joinedAt: components["schemas"]["Time"];
            /** @description Blocked for good, or deleted. */
            readonly isClosed: boolean;
            /** Format: date-time */
            readonly suspendedUntil: string | null;
            readonly coins: number;
            readonly pendingCoins: number;
            readonly owedCoins: number;
            readonly credit: number;
            readonly quality: number;
        };
        /**
         * 查看个人信息
         * @example {
         *       "reason": "会员来电核对身份"
         *     }
         */
        readonly ShowPersonalDataRequest: {
            readonly reason: string;
        };
        /**
         * 个人信息
         * @example {
         *       "mobile": "13800000001",
         *       "email": null,
         *       "minutes": 10
         *     }
         */
        readonly OperatorPersonalData: {
            readonly mobile: string;
            readonly email: string | null;
            /** @description How long a page may show it. */
            readonly minutes: number;
        };
        /**
         * 金币明细
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "title": "早餐习惯",
         *       "coins": 120,
         *       "balance": 3120,
         *       "reason": "earned",
         *       "note": null
         *     }
         */
        readonly OperatorCoinRow: {
            readonly id: components["schemas"]["Id"];
            readonly at: components["schemas"]["Time"];
            readonly title: string;
            readonly coins: number;
            readonly balance: number;
            readonly reason: string;
            readonly note: string | null;
        };
        /**
         * 金币明细
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorCoinPage: {
            readonly items: readonly components["schemas"]["OperatorCoinRow"][];
            readonly nextCursor: string | null;
        };
        /**
         * 更正金币
         * @example {
         *       "input": {
         *         "coins": -50
         *       },
         *       "reason": "重复发放，收回"
         *     }
         */
        readonly CorrectCoinsRequest: {
            readonly input: {
                /** @description Negative takes coins. */
                readonly coins: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 操作记录
         * @example {
         *       "number": 7,
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "operator": "lin.yue",
         *       "act": "task pause",
         *       "kind": "task",
         *       "subject": "t7Kq2mX9bLpR",
         *       "before": {
         *         "state": "进行中"
         *       },
         *       "after": {
         *         "state": "已暂停"
         *       },
         *       "reason": "题目有误，先停下核对",
         *       "agreedBy": null,
         *       "address": "203.0.113.7"
         *     }
         */
        readonly OperatorAct: {
            readonly number: number;
            readonly id: components["schemas"]["Id"];
            readonly at: components["schemas"]["Time"];
            readonly operator: string;
            readonly act: string;
            readonly kind: string | null;
            readonly subject: string;
            readonly before: {
                readonly [key: string]: unknown;
            } | null;
            readonly after: {
                readonly [key: string]: unknown;
            } | null;
            readonly reason: string | null;
            readonly agreedBy: string | null;
            readonly address: string | null;
        };
        /**
         * 操作记录
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorActPage: {
            readonly items: readonly components["schemas"]["OperatorAct"][];
            readonly nextCursor: string | null;
        };
        /**
         * 请求状态
         * @example asked
         * @enum {string}
         */
        readonly OperatorRequestState: "asked" | "agreed" | "refused" | "takenBack" | "expired";
        /**
         * 请求
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "act": "reward correct",
         *       "kind": "member",
         *       "subject": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "title": "小满",
         *       "changes": [
         *         {
         *           "field": "coins",
         *           "label": "金币",
         *           "before": "3000",
         *           "after": "9000"
         *         }
         *       ],
         *       "reason": "活动漏发",
         *       "askedBy": "lin.yue",
         *       "isOwn": false,
         *       "mayDecide": true,
         *       "askedAt": "2026-11-21T08:30:00.000Z",
         *       "endsAt": "2026-11-24T08:30:00.000Z",
         *       "state": "asked",
         *       "decidedBy": null,
         *       "decidedAt": null,
         *       "decision": null
         *     }
         */
        readonly OperatorRequest: {
            readonly id: components["schemas"]["Id"];
            readonly act: string;
            readonly kind: string;
            readonly subject: string;
            readonly title: string;
            readonly changes: readonly components["schemas"]["ActChange"][];
            readonly reason: string;
            readonly askedBy: string;
            readonly isOwn: boolean;
            /** @description Whether you may agree or refuse. */
            readonly mayDecide: boolean;
            readonly askedAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            readonly state: components["schemas"]["OperatorRequestState"];
            readonly decidedBy: string | null;
            /** Format: date-time */
            readonly decidedAt: string | null;
            readonly decision: string | null;
        };
        /**
         * 请求
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorRequestList: {
            readonly items: readonly components["schemas"]["OperatorRequest"][];
        };
        /**
         * 决定
         * @example {
         *       "reason": "已核对活动名单"
         *     }
         */
        readonly RequestDecision: {
            readonly reason: string;
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
    parameters: {
        /** @description The `nextCursor` of the previous page. */
        readonly Cursor: string;
        /** @description Number of items per page. */
        readonly Limit: number;
        /**
         * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
         * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
         */
        readonly IdempotencyKey: string;
    };
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
export type OperatorTaskState = components['schemas']['OperatorTaskState'];
export type TaskType = components['schemas']['TaskType'];
export type PublicId = components['schemas']['PublicId'];
export type Coins = components['schemas']['Coins'];
export type OperatorTask = components['schemas']['OperatorTask'];
export type OperatorTaskPage = components['schemas']['OperatorTaskPage'];
export type OperatorTaskDetail = components['schemas']['OperatorTaskDetail'];
export type ActReason = components['schemas']['ActReason'];
export type ActSeen = components['schemas']['ActSeen'];
export type PlainActRequest = components['schemas']['PlainActRequest'];
export type ActState = components['schemas']['ActState'];
export type ActChange = components['schemas']['ActChange'];
export type ActOutcome = components['schemas']['ActOutcome'];
export type EndTaskRequest = components['schemas']['EndTaskRequest'];
export type SetTaskSeatsRequest = components['schemas']['SetTaskSeatsRequest'];
export type SetTaskRewardRequest = components['schemas']['SetTaskRewardRequest'];
export type OperatorFoundMember = components['schemas']['OperatorFoundMember'];
export type OperatorMemberList = components['schemas']['OperatorMemberList'];
export type OperatorMember = components['schemas']['OperatorMember'];
export type ShowPersonalDataRequest = components['schemas']['ShowPersonalDataRequest'];
export type OperatorPersonalData = components['schemas']['OperatorPersonalData'];
export type OperatorCoinRow = components['schemas']['OperatorCoinRow'];
export type OperatorCoinPage = components['schemas']['OperatorCoinPage'];
export type CorrectCoinsRequest = components['schemas']['CorrectCoinsRequest'];
export type OperatorAct = components['schemas']['OperatorAct'];
export type OperatorActPage = components['schemas']['OperatorActPage'];
export type OperatorRequestState = components['schemas']['OperatorRequestState'];
export type OperatorRequest = components['schemas']['OperatorRequest'];
export type OperatorRequestList = components['schemas']['OperatorRequestList'];
export type RequestDecision = components['schemas']['RequestDecision'];
export type ResponseFault = components['responses']['Fault'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
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
    readonly listOperatorTasks: {
        readonly parameters: {
            readonly query?: {
                /** @description Only tasks in this state. */
                readonly state?: components["schemas"]["OperatorTaskState"];
                /** @description Only tasks of this type. */
                readonly type?: components["schemas"]["TaskType"];
                /** @description Only tasks whose title contains this. */
                readonly keyword?: string;
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of tasks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorTaskPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getOperatorTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The public id of the task. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The task. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorTaskDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly pauseTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The public id of the task. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlainActRequest"];
            };
        };
        readonly responses: {
            /** @description What it did, or would do. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ActOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly resumeTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The public id of the task. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlainActRequest"];
            };
        };
        readonly responses: {
            /** @description What it did, or would do. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ActOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly endTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The public id of the task. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EndTaskRequest"];
            };
        };
        readonly responses: {
            /** @description What it did, or would do. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ActOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly setTaskSeats: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The public id of the task. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetTaskSeatsRequest"];
            };
        };
        readonly responses: {
            /** @description What it did, or would do. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ActOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly setTaskReward: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The public id of the task. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetTaskRewardRequest"];
            };
        };
        readonly responses: {
            /** @description What it did, or would do. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ActOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly findOperatorMembers: {
        readonly parameters: {
            readonly query: {
                /** @description A whole mobile number, a member code, or the beginning of a nickname. */
                readonly find: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most 20 members. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorMemberList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getOperatorMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The member. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The member, with masked data. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorMember"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly showPersonalData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The member. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShowPersonalDataRequest"];
            };
        };
        readonly responses: {
            /** @description The data. Showing them is in the audit log. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPersonalData"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberCoins: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The member. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of rows, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorCoinPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly correctMemberCoins: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The member. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectCoinsRequest"];
            };
        };
        readonly responses: {
            /** @description What it did, or would do. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ActOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorActs: {
        readonly parameters: {
            readonly query?: {
                /** @description Only acts of this person. */
                readonly operator?: string;
                /** @description Only this act. */
                readonly act?: string;
                /** @description Only acts on this object. */
                readonly subject?: string;
                /** @description Only acts at or after this time. */
                readonly from?: string;
                /** @description Only acts before this time. */
                readonly until?: string;
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of acts, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorActPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those that wait. */
                readonly open?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest 100 requests. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorRequestList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly agreeToRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The request. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RequestDecision"];
            };
        };
        readonly responses: {
            /** @description What the act did. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ActOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly refuseRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The request. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RequestDecision"];
            };
        };
        readonly responses: {
            /** @description It is refused. */
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
    readonly takeRequestBack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The request. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is taken back. */
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
