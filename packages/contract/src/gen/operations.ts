// Generated from openapi/ by `pnpm generate`; never edited by hand.
export type paths = {
    readonly "/auth/sms/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with mobile and code
         * @description For a mobile without an account it answers `unregistered` and a register ticket; ask for the agreement on the same
         *     screen, then call `registerBySms`. CODE_WRONG carries `data.triesLeft`.
         */
        readonly post: operations["loginBySms"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/password/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with mobile and password
         * @description An unknown mobile, a member without a password and a wrong password get the same answer in the same time.
         *     PASSWORD_TRIES_USED carries `data.retryAfterSeconds`; signing in by code still works then. Answers UNAVAILABLE
         *     with Retry-After when too many passwords wait to be checked.
         */
        readonly post: operations["loginByPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/sms/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code for signing in or for a new password
         * @description The answer doesn't tell whether the mobile has an account. PROOF_REQUIRED carries a ProofChallenge in `data`:
         *     solve it and call again with `proof`.
         */
        readonly post: operations["sendAuthCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sms/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register a member
         * @description Takes the register ticket of `loginBySms`, which works once within 10 minutes. A wrong invite code is refused and
         *     leaves the ticket usable.
         */
        readonly post: operations["registerBySms"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sms/new-mobile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code to the new mobile of a member
         * @description Only `changeMobile` tells whether that mobile has an account already, after its holder entered the code.
         *     PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
         */
        readonly post: operations["sendNewMobileCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sms/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code to the signed-in member's own mobile
         * @description The code works for the named purpose only; check it with `checkSmsCode`. PROOF_REQUIRED carries a ProofChallenge
         *     in `data`: solve it and call again with `proof`.
         */
        readonly post: operations["sendCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/email/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code to the member's new e-mail address
         * @description PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
         */
        readonly post: operations["sendEmailCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/token/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange a refresh token for a new session
         * @description For member and group sessions. Calls that race within 30 seconds get the same successor. Using a replaced token
         *     later ends the whole session family and answers 401.
         */
        readonly post: operations["refreshToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/qrcode/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Create a QR code for signing in with a phone */
        readonly get: operations["createQrLogin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/qrcode/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether the phone has confirmed
         * @description Answers 1060 while nobody has scanned the code, and 1049 after it expired or was refused; `data` says which.
         *     Answers `signedIn` once.
         */
        readonly get: operations["checkQrLogin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/qrcode/scan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read the QR code that a phone scanned
         * @description Takes the ticket of the address in the code. The code then belongs to this member, and the browser that shows it
         *     learns who scanned it. The same member may call again; anybody else, and everybody after the code expired, gets
         *     1049.
         */
        readonly post: operations["scanQrLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/qrcode/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm the sign-in of the browser that shows the code
         * @description Only the member who scanned the code can confirm it, once.
         */
        readonly post: operations["confirmQrLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/qrcode/refuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refuse the sign-in of the browser that shows the code
         * @description Only the member who scanned the code can refuse it. The browser then gets 1049.
         */
        readonly post: operations["refuseQrLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set a new password with a code
         * @description An unknown mobile is refused with CODE_WRONG.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/alipay/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Finish signing in, or binding, with Alipay
         * @description Exchanges the authorization code for the Alipay account. Code 5013 is a result: the account belongs to no member,
         *     and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
         *     another member.
         */
        readonly get: operations["finishAlipayLogin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/wechat/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Finish signing in, or binding, with WeChat
         * @description Exchanges the authorization code for the WeChat account. Code 5013 is a result: the account belongs to no member,
         *     and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
         *     another member.
         */
        readonly get: operations["finishWechatLogin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/qq/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Finish signing in, or binding, with QQ
         * @description Exchanges the authorization code for the QQ account. Code 5013 is a result: the account belongs to no member, and
         *     `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
         *     another member.
         */
        readonly get: operations["finishQqLogin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/weibo/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Finish signing in, or binding, with Weibo
         * @description Exchanges the authorization code for the Weibo account. Code 5013 is a result: the account belongs to no member,
         *     and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
         *     another member.
         */
        readonly get: operations["finishWeiboLogin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/sns/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start signing in, or binding, with a third party
         * @description Answers the third party's address to send the browser to. Its state works once, for 10 minutes, for this kind of
         *     account and this device (`z-device-id`). Called by a signed-in member it can only bind; called signed out it can
         *     only sign in.
         */
        readonly post: operations["startSnsLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/sns/providers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the third parties one can sign in with
         * @description Those that this server offers to the calling browser, in the order to show them. Inside WeChat, WeChat signs in by
         *     its in-app way, and Alipay is left out because WeChat blocks it.
         */
        readonly get: operations["listSnsProviders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/sns/bind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Bind a third-party account to a mobile and sign in
         * @description Call it with bind ticket, mobile and code. A mobile without an account gets a register ticket for `registerSns`.
         *     For a mobile with an account it answers a merge ticket: ask 该手机号已有账号，是否合并绑定？ and call again with that ticket.
         */
        readonly post: operations["bindSns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/sns/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register a member with a third-party account
         * @description The register ticket of `bindSns` proves the mobile and the third-party account.
         */
        readonly post: operations["registerSns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/sns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the member's third-party accounts */
        readonly get: operations["listSnsBindings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/sns/unbind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Unbind a third-party account */
        readonly post: operations["unbindSns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/mobile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the mobile
         * @description The check ticket proves the old mobile, the code proves the new one. Signs all other devices out.
         */
        readonly post: operations["changeMobile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/sms/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check a code before a protected change
         * @description Checks the code that `sendCode` sent for this purpose. The ticket allows that change once, for 10 minutes.
         */
        readonly post: operations["checkSmsCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set or change the password */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set or change the e-mail address */
        readonly post: operations["changeEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/id-verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the state of the real-name check */
        readonly get: operations["getIdVerification"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/wechat/bind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind a WeChat account to the signed-in member */
        readonly post: operations["bindWechat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/qq/bind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind a QQ account to the signed-in member */
        readonly post: operations["bindQq"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/weibo/bind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind a Weibo account to the signed-in member */
        readonly post: operations["bindWeibo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/alipay/bind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind an Alipay account to the signed-in member */
        readonly post: operations["bindAlipay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/users/id-verfiy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit name and id number for the real-name check
         * @description The path is spelled as the product specification has it. Needs the separate consent to process sensitive data. The
         *     number is encrypted at rest and masked in every answer.
         */
        readonly post: operations["submitIdVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/public-key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the public key for encrypting fields
         * @description After a rotation, fields encrypted with the previous key are accepted for one more day.
         */
        readonly get: operations["getPublicKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End this session
         * @description Ends the whole session family of the token. Other devices stay signed in.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/agreement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Agree to the current texts
         * @description For members whose account says `agreementDue`, because 用户协议 or 隐私政策 changed since they agreed. Until they agree,
         *     most calls refuse with AGREEMENT_REQUIRED; their own data, signing out and this call stay open. Agreeing again
         *     changes nothing. Refuses a version that isn't the current one with AGREEMENT_REQUIRED.
         */
        readonly post: operations["renewAgreement"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the member's sign-ins
         * @description One entry for each sign-in: the caller's own first, then by last use. Sign-ins that were not used for 14 days have
         *     ended and are left out. A member has at most 20; one more ends the one used longest ago.
         */
        readonly get: operations["listDevices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/devices/{id}/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign one device out
         * @description Works at once on every server. Refuses a sign-in that has ended or belongs to somebody else with NOT_FOUND. For
         *     the caller's own sign-in it does the same as `logout`.
         */
        readonly post: operations["signOutDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/devices/sign-out-others": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign all other devices out
         * @description The caller's own sign-in stays.
         */
        readonly post: operations["signOutOtherDevices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the signed-in member
         * @description For `bbsRole` 1 and 2 hide all points; the numbers are answered nevertheless.
         */
        readonly get: operations["getAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/nickname": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the nickname */
        readonly post: operations["changeNickname"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/property": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the member's attribute form with its answers
         * @description A sensitive field says why it is asked and may stay empty. Answers are used to match tasks.
         */
        readonly get: operations["getProperties"];
        readonly put?: never;
        /**
         * Save answers of the attribute form
         * @description Changes only the named fields; an empty list removes an answer. PROPERTY_INVALID names the fields in `data.keys`.
         *     A sensitive answer needs the separate consent; 不想回答 doesn't.
         */
        readonly post: operations["saveProperties"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/consignee": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the member's delivery addresses */
        readonly get: operations["listConsignees"];
        readonly put?: never;
        /**
         * Save or remove a delivery address
         * @description Without `id` it adds an address, which needs a mobile. ADDRESS_INVALID names the fields in `data.fields`.
         */
        readonly post: operations["changeConsignees"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/avatar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the avatar
         * @description Takes the key of a picture that was uploaded with `getUploadPolicy` and module `avatar`.
         */
        readonly post: operations["changeAvatar"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/privacy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the member's consents and privacy settings */
        readonly get: operations["getPrivacy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/privacy/recommendation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Switch personalised recommendations on or off */
        readonly post: operations["changeRecommendation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/privacy/consents/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraw one consent
         * @description Withdrawing is as easy as giving (PIPL 15); what was done before stays lawful. Withdrawing `idVerification` erases
         *     name and number, and cash can't be exchanged until it is given again. Withdrawing `attributes` erases the
         *     sensitive answers. Refuses with NOT_FOUND a consent that was never given or is withdrawn already, and the
         *     agreement itself, which ends only with the account; refuses with ID_CHECK_WAITING while a check is under way.
         */
        readonly post: operations["withdrawConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Download the member's own data
         * @description JSON, area by area: account, profile, consents, addresses, real-name check, coins, cards, tasks, orders,
         *     check-ins, answers, messages and uploaded files. Needs a ticket of `checkSmsCode` with purpose `exportData`, and
         *     uses it up.
         */
        readonly post: operations["exportPersonalData"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/closing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What deleting the account would erase */
        readonly get: operations["getAccountClosing"];
        readonly put?: never;
        /**
         * Ask for the deletion of the account
         * @description The account is deleted after 7 days, unless the member cancels or signs in again before. Then personal data is
         *     erased, and the ledger is kept under a pseudonym. Needs a ticket of `checkSmsCode` with purpose `closeAccount`.
         */
        readonly post: operations["requestAccountClosing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/closing/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel the deletion of the account */
        readonly post: operations["cancelAccountClosing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/home/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What needs the member's attention on the home page */
        readonly get: operations["checkHome"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/home/tour": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record that the member has seen the tour of the home page
         * @description `tourDue` is false from then on, on every device. Calling it again changes nothing.
         */
        readonly post: operations["endHomeTour"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/invite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept an invitation link
         * @description What /invite and /app/invite show to a visitor. The invitation stays with this device for 7 days and is filled in
         *     when the visitor registers.
         */
        readonly post: operations["acceptInvite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/invite/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find out whose invite code this is
         * @description Answers the inviter's avatar and nickname, masked unless they agreed to show it, and nothing else about them.
         */
        readonly post: operations["checkInviteCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/auth/invite/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Enter the inviter after registering
         * @description For members who registered without a code: once, within 7 days. The inviter must have joined earlier.
         */
        readonly post: operations["enterInviteCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/invite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the member's invite code, link and posters, and what inviting earns */
        readonly get: operations["getInvitation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/inviters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the friends the member has invited */
        readonly get: operations["listInvitees"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/credits/invite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List what inviting has earned */
        readonly get: operations["listInviteRewards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/jd/cities": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List provinces, cities and districts */
        readonly get: operations["listRegions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/oss/policy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the form for uploading one file
         * @description Send a multipart form with exactly these fields, and `file` last, to `url`. The form is valid for ten minutes, for
         *     this key and type, and for at most `size` bytes. An existing file is never overwritten. Then name the key in the
         *     call that uses the file, or read it with `signFileUrl`; a file that nothing uses is deleted after 24 hours. Each
         *     owner can upload 200 files and 2 GB a day.
         */
        readonly get: operations["getUploadPolicy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/oss/sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a signed address to read a private file
         * @description Only for files the caller may see: their own, or those of their discussion group. A new file is checked first: its
         *     content must match its type, and pictures are re-encoded without location and camera data.
         */
        readonly get: operations["signFileUrl"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/app/down": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download links of the app for phones
         * @description Ordered by `z-device` and the user agent: the caller's platform comes first. /app/down opens the first one or lets
         *     the visitor choose.
         */
        readonly get: operations["getAppDownload"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/app/pc/down": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Download links of the app for a visitor at a desktop */
        readonly get: operations["getDesktopAppDownload"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List events (活动) */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/banners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List banners */
        readonly get: operations["listBanners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/banners/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the banners of the login page */
        readonly get: operations["listLoginBanners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/invite/name": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Show my whole nickname on my invitations, or mask it
         * @description It is masked until the member agrees, and again as soon as they don't.
         */
        readonly post: operations["showInviteName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How to reach us
         * @description From the server's configuration. The sites show it in the footer and beside every question.
         */
        readonly get: operations["getContact"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/applications/cooperation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Apply for cooperation
         * @description No login. Whoever keeps the number can read the state (rule 7.18). A browser, a network and a contact may apply a few
         *     times a day.
         */
        readonly post: operations["applyForCooperation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/applications/recruit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Apply as a campus ambassador (校园大使)
         * @description No login. Whoever keeps the number can read the state (rule 7.18). A browser, a network and a mobile may apply a few
         *     times a day.
         */
        readonly post: operations["applyForRecruitment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/applications/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the state of an application
         * @description Tells nothing of who applied. NOT_FOUND after the application was deleted (rule 7.19).
         */
        readonly get: operations["getApplication"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/channels/arrivals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Arrive by a channel
         * @description What /drainage shows for a channel. The server counts each browser once and remembers its channel for 30 days, until it
         *     joins (rule 7.20).
         */
        readonly post: operations["arriveByChannel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the figures of the landing page */
        readonly get: operations["getSiteFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/messages/new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check for unread messages and notices
         * @description Answers 1105, which clients don't show, when everything has been read.
         */
        readonly get: operations["checkNewMessages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/messages/screen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the pop-up to show on entering
         * @description At most one a session and one a day (rule 7.2). It is not answered again after `readFlash`. One key must close it
         *     (广告法 44).
         */
        readonly get: operations["getScreenMessage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the member's messages */
        readonly get: operations["listMessages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/messages/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mark messages as read
         * @description Ignores unknown ids and those of other members.
         */
        readonly post: operations["readMessages"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/messages/read/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undo the last marking as read
         * @description Within 10 seconds. What was read otherwise stays read.
         */
        readonly post: operations["undoRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/messages/preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read which messages also go out by mail */
        readonly get: operations["getMessagePreferences"];
        readonly put?: never;
        /**
         * Choose whether a kind of message also goes out by mail
         * @description Money and security are always mailed (rule 7.7).
         */
        readonly post: operations["setMessagePreference"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/messages/flash/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Record that the pop-up was closed */
        readonly post: operations["readFlash"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/notices/unread": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List notices to everyone */
        readonly get: operations["listUnreadNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/notices/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mark notices as read */
        readonly post: operations["readNotices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/notices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read one notice */
        readonly get: operations["getNotice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Stream live news (server-sent events)
         * @description Sends each LiveEvent as the lines `id:`, `event:` and `data:` (JSON), and a comment line every 15 seconds to keep
         *     the connection open. Members get news of their own account; a group token gets news of its group only. An event
         *     carries no content: fetch the changed data again. After a break, send `Last-Event-ID` to get what was missed. When
         *     the server no longer knows that event, it sends one event `reset`: fetch everything again. It also sends `reset`
         *     first when there was news in the 30 seconds before the stream opened. The first line is an `id:` without an event.
         *     The stream ends when the token expires.
         */
        readonly get: operations["streamLive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List help articles by category
         * @description Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
         */
        readonly get: operations["listHelp"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tickets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the member's feedback tickets */
        readonly get: operations["listTickets"];
        readonly put?: never;
        /**
         * Open a feedback ticket
         * @description An appeal needs a record of the member; each record can be appealed once (rule 7.15).
         */
        readonly post: operations["openTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tickets/subject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the record that a ticket would be about */
        readonly get: operations["getTicketSubject"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tickets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a ticket */
        readonly get: operations["getTicket"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tickets/{id}/replies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add to a ticket */
        readonly post: operations["replyTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tickets/{id}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm that a ticket is settled */
        readonly post: operations["confirmTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tickets/{id}/reopen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reopen a ticket
         * @description Once, within 7 days (rule 7.14).
         */
        readonly post: operations["reopenTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/penalties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the member's penalties */
        readonly get: operations["listPenalties"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/help/articles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a help article */
        readonly get: operations["getHelpArticle"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/help/articles/{id}/helpfulness": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Say whether an article helped
         * @description One rating for each member and article; a second one replaces it.
         */
        readonly post: operations["rateHelpArticle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/ranking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a star ranking
         * @description The first hundred of a period, and the caller's own place. A job makes it each hour. Score is what finished surveys
         *     paid, times the square of the quality score as a share of 100.
         */
        readonly get: operations["getRanking"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/ranking/choice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose how others see me in rankings
         * @description Holds at once, for rankings, star articles and awards.
         */
        readonly post: operations["chooseRankingDisplay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/ranking/articles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List star articles
         * @description Newest first. An article about a member is there only while they agree to be named.
         */
        readonly get: operations["listStarArticles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/ranking/articles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a star article */
        readonly get: operations["getStarArticle"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/courses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the courses
         * @description In their order. A member sees which they have read and passed.
         */
        readonly get: operations["listCourses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/courses/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a course */
        readonly get: operations["getCourse"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/courses/{id}/visits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin to read a course
         * @description The first time counts. The answer says how long reading still takes before the quiz opens.
         */
        readonly post: operations["openCourse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/courses/{id}/quizzes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for the quiz of a course
         * @description Answers the quiz that is still open, else a new one, at most three a day. Options stand in an order of their own.
         */
        readonly post: operations["startCourseQuiz"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/courses/{id}/quizzes/{quizId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answer the quiz of a course
         * @description Who has 80 percent right passes and is paid once.
         */
        readonly post: operations["answerCourseQuiz"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/awards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the awards of a month
         * @description Names are masked unless a member agreed to be named; who chose not to be shown has no name.
         */
        readonly get: operations["getAwards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/polls/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a poll */
        readonly get: operations["getPoll"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/polls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the questions that the member proposed as polls */
        readonly get: operations["listOwnPolls"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/polls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the polls that run now
         * @description Newest first. A poll the caller has voted in stays in the list, with its results.
         */
        readonly get: operations["listPolls"];
        readonly put?: never;
        /**
         * Vote in a poll, or propose one
         * @description The body is a vote or a question of one's own. Each member has one vote; voting again before the poll closes replaces it.
         *     A question waits until an operator shows it, one at a time for each member; sending the same one again answers the same.
         */
        readonly post: operations["votePoll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tasks/recommend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a few tasks worth doing next
         * @description For a member: tasks they can start now and have not joined, best match first. For a visitor: the newest open
         *     tasks that anybody may start, whatever their city, the newest first.
         */
        readonly get: operations["recommendTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/activities/{hashId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the member's progress in a task that is no questionnaire
         * @description Refuses every other task with NOT_FOUND. Start one with `startParticipation`.
         */
        readonly get: operations["getTaskActivity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/activities/{hashId}/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit an application or a proof
         * @description It waits for review and can't be changed until then. Photos are keys of files uploaded with module `task`. Refuses
         *     with ACTIVITY_NOT_NOW when nothing is asked for now, and with ACTIVITY_INCOMPLETE when something is missing.
         */
        readonly post: operations["submitTaskActivity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/activities/{hashId}/beat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report the position of a video
         * @description Call it every few seconds while the video plays. Refuses positions ahead of real time with TIME_NOT_REACHED:
         *     skipped or hurried parts don't count. The last position pays.
         */
        readonly post: operations["beatTaskVideo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/activities/{hashId}/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Claim the pay of a browse task
         * @description Pays when the dwell time since `redirectBrowseTask` is over by the server's clock; before that it refuses with
         *     TIME_NOT_REACHED. A repeated call with the same key gets the same answer.
         */
        readonly post: operations["claimBrowseTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/browse/redirect": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Redirect to the page of a browse task
         * @description Browsers navigate here, so no header can carry a token: the session id of the open participation, as
         *     `startParticipation` answered it, stands for the member. The target comes from the task and must be on the allow
         *     list; the address never names it. Starts the dwell time after which the task pays.
         */
        readonly get: operations["redirectBrowseTask"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the tasks of the task wall
         * @description Tasks this member may see, those they can start first. All filters must match. A quality score below 60 shortens
         *     the list (rule 4.12).
         */
        readonly get: operations["listTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/task-records": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the member's participations and what they earned
         * @description Newest first.
         */
        readonly get: operations["listTaskRecords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tasks/{hashId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one task
         * @description Says what is paid, asked and collected, and whether this member can start. An ended task is answered with its
         *     obstacle; an unknown one is refused with NOT_FOUND.
         */
        readonly get: operations["getTask"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/survey/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether the attribute questionnaire is finished
         * @description Code 200 when it is finished. Code 5629 when it isn't: this is a result too, and names the missing sections.
         */
        readonly get: operations["getAttributeSurveyCheck"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/survey/basic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the attribute questionnaire with the member's answers */
        readonly get: operations["getAttributeSurvey"];
        readonly put?: never;
        /**
         * Save one section of the attribute questionnaire
         * @description Sections can be changed at any time. Finishing all of them for the first time pays, so the call takes an
         *     idempotency key. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage, ANSWER_OUTDATED carries
         *     SurveyCurrentAnswers. Refuses a sensitive answer without the separate consent with CONSENT_REQUIRED; 不想回答 needs
         *     none.
         */
        readonly post: operations["submitAttributeSurvey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/survey/consent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Agree to the storing of sensitive attributes
         * @description Records version and time. Agreeing again changes nothing. Refuses a version that isn't the current one with
         *     AGREEMENT_REQUIRED.
         */
        readonly post: operations["agreeAttributeConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/campaigns/{face}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the campaign of a page
         * @description Prizes, what is left of them, the odds in force, the hash of the server seed and, for a member, their chances.
         */
        readonly get: operations["getCampaign"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/campaigns/{id}/draws": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List all draws of a campaign
         * @description Public and without names. Each draw carries the head of the hash chain behind it, so that anyone can check that none
         *     was changed, removed or put in between. A new draw is in the list within a minute.
         */
        readonly get: operations["listCampaignDraws"];
        readonly put?: never;
        /**
         * Draw once
         * @description Spends the oldest chance. The result is HMAC-SHA256 of the server seed over campaign, pseudonym, number of the draw and
         *     client seed; the first 52 bits lie on the odds in force (rule 12.5). Coins are paid at once; other prizes wait to be
         *     claimed. Who draws nothing gets the consolation coins.
         */
        readonly post: operations["drawCampaign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/campaigns/{id}/entrants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the entrants of a 锦鲤 draw
         * @description Public and without names, once the list is closed; empty before. SHA-256 of the lines `pseudonym|clientSeed`, joined by
         *     line breaks in this order, is `entrantsHash` of the proof.
         */
        readonly get: operations["listCampaignEntrants"];
        readonly put?: never;
        /**
         * Enter a 锦鲤 draw
         * @description Spends the oldest chance and pays the consolation coins, once for each member; entering again changes nothing and
         *     answers the same.
         */
        readonly post: operations["enterCampaign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/campaigns/{id}/tries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the member’s own tries at a quiz
         * @description Each with its questions, the member’s answers and the right ones, once it is over.
         */
        readonly get: operations["listQuizTries"];
        readonly put?: never;
        /**
         * Start today’s try at a quiz
         * @description Chooses the questions and starts the clock. Starting an open try again answers the same one. Moves no value, so it takes
         *     no idempotency key.
         */
        readonly post: operations["startQuiz"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/campaigns/{id}/records": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the member’s own draws */
        readonly get: operations["listCampaignRecords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/campaigns/{id}/records/{number}/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Claim a prize
         * @description Places the order that delivers the prize, through the channels of the exchange. Coins need no claim. After the deadline
         *     the prize is gone.
         */
        readonly post: operations["claimPrize"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/campaigns/{id}/winners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the winners */
        readonly get: operations["listCampaignWinners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/campaigns/{id}/proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read what proves the draws of a campaign */
        readonly get: operations["getCampaignProof"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/questions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the questions of an open try
         * @description The member’s own try only. Its choices stand in an order of their own.
         */
        readonly get: operations["listQuestions"];
        readonly put?: never;
        /**
         * Submit the answers of a try
         * @description Once. Pays coins for each right answer. Answers that come before anybody can have read the questions are refused, and
         *     so are those that come after the time limit or the end of the campaign.
         */
        readonly post: operations["submitQuestions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/participations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a task, or continue it
         * @description Starting an open participation again answers the same participation. Moves no value, so it takes no idempotency
         *     key. ALREADY_JOINED carries TaskOwnResult. A refused network, browser or city ends the participation at once (kind
         *     `ended`). A discussion is started by invited respondents while it is open (kind `group`).
         */
        readonly post: operations["startParticipation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the questionnaire, the answers so far and the page to continue with
         * @description Refuses another member's session with NOT_FOUND.
         */
        readonly get: operations["getSurveySession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/sessions/{id}/drafts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Store answers of a page that is not finished yet
         * @description Called within 2 seconds of each answer, so that another device shows it. Drafts are not evaluated; `saveSurveyPage`
         *     confirms them. A question that was answered later by another device keeps that answer: the outcome names it in
         *     `newer`. Sending the same drafts again changes nothing. Refusals carry what those of `saveSurveyPage` do;
         *     ANSWER_OUTDATED means that a page was saved meanwhile.
         */
        readonly post: operations["saveDraftAnswers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/sessions/{id}/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save the answers of one page
         * @description The server evaluates the page and answers the next page, or that the participation ended here. Sending the same
         *     save again answers the same. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage; ANSWER_OUTDATED and
         *     PAGE_OUT_OF_ORDER carry SurveyCurrentAnswers; PARTICIPATION_ENDED carries SurveyOutcome.
         */
        readonly post: operations["saveSurveyPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/sessions/{id}/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit the last page and end the participation
         * @description All answers are evaluated again. Result and reward are stored together, once. Refusals carry the same data as
         *     those of `saveSurveyPage`.
         */
        readonly post: operations["submitSurvey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/results/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how a participation ended and what it earned
         * @description Refuses another member's result with NOT_FOUND.
         */
        readonly get: operations["getSurveyResult"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/returns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report a browser that comes back from a supplier
         * @description Send the query that the page was opened with, unchanged. The server stores it first, and acts on it only if the
         *     supplier's signature is right. A repeated or forged report changes nothing. Refuses with NOT_FOUND when the
         *     address names no supplier.
         */
        readonly post: operations["reportReturn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/visits/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the state of a member's visit to a supplier
         * @description Refuses another member's visit with NOT_FOUND.
         */
        readonly get: operations["getPartnerVisit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/agent-entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a task for an agent's person, without an account
         * @description Send the query of the agent's signed link: `aid`, `tid`, `uid`, `ts`, up to five pass-through values `p1` to `p5`,
         *     and `sig` over all of them. The same `uid` is the same person, who takes part once.
         */
        readonly post: operations["enterFromAgent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/open-entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a task by an open link, without an account
         * @description Each browser counts as one person.
         */
        readonly post: operations["enterByOpenLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/tickets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get a one-time ticket for the mini program's web view
         * @description The ticket starts one task as this member, once, within five minutes, without a cookie.
         */
        readonly post: operations["issueStartTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/tickets/take": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start the task of a ticket
         * @description Uses the ticket up, even when the start is refused. Refuses a used or expired ticket with PARTNER_LINK_EXPIRED;
         *     otherwise refuses as `startParticipation` does.
         */
        readonly post: operations["takeStartTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/keys/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the questionnaire that a key opens
         * @description The same as `getSurveySession`, for people without an account or without cookies.
         */
        readonly get: operations["getKeySession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/keys/{key}/drafts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Store answers of an unfinished page of what a key opens
         * @description As `saveDraftAnswers`.
         */
        readonly post: operations["saveKeyDraftAnswers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/keys/{key}/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save a page of the questionnaire that a key opens
         * @description The same as `saveSurveyPage`.
         */
        readonly post: operations["saveKeyPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/keys/{key}/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit the questionnaire that a key opens
         * @description The same as `submitSurvey`.
         */
        readonly post: operations["submitKeySurvey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/process/keys/{key}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How the participation of a key ended, and where to go next */
        readonly get: operations["getKeyEnd"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/points": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the member's coins, row by row
         * @description Newest first. Each row names its cause, so that the member sees why coins came or went.
         */
        readonly get: operations["listPoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/points/months": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The member's coins by month and source
         * @description Newest month first, without gaps, in Asia/Shanghai time, over all rows. Coins in less coins out, over all months,
         *     is the available balance.
         */
        readonly get: operations["listCoinMonths"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/points/statement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a statement of coins as a spreadsheet
         * @description One row for each change, newest first: time, source, description, coins, state, balance afterwards, expected date,
         *     reason and support code. At most 5,000 rows; ask for older ones with an earlier `to`. No cell is a formula. The
         *     file name is a time stamp and 4 digits.
         */
        readonly get: operations["downloadStatement"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/checkin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the member's check-ins */
        readonly get: operations["getCheckin"];
        readonly put?: never;
        /**
         * Check in today, or make up a missed day
         * @description Once a calendar day in Asia/Shanghai. Streak days 1 to 7 pay 5, 5, 8, 8, 10, 10 and 50 coins and start again. With
         *     `makeUp`, a make-up card fills that missed day, at most 7 days back (rule 4.9).
         */
        readonly post: operations["checkIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/credit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the member's credit, level, limits and quality */
        readonly get: operations["getCredit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/credits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List changes of credit or of quality
         * @description Newest first. Each row names its reason and rule.
         */
        readonly get: operations["listCredits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/benefits/use": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Use a card
         * @description Applies what `previewCard` shows, once for each idempotency key.
         */
        readonly post: operations["useCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/benefits/use/value": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview what using a card would do
         * @description Changes nothing.
         */
        readonly post: operations["previewCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the member's cards
         * @description Usable ones first, by expiry; then the others, newest first.
         */
        readonly get: operations["listCards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/cards/{id}/reveal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Show the whole number of a card
         * @description Lists answer only its last four characters. Each showing is recorded.
         */
        readonly post: operations["revealCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/users/exchange-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The member's balance, limits, fee and saved payees for exchanging */
        readonly get: operations["getExchangeInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v3/benefits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the benefits that coins can be exchanged for
         * @description The list is the same for everybody. Filter by `maxPrice` (coins) to see what a member can afford.
         */
        readonly get: operations["listBenefits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/benefits/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one benefit
         * @description Signed-out callers get it with `own` null; members also see their own limits and what they lack.
         */
        readonly get: operations["getBenefit"];
        readonly put?: never;
        /**
         * Order a benefit
         * @description Takes coins and stock and creates the order in one transaction, once for each idempotency key. A retry must send
         *     the same body, encrypted fields included: the server answers it from the stored answer and decrypts nothing.
         *     ORDER_FORM_INVALID carries OrderRefusal, PREREQUISITE_UNMET carries BenefitAllowance.
         */
        readonly post: operations["placeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/benefits/{id}/restock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a message when a sold-out benefit is back, or stop asking
         * @description Asking again changes nothing. The message is written within five minutes of the new stock and ends the request; no
         *     item is reserved. Refuses with RESTOCK_NOT_NEEDED when the benefit isn't sold out.
         */
        readonly post: operations["askRestock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/benefits/allow/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check which prerequisites the member meets
         * @description Changes nothing. Without a selection it answers for the cheapest order. Refuses an impossible selection with
         *     ORDER_FORM_INVALID.
         */
        readonly post: operations["checkAllowance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/benefits/check/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check an order form and calculate its price
         * @description Changes nothing. Answers what the confirmation shows, and refuses as `placeOrder` would.
         */
        readonly post: operations["checkOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exchanges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the member's orders
         * @description Newest first.
         */
        readonly get: operations["listOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exchanges/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one order with its timeline
         * @description Refuses another member's order with NOT_FOUND.
         */
        readonly get: operations["getOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exchanges/{id}/reveal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Show the card codes of an issued order
         * @description Codes are encrypted at rest and answered by this call only. Each showing is recorded.
         */
        readonly post: operations["revealOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exchanges/{id}/revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Revoke an order that is not issued yet
         * @description Possible in the states 0 (to be reviewed) and 2 (to be issued). Coins and stock come back in the same transaction.
         *     Refuses with ORDER_MOVE_FORBIDDEN in any other state.
         */
        readonly post: operations["revokeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/exchanges/{id}/correct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a failed order to a corrected account or number
         * @description Moves the order from state 5 (issue failed) to 2 (to be issued). ORDER_FORM_INVALID carries OrderRefusal. A retry
         *     must send the same body.
         */
        readonly post: operations["correctOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusMembers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Names, avatars and roles of members by id
         * @description Ids of another group, and observers where a respondent asks, are left out. Without `ids`, everyone that the caller may see, hosts first, at most 500.
         */
        readonly get: operations["listGroupMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusMembers/memberInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One member of the group
         * @description Respondents are told name, avatar and role; hosts and observers also attributes, progress and visits.
         */
        readonly get: operations["getGroupMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusMembers/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The caller inside the group
         * @description Who the caller is in this group, whether they still have to choose a nickname and agree to the rules, and for
         *     respondents their progress and reward. Refuses respondents of an archived group with `GROUP_NOT_OPEN`; hosts and
         *     observers still read it.
         */
        readonly get: operations["getGroupMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/ask": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow-ups asked of the respondent
         * @description Those without a reply first, then newest first. Respondents alone.
         */
        readonly get: operations["listAskedFollowUps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One topic as its respondent sees it
         * @description With every section, the own answer and how many others answered. With `answers` also the first answers of every
         *     section that isn't locked, so that a page opens with one call; `listResponses` reads on. A topic not yet open is `TOPIC_NOT_OPEN`. Respondents alone.
         */
        readonly get: operations["getTopic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/reply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the respondent has answered
         * @description Newest first. Respondents alone.
         */
        readonly get: operations["listAnsweredSections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/unReply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the respondent has still to answer
         * @description Open sections without an answer, the one that closes first on top. Respondents alone.
         */
        readonly get: operations["listUnansweredSections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/compere": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The topics of the group with progress
         * @description Hosts and observers alone; drafts are not in it.
         */
        readonly get: operations["listHostTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/compere/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One topic with sections, progress and who is silent
         * @description Answers are read by `listResponses` a section. Hosts and observers alone.
         */
        readonly get: operations["getHostTopic"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/compere/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Respondents with their standing
         * @description In one topic or, without it, in the whole group; silent ones first. Hosts and observers alone.
         */
        readonly get: operations["listHostTopicMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/compere/memberNums": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Respondents counted by state
         * @description In one topic or, without it, in the whole group. Hosts and observers alone.
         */
        readonly get: operations["countHostTopicMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/compere/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search topics, answers and respondents
         * @description The best 20 of each. Hosts and observers alone.
         */
        readonly get: operations["searchHostTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusSections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The topics of a respondent with their sections
         * @description In the host's order with progress, what is unread and what is owed next. Respondents alone.
         */
        readonly get: operations["listTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusSections/compere": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The sections of a topic with progress and who has not spoken
         * @description Hosts and observers alone.
         */
        readonly get: operations["listHostSections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusSections/decode/task": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The task that a group's address stands for
         * @description A hash other than that of the session's group is answered as if it did not exist.
         */
        readonly get: operations["decodeGroupTask"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/ask": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One answer and what was said under it
         * @description As far as the caller may see it; an answer still locked to the caller is `ANSWER_FIRST`.
         */
        readonly get: operations["getFollowUpThread"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The answers to a section
         * @description To respondents as the section's visibility allows: `ANSWER_FIRST` until they answered, `FORBIDDEN` where only hosts
         *     see; the own answer comes with `getTopic` in any case. Hosts and observers see all. Deleted answers keep their place.
         */
        readonly get: operations["listResponses"];
        readonly put?: never;
        /**
         * Answer a section
         * @description One answer a respondent a section. A retry with the same `clientId` answers with the stored answer; another
         *     `clientId` is `ALREADY_ANSWERED` with the stored answer as data. Length is counted in characters without spaces.
         *     Respondents alone.
         */
        readonly post: operations["createResponse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the own answer
         * @description Until a host replies to it or the section closes; earlier wordings are kept for audit. Respondents alone.
         */
        readonly post: operations["editResponse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask after an answer, reply or note
         * @description By role: a host asks publicly or only the author, must-answer or not; a respondent replies under the own answer, or
         *     under another's that they may see; an observer notes for the back room. From a host's public or private word on, the
         *     answer can no longer be edited. A retry with the same `clientId` answers with what was stored. After the section
         *     has closed, only hosts, observers and replies to must-answer follow-ups are taken.
         */
        readonly post: operations["createFollowUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusVotes/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A vote as its respondent sees it
         * @description With the own choice, and results as far as they are shown. Respondents alone.
         */
        readonly get: operations["getVote"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusVotes/compere": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The votes of a topic with names
         * @description Who chose what and who has not voted. Hosts and observers alone.
         */
        readonly get: operations["listHostVotes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusVotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Vote
         * @description A vote can be changed until it closes; the same choice again changes nothing. Options are checked against kind, minimum and maximum.
         *     Respondents alone.
         */
        readonly post: operations["castVote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The transcript of a topic as a spreadsheet
         * @description One sheet a section: the question, then each answer in order of time with its follow-ups and replies, without what is
         *     deleted and without the back room's notes. Cells that begin like a formula are escaped. The last sheet, 说明, names
         *     rows and columns, and gives the SHA-256 of each sheet's rows. Every download is recorded. Named time stamp and 4
         *     digits. Hosts and observers alone.
         */
        readonly get: operations["downloadTopicResponses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusMembers/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The member list as a spreadsheet
         * @description One row a respondent: attributes they agreed to share, progress, answers, visits; no contact details. Cells that begin
         *     like a formula are escaped. The last sheet, 说明, names filters, rows and columns, and gives the SHA-256 of the rows.
         *     Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
         */
        readonly get: operations["downloadGroupMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All answers of the group, filtered
         * @description Filters narrow together. Newest first unless ordered otherwise. Hosts and observers alone.
         */
        readonly get: operations["listHostResponses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/topic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Topics and sections to filter answers by
         * @description Hosts and observers alone.
         */
        readonly get: operations["listResponseTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/tag": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The tags of the group
         * @description Most used first. Hosts and observers alone.
         */
        readonly get: operations["listResponseTags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/member/attr": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Attributes of respondents to filter answers by
         * @description Only what respondents agreed to share with this group. Hosts and observers alone.
         */
        readonly get: operations["listResponseAttributes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete answers with a reason
         * @description Content and attachments are hidden from everyone and kept for audit; the author is told the reason, and may answer
         *     again while the section is open. All or nothing. Hosts alone.
         */
        readonly post: operations["deleteResponses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/base/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Filtered answers as a spreadsheet
         * @description One row an answer, oldest first: topic, section, respondent, attributes, content, tags, tagged passages, number of
         *     attachments, times. Without deleted answers. Cells that begin like a formula are escaped. The last sheet, 说明, gives
         *     filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
         */
        readonly get: operations["downloadResponseTable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/member/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Filtered answers by respondent as a spreadsheet
         * @description One row a respondent with a matching answer, one column a section. Cells that begin like a formula are escaped. The
         *     last sheet, 说明, gives filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and
         *     observers alone.
         */
        readonly get: operations["downloadMemberTable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focusResponses/attachment/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The attachments of filtered answers in one archive
         * @description A folder a topic, in it the files of the questions that the matching answers answer, and those of the answers. A manifest
         *     with the SHA-256 of each is last. Named time stamp and 4 digits, streamed. Without a single file `NOT_FOUND`. Hosts and
         *     observers alone.
         */
        readonly get: operations["downloadResponseAttachments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focus/attachment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Attachments of the group
         * @description Newest first: what stands in answers and follow-ups that the caller may see, and what the caller uploaded and hasn't sent
         *     yet. Respondents see their own; hosts and observers all but those of deleted answers.
         */
        readonly get: operations["listGroupAttachments"];
        readonly put?: never;
        /**
         * Register an uploaded file
         * @description The file's content decides its type, not its name; location data is stripped from pictures. Its id is then given to
         *     `createResponse`, `editResponse` or `createFollowUp`. What is used nowhere after 24 hours is removed. Respondents give
         *     pictures, videos and recordings, hosts also PDF; observers nothing.
         */
        readonly post: operations["addGroupAttachment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focus/attachment/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Chosen attachments in one archive
         * @description A folder a topic; in it files named by section, respondent as `identity` says, and a number, never by the original name,
         *     which may name a person. The last file, 清单.csv, gives each file's person, place, time and SHA-256. All must be visible
         *     to the caller, else `NOT_FOUND`. Every download is recorded. Named time stamp and 4 digits, streamed. Hosts alone.
         */
        readonly post: operations["downloadGroupAttachments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/focus/attachment/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove attachments
         * @description Respondents their own, while the answer that holds them may still be edited; hosts any, with a reason. All or nothing.
         *     Kept for audit.
         */
        readonly post: operations["removeGroupAttachments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/discussions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The discussions that the member is invited to
         * @description Those that open last first, with what a respondent still owes. Archived groups and withdrawn invitations are left
         *     out.
         */
        readonly get: operations["listMyGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/discussions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which of the member's groups something is part of
         * @description For an address that names only a topic, a section, an own answer, or a follow-up below one. Anything of a group that
         *     the member isn't invited to is `NOT_FOUND`, and so are others' answers.
         */
        readonly get: operations["findDiscussion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/groups/{hash}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the sign-in page of a group says
         * @description Answers from publication on, so that the page can count down to an upcoming group and tell that one is over, and
         *     hosts can sign in to an archived one. Before that `GROUP_NOT_OPEN`; an unknown hash is `NOT_FOUND`.
         */
        readonly get: operations["getGroup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/groups/{hash}/sms/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a sign-in code to an invited mobile
         * @description Answers the same whether the mobile is invited or not; a code goes out only to invited ones. Resend after 60 s,
         *     5 a day a mobile, 20 a day a device (rule 2.5).
         */
        readonly post: operations["sendGroupCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/groups/{hash}/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in to one group with mobile and code
         * @description The session's audience is the group: it opens nothing else. Respondents enter from opening until the group is
         *     archived, else `GROUP_NOT_OPEN`; hosts and observers also before and after. `NOT_INVITED` is told only to who proved the mobile by
         *     a right code, for an invitation withdrawn since.
         */
        readonly post: operations["loginGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/groups/{hash}/ticket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let an invited member cross from the member site into a group
         * @description A one-time ticket, good for 60 seconds and for this group only (rule 6.3).
         */
        readonly post: operations["createGroupTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/groups/{hash}/ticket/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in to one group with a ticket
         * @description A ticket that is used, expired or of another group is `TICKET_INVALID`; the mobile and code are then the way in.
         */
        readonly post: operations["loginGroupWithTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/groups/{hash}/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Settle the first visit, or change nickname and avatar
         * @description Records the agreement to rules and consent with its version and time. Refuses a version that is no longer current
         *     with `GROUP_CONSENT_REQUIRED`, the hash of another group with `NOT_FOUND`, and an archived group with
         *     `GROUP_NOT_OPEN`.
         */
        readonly post: operations["updateGroupProfile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggest topics while typing in the header
         * @description Topics the caller may see whose title, or a section's title, contains the words; best first, at most 10.
         */
        readonly get: operations["searchTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusSections/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move the unread dividers of sections
         * @description Everything up to and including an answer counts as read by the caller; a divider never moves back. All or nothing.
         *     Nothing needs to be fetched again afterwards. A host's reading shows the authors 「主持人已看」.
         */
        readonly post: operations["markSectionsRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusTopics/remind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remind respondents of what they owe
         * @description By message on the site, and by text message for those who agreed to it; at most once in 12 hours a respondent and three times for a topic (rule 6.35). Hosts alone.
         */
        readonly post: operations["remindGroupMembers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Put tags on answers and take them off
         * @description All or nothing; a tag that no answer carries any more is gone. With `passage` the tags stand on a marked part of one
         *     answer; `PASSAGE_STALE` when that was edited since. Hosts alone.
         */
        readonly post: operations["tagResponses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Bring deleted answers back
         * @description Within 30 days (`RESTORE_TOO_LATE`), and not where the author has answered again (`RESPONSE_REPLACED`). All or nothing.
         *     Hosts alone.
         */
        readonly post: operations["restoreResponses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/star": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Star an answer for oneself
         * @description Seen by nobody else. Hosts and observers alone.
         */
        readonly post: operations["starResponse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the caller may make groups
         * @description Whether an operator named this member as a host (rule 6.24).
         */
        readonly get: operations["getHostingAccess"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/ticket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let a host cross from the member site to the pages for hosts
         * @description A one-time ticket, good for 60 seconds. The session it buys opens the calls for hosts only.
         */
        readonly post: operations["createHostingTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open a session for hosting with a ticket
         * @description The session belongs to the member, but opens only what hosts need. A ticket that is used or expired is
         *     `HOST_TICKET_INVALID`; who is no host any more is `NOT_A_HOST`.
         */
        readonly post: operations["loginHosting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/downloads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who downloaded what from the group
         * @description The audit of downloads, newest first. Hosts alone.
         */
        readonly get: operations["listGroupDownloads"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/words": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The words of filtered answers, most frequent first
         * @description Words that carry meaning, counted by the answers that use them; the newest 20,000 answers count. Hosts and observers alone.
         */
        readonly get: operations["listResponseWords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who has spoken about what
         * @description Respondents by the values of one attribute that they share, against topics. Hosts and observers alone.
         */
        readonly get: operations["getVoiceCoverage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/radar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What deserves the host's next question
         * @description Unanswered follow-ups, thin answers, votes that the text contradicts, and silent people; up to 50 of each. Hosts and observers alone.
         */
        readonly get: operations["getFollowUpRadar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/quotes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The quote board
         * @description Passages that hosts put there, in their order, each with where it comes from. People are named as `identity` says. Hosts and observers alone.
         */
        readonly get: operations["listQuotes"];
        readonly put?: never;
        /**
         * Put a passage on the quote board
         * @description `PASSAGE_STALE` when the answer was edited since; a passage that stands there already is answered alike. Hosts alone.
         */
        readonly post: operations["addQuote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/focusResponses/quotes/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Order the quote board
         * @description `ids` are all quotes of the board in their new order. With `remove` one is taken off. Hosts alone.
         */
        readonly post: operations["orderQuotes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/attributes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * By which attributes hosts may invite members
         * @description Those that aren't sensitive, with their possible values (rule 6.28).
         */
        readonly get: operations["listInvitingAttributes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The groups a host makes
         * @description The newest first. Only members whom an operator named as hosts; all others get `NOT_A_HOST`.
         */
        readonly get: operations["listHostedGroups"];
        readonly put?: never;
        /**
         * Make a group, as a draft
         * @description The caller becomes its first host. `id` is made by the page, so that sending it twice makes one group.
         */
        readonly post: operations["createHostedGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One group with its settings
         * @description What its hosts set, where it stands in its life, and how many it has invited.
         */
        readonly get: operations["getHostedGroup"];
        readonly put?: never;
        /**
         * Change the settings of a group
         * @description `revision` is the one that was read; an older one is `GUIDE_CHANGED`. The reward plan is fixed once people are invited (`PLAN_FIXED`), the opening once the group is open. Changed rules or consent text have to be agreed to again.
         */
        readonly post: operations["updateHostedGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a group on in its life
         * @description Draft, inviting, open, closed, archived, and never back. A move that the group is not ready for is refused with the state it is in.
         */
        readonly post: operations["moveHostedGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/rehearsal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The rehearsal of a group
         * @description Null while none runs (rule 6.40).
         */
        readonly get: operations["getRehearsal"];
        readonly put?: never;
        /**
         * Rehearse a group before it opens
         * @description Copies the guide as it stands, and scripted respondents answer it, so that hosts see the desk as it will look. It is a
         *     group of its own: nothing of it is paid, messaged, or counted in the group. A rehearsal that runs is replaced. Once the
         *     group is open, `REHEARSAL_TOO_LATE`.
         */
        readonly post: operations["startRehearsal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/rehearsal/ticket": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let a host into the rehearsal
         * @description A one-time ticket for the rehearsal's own `hash`, good for 60 seconds. `NOT_FOUND` while none runs.
         */
        readonly post: operations["createRehearsalTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/rehearsal/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the rehearsal
         * @description Everything of it is deleted. Ending none changes nothing. It also ends when the group opens, and after a day.
         */
        readonly post: operations["endRehearsal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The guide as its hosts edit it
         * @description All topics and sections in order, with their votes and the number of answers.
         */
        readonly get: operations["getGuide"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/topics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add topics with their sections
         * @description After the others, in one step. Ids are made by the page; sending a topic twice adds it once.
         */
        readonly post: operations["addGuideTopics"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/topics/{topicId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change a topic
         * @description Title, summary, times and audience. A tag that the group doesn't have is `TAG_UNKNOWN`; showing what people answered to
         *     others than before is `VISIBILITY_PROMISED`.
         */
        readonly post: operations["updateGuideTopic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/topics/{topicId}/sections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a section to a topic
         * @description After the others.
         */
        readonly post: operations["addGuideSection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/sections/{sectionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change a section
         * @description The question of an answered section can not be reworded and keeps its files (`QUESTION_ANSWERED`), its answers not be shown to more people than was promised (`VISIBILITY_PROMISED`), and a vote with ballots not be changed (`VOTE_HAS_BALLOTS`).
         */
        readonly post: operations["updateGuideSection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/sections/{sectionId}/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close a section now, and put another question in its place
         * @description Answers stay. With `replacement` a new section takes the place; who answered the old one owes nothing new for the reward.
         *     It starts with the files of the old one. With `media` it has those instead, which may name files of the old one.
         */
        readonly post: operations["closeGuideSection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove a topic or a section that nobody answered
         * @description What has answers can only be closed (`QUESTION_ANSWERED`). Once people are invited, the last section stays (`GUIDE_EMPTY`).
         */
        readonly post: operations["removeFromGuide"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Put topics and sections in order
         * @description The whole order: every topic, and the sections of each, once. A section may move to another topic while nobody answered it.
         */
        readonly post: operations["orderGuide"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register a file for a question
         * @description A picture, video, recording or PDF that was uploaded with `getGuideUploadForm`. Its content must be what its name says.
         *     Name its id in the `media` of a section; what no section names within a day is deleted.
         */
        readonly post: operations["addGuideFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/guide/files/form": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the form for uploading one file for a question
         * @description As `getUploadPolicy` answers it, for the host's own folder in this group.
         */
        readonly get: operations["getGuideUploadForm"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What was changed since the opening
         * @description Who changed what, when, and what it said before and after; the newest first.
         */
        readonly get: operations["listGroupChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who is invited
         * @description Numbers are masked and never shown whole again.
         */
        readonly get: operations["listInvitations"];
        readonly put?: never;
        /**
         * Invite people by mobile
         * @description One number a line, at most 5,000. Faults are answered by line and invite nobody on that line. With `dryRun` nothing is stored.
         */
        readonly post: operations["addInvitations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/invitations/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Invite members by their attributes
         * @description Counts first: with `dryRun` it only answers how many would be invited. Only members who allow matching by their attributes are found, and sensitive attributes find nobody.
         */
        readonly post: operations["inviteMembers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/invitations/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraw invitations
         * @description Sessions in the group end at once. What the person wrote stays. The caller's own is left as it is.
         */
        readonly post: operations["withdrawInvitations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/invitations/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send invitations again
         * @description Only to who has not entered; once in 12 hours and three times in all. The answer counts who got it.
         */
        readonly post: operations["sendInvitations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Tags of people
         * @description With how many people have each.
         */
        readonly get: operations["listPeopleTags"];
        readonly put?: never;
        /**
         * Add or rename a tag of people
         * @description `TAG_TAKEN` when the group has one of that name.
         */
        readonly post: operations["savePeopleTag"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/tags/assign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give people a tag, or take it off
         * @description Respondents never learn of tags.
         */
        readonly post: operations["tagPeople"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/rewards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What was reckoned at the closing
         * @description One row a respondent: topics finished, coins, and what became of them.
         */
        readonly get: operations["listGroupRewards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hosting/groups/{groupId}/rewards/{personId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a person out of the reward, or put them back
         * @description With a reason, which the person reads. Only until the pay-out is confirmed (`PAY_CONFIRMED`).
         */
        readonly post: operations["takeOutOfReward"];
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
        /**
         * 安全校验题
         * @description The `data` of PROOF_REQUIRED. The device solves it, not the person.
         * @example {
         *       "challenge": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "bits": 16,
         *       "expiresAt": "2026-11-21T08:35:00.000Z"
         *     }
         */
        readonly ProofChallenge: {
            readonly challenge: components["schemas"]["Ticket"];
            /**
             * @description Number of zero bits at the start of the hash.
             * @example 16
             */
            readonly bits: number;
            readonly expiresAt: components["schemas"]["Time"];
        };
        /**
         * 二维码已失效
         * @description Sent with code 1049 to the browser that shows the code. An unknown ticket counts as expired.
         * @example {
         *       "state": "refused"
         *     }
         */
        readonly QrLoginOver: {
            /** @enum {string} */
            readonly state: "expired" | "refused";
        };
        /**
         * 剩余次数
         * @description Data of CODE_WRONG.
         * @example {
         *       "triesLeft": 4
         *     }
         */
        readonly CodeTriesLeft: {
            /** @description Remaining tries for this code. */
            readonly triesLeft: number;
        };
        /**
         * 密码登录暂停
         * @description Data of PASSWORD_TRIES_USED.
         * @example {
         *       "retryAfterSeconds": 900
         *     }
         */
        readonly PasswordLocked: {
            /** @description Seconds until the password may be tried again. */
            readonly retryAfterSeconds: number;
        };
        /**
         * 时间还没到
         * @description Data of TIME_NOT_REACHED.
         * @example {
         *       "seconds": 10,
         *       "secondsNeeded": 30
         *     }
         */
        readonly TaskTooFast: {
            /** @description Seconds counted so far. A video continues from here. */
            readonly seconds: number;
            readonly secondsNeeded: number;
        };
        /** @description The envelope of every JSON answer. */
        readonly Envelope: {
            /** @description 200 is success. */
            readonly code: number;
            /** @description What happened, in Chinese. */
            readonly msg: string;
        };
        readonly Fault: {
            readonly code: number;
            readonly msg: string;
            /** @description Details of the refusal, or null. */
            readonly data: unknown;
            /** @description Number to quote to support. */
            readonly requestId?: string;
        };
        /** @description Success without data. */
        readonly Done: null;
        /**
         * 加密字段
         * @description `<key id>:<base64>`, RSA-OAEP (3072 bits, SHA-256) of JSON `{ value, timestamp, nonce }` under the key of
         *     `GET /v1/auth/public-key`; timestamp in ms. A replayed nonce or a time stamp older than 5 minutes is refused.
         * @example k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ
         */
        readonly EncryptedField: string;
        /**
         * 公开编号
         * @description A short hash that identifies a thing in addresses.
         * @example t7Kq2mX9bLpR
         */
        readonly PublicId: string;
        /**
         * 编号
         * Format: uuid
         * @example 0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607
         */
        readonly Id: string;
        /**
         * 时间
         * Format: date-time
         * @example 2026-11-21T08:30:00.000Z
         */
        readonly Time: string;
        /**
         * 金币
         * @description Gold coins; 100 coins are 1 yuan.
         * @example 120
         */
        readonly Coins: number;
        /**
         * @example {
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "code": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly SmsLoginRequest: {
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly code: components["schemas"]["EncryptedField"];
        };
        /**
         * 访问令牌
         * @description Send it as `z-token: Bearer <token>`. Valid for 30 minutes.
         * @example ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v
         */
        readonly AccessToken: string;
        /**
         * 刷新令牌
         * @description Valid for 14 days and for one use. Every refresh returns the next one.
         * @example yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL
         */
        readonly RefreshToken: string;
        /**
         * @description A session, in calls that may also return something else.
         * @example {
         *       "state": "signedIn",
         *       "token": "ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v",
         *       "refreshToken": "yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL",
         *       "expired": 1795251600000
         *     }
         */
        readonly SignedIn: {
            /** @constant */
            readonly state: "signedIn";
            readonly token: components["schemas"]["AccessToken"];
            readonly refreshToken: components["schemas"]["RefreshToken"];
            /**
             * Format: int64
             * @description When `token` expires, in milliseconds since 1970.
             * @example 1795251600000
             */
            readonly expired: number;
        };
        /**
         * 一次性凭据
         * @description An opaque, short-lived ticket for one purpose.
         * @example Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a
         */
        readonly Ticket: string;
        /**
         * @description The mobile is verified and has no account yet.
         * @example {
         *       "state": "unregistered",
         *       "registerTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"
         *     }
         */
        readonly Unregistered: {
            /** @constant */
            readonly state: "unregistered";
            readonly registerTicket: components["schemas"]["Ticket"];
        };
        /**
         * @example {
         *       "state": "unregistered",
         *       "registerTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"
         *     }
         */
        readonly LoginResult: components["schemas"]["SignedIn"] | components["schemas"]["Unregistered"];
        /**
         * @example {
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "password": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly PasswordLoginRequest: {
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly password: components["schemas"]["EncryptedField"];
        };
        /**
         * 会话
         * @example {
         *       "token": "ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v",
         *       "refreshToken": "yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL",
         *       "expired": 1795251600000
         *     }
         */
        readonly Session: {
            readonly token: components["schemas"]["AccessToken"];
            readonly refreshToken: components["schemas"]["RefreshToken"];
            /**
             * Format: int64
             * @description When `token` expires, in milliseconds since 1970.
             * @example 1795251600000
             */
            readonly expired: number;
        };
        /**
         * 验证码用途
         * @example login
         * @enum {string}
         */
        readonly AuthCodePurpose: "login" | "reset";
        /**
         * 安全校验
         * @description The solved ProofChallenge of an earlier PROOF_REQUIRED. It works once, only from the network address that received the challenge, until it expires. The refused call used nothing up; repeat it unchanged with `proof` added.
         * @example {
         *       "challenge": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "solution": "84021"
         *     }
         */
        readonly ProofAnswer: {
            readonly challenge: components["schemas"]["Ticket"];
            /**
             * @description Makes SHA-256 of `<challenge>.<solution>` begin with `bits` zero bits.
             * @example 84021
             */
            readonly solution: string;
        };
        /**
         * @example {
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "purpose": "login"
         *     }
         */
        readonly AuthCodeRequest: {
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly purpose: components["schemas"]["AuthCodePurpose"];
            readonly proof?: components["schemas"]["ProofAnswer"];
        };
        /**
         * @example {
         *       "resendAfterSeconds": 60
         *     }
         */
        readonly CodeSent: {
            /**
             * @description Seconds until another code can be requested.
             * @example 60
             */
            readonly resendAfterSeconds: number;
        };
        /**
         * 协议版本
         * @description The day the agreement took effect.
         * @example 2026-11-01
         */
        readonly AgreementVersion: string;
        /**
         * 邀请码
         * @example YA7K2M9X
         */
        readonly InviteCode: string;
        /**
         * @example {
         *       "registerTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "agreementVersion": "2026-11-01",
         *       "agreed": true,
         *       "inviteCode": "YA7K2M9X"
         *     }
         */
        readonly RegisterRequest: {
            readonly registerTicket: components["schemas"]["Ticket"];
            readonly agreementVersion: components["schemas"]["AgreementVersion"];
            /**
             * @description Whether the member read and accepted this version of 用户协议 and 隐私政策.
             * @constant
             */
            readonly agreed: true;
            readonly inviteCode?: components["schemas"]["InviteCode"];
        };
        /**
         * @example {
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly NewMobileCodeRequest: {
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly proof?: components["schemas"]["ProofAnswer"];
        };
        /**
         * 手机验证用途
         * @example changePassword
         * @enum {string}
         */
        readonly CheckPurpose: "changeMobile" | "changePassword" | "closeAccount" | "exportData";
        /**
         * @example {
         *       "purpose": "changePassword"
         *     }
         */
        readonly OwnCodeRequest: {
            readonly purpose: components["schemas"]["CheckPurpose"];
            readonly proof?: components["schemas"]["ProofAnswer"];
        };
        /**
         * 邮箱
         * @description The server checks its form and refuses with EMAIL_INVALID.
         * @example xiaoya@example.com
         */
        readonly EmailAddress: string;
        /**
         * @example {
         *       "email": "xiaoya@example.com"
         *     }
         */
        readonly EmailCodeRequest: {
            readonly email: components["schemas"]["EmailAddress"];
            readonly proof?: components["schemas"]["ProofAnswer"];
        };
        /**
         * @example {
         *       "refreshToken": "yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL"
         *     }
         */
        readonly RefreshRequest: {
            readonly refreshToken: components["schemas"]["RefreshToken"];
        };
        /**
         * 扫码登录
         * @description The code shows `content`; `ticket` is what this browser polls with and is never shown.
         * @example {
         *       "content": "https://www.yayan.example/login/qr?ticket=hJ9dF6aZt3mB0yq8mXw2vN5c",
         *       "ticket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "expiresAt": "2026-11-21T08:33:00.000Z",
         *       "pollAfterMs": 2000
         *     }
         */
        readonly QrLogin: {
            /**
             * Format: uri
             * @description What the code shows: an address of /login/qr with a ticket of its own, which opens nothing without a signed-in phone.
             * @example https://www.yayan.example/login/qr?ticket=hJ9dF6aZt3mB0yq8mXw2vN5c
             */
            readonly content: string;
            readonly ticket: components["schemas"]["Ticket"];
            readonly expiresAt: components["schemas"]["Time"];
            /**
             * @description Pause between two checks.
             * @example 2000
             */
            readonly pollAfterMs: number;
        };
        /**
         * @description A phone has scanned the code and is asked to confirm.
         * @example {
         *       "state": "scanned",
         *       "nickname": "小芽",
         *       "avatar": "https://img.yayan.example/avatar/7.webp"
         *     }
         */
        readonly QrScanned: {
            /** @constant */
            readonly state: "scanned";
            /**
             * @description Nickname of the phone's member.
             * @example 小芽
             */
            readonly nickname: string;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/avatar/7.webp
             */
            readonly avatar: string | null;
        };
        /**
         * @example {
         *       "state": "scanned",
         *       "nickname": "小芽",
         *       "avatar": null
         *     }
         */
        readonly QrLoginState: components["schemas"]["QrScanned"] | components["schemas"]["SignedIn"];
        /**
         * @example {
         *       "ticket": "hJ9dF6aZt3mB0yq8mXw2vN5c"
         *     }
         */
        readonly QrScanTicket: {
            readonly ticket: components["schemas"]["Ticket"];
        };
        /**
         * 扫码登录请求
         * @description The browser that asks to be signed in, so that the member can recognise it before confirming.
         * @example {
         *       "browser": "Chrome",
         *       "system": "Windows",
         *       "network": "203.0.*.*",
         *       "sameNetwork": true,
         *       "askedAt": "2026-11-21T08:31:00.000Z",
         *       "expiresAt": "2026-11-21T08:33:00.000Z"
         *     }
         */
        readonly QrAsker: {
            /**
             * @description Name of the browser.
             * @example Chrome
             */
            readonly browser: string | null;
            /**
             * @description Name of the operating system.
             * @example Windows
             */
            readonly system: string | null;
            /**
             * @description Network address without its last part.
             * @example 203.0.*.*
             */
            readonly network: string;
            /**
             * @description Whether browser and phone are behind the same network address.
             * @example true
             */
            readonly sameNetwork: boolean;
            readonly askedAt: components["schemas"]["Time"];
            readonly expiresAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "code": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "password": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly PasswordResetRequest: {
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly code: components["schemas"]["EncryptedField"];
            readonly password: components["schemas"]["EncryptedField"];
        };
        /**
         * @example {
         *       "signedOutDevices": 2
         *     }
         */
        readonly PasswordChanged: {
            /**
             * @description How many devices were signed out.
             * @example 2
             */
            readonly signedOutDevices: number;
        };
        /**
         * 第三方授权码
         * @example 021aBcDe0fGhIj1kLmNo2pQrSt3uVwXy
         */
        readonly SnsCode: string;
        /**
         * 第三方登录状态值
         * @example s4Jq8mXw2vN5cK7sQ1rL4hJ9
         */
        readonly SnsState: string;
        /**
         * 第三方账号类型
         * @example 1
         * @enum {integer}
         */
        readonly SnsType: 1 | 2 | 3 | 4;
        /**
         * @description Sent with code 5013.
         * @example {
         *       "state": "bindRequired",
         *       "bindTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "type": 1,
         *       "nickname": "小芽",
         *       "avatar": null
         *     }
         */
        readonly BindRequired: {
            /** @constant */
            readonly state: "bindRequired";
            readonly bindTicket: components["schemas"]["Ticket"];
            readonly type: components["schemas"]["SnsType"];
            /**
             * @description Nickname from the third party.
             * @example 小芽
             */
            readonly nickname: string | null;
            /**
             * Format: uri-reference
             * @example https://thirdwx.example/head/1.png
             */
            readonly avatar: string | null;
        };
        /**
         * @example {
         *       "state": "bindRequired",
         *       "bindTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "type": 1,
         *       "nickname": "小芽",
         *       "avatar": null
         *     }
         */
        readonly SnsLoginResult: components["schemas"]["SignedIn"] | components["schemas"]["BindRequired"];
        /**
         * @example {
         *       "type": 1
         *     }
         */
        readonly SnsStartRequest: {
            readonly type: components["schemas"]["SnsType"];
        };
        /**
         * 第三方登录入口
         * @example {
         *       "authorizeUrl": "https://graph.qq.com/oauth2.0/authorize?response_type=code&client_id=1&redirect_uri=https%3A%2F%2Fwww.yayan.example%2Fopen%2Fqq%2Fcallback.php&state=s4Jq8mXw2vN5cK7sQ1rL4hJ9&scope=get_user_info",
         *       "state": "s4Jq8mXw2vN5cK7sQ1rL4hJ9",
         *       "expiresAt": "2026-11-21T08:43:00.000Z"
         *     }
         */
        readonly SnsStart: {
            /**
             * Format: uri
             * @description The third party's page. It returns only to our callback page.
             * @example https://open.weixin.qq.com/connect/qrconnect?appid=wx0&redirect_uri=https%3A%2F%2Fwww.yayan.example%2Fopen%2Fwechat%2Fcallback&response_type=code&scope=snsapi_login&state=s4Jq8mXw2vN5cK7sQ1rL4hJ9#wechat_redirect
             */
            readonly authorizeUrl: string;
            readonly state: components["schemas"]["SnsState"];
            readonly expiresAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         1,
         *         2,
         *         3,
         *         4
         *       ]
         *     }
         */
        readonly SnsProviderList: {
            readonly items: readonly components["schemas"]["SnsType"][];
        };
        /**
         * @example {
         *       "by": "code",
         *       "bindTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "code": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly SnsBindByCode: {
            /** @constant */
            readonly by: "code";
            readonly bindTicket: components["schemas"]["Ticket"];
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly code: components["schemas"]["EncryptedField"];
        };
        /**
         * @example {
         *       "by": "merge",
         *       "mergeTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"
         *     }
         */
        readonly SnsBindByMerge: {
            /** @constant */
            readonly by: "merge";
            readonly mergeTicket: components["schemas"]["Ticket"];
        };
        /**
         * @example {
         *       "by": "merge",
         *       "mergeTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"
         *     }
         */
        readonly SnsBindRequest: components["schemas"]["SnsBindByCode"] | components["schemas"]["SnsBindByMerge"];
        /**
         * 脱敏手机号
         * @example 138****5678
         */
        readonly MaskedMobile: string;
        /**
         * @description The verified mobile has an account. Its owner decides whether to bind to it.
         * @example {
         *       "state": "mergeRequired",
         *       "mergeTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "nickname": "小芽",
         *       "avatar": null,
         *       "mobile": "138****5678"
         *     }
         */
        readonly MergeRequired: {
            /** @constant */
            readonly state: "mergeRequired";
            readonly mergeTicket: components["schemas"]["Ticket"];
            /** @example 小芽 */
            readonly nickname: string;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/avatar/7.webp
             */
            readonly avatar: string | null;
            readonly mobile: components["schemas"]["MaskedMobile"];
        };
        /**
         * @example {
         *       "state": "unregistered",
         *       "registerTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"
         *     }
         */
        readonly SnsBindResult: components["schemas"]["SignedIn"] | components["schemas"]["Unregistered"] | components["schemas"]["MergeRequired"];
        /**
         * 第三方账号
         * @example {
         *       "type": 1,
         *       "bound": true,
         *       "nickname": "小芽",
         *       "boundAt": "2026-11-21T08:30:00.000Z",
         *       "canUnbind": true
         *     }
         */
        readonly SnsBinding: {
            readonly type: components["schemas"]["SnsType"];
            readonly bound: boolean;
            /**
             * @description Nickname from the third party.
             * @example 小芽
             */
            readonly nickname: string | null;
            readonly boundAt: components["schemas"]["Time"] | null;
            /** @description False while it is the only way to sign in. */
            readonly canUnbind: boolean;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "type": 1,
         *           "bound": true,
         *           "nickname": "小芽",
         *           "boundAt": "2026-11-21T08:30:00.000Z",
         *           "canUnbind": true
         *         },
         *         {
         *           "type": 2,
         *           "bound": false,
         *           "nickname": null,
         *           "boundAt": null,
         *           "canUnbind": false
         *         }
         *       ]
         *     }
         */
        readonly SnsBindingList: {
            readonly items: readonly components["schemas"]["SnsBinding"][];
        };
        /**
         * @example {
         *       "type": 1
         *     }
         */
        readonly SnsUnbindRequest: {
            readonly type: components["schemas"]["SnsType"];
        };
        /**
         * @example {
         *       "checkTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "code": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly MobileChangeRequest: {
            readonly checkTicket: components["schemas"]["Ticket"];
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly code: components["schemas"]["EncryptedField"];
        };
        /**
         * @example {
         *       "mobile": "139****1234",
         *       "signedOutDevices": 2
         *     }
         */
        readonly MobileChanged: {
            readonly mobile: components["schemas"]["MaskedMobile"];
            /**
             * @description How many other devices were signed out.
             * @example 2
             */
            readonly signedOutDevices: number;
        };
        /**
         * @example {
         *       "purpose": "changePassword",
         *       "code": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly CodeCheckRequest: {
            readonly purpose: components["schemas"]["CheckPurpose"];
            readonly code: components["schemas"]["EncryptedField"];
        };
        /**
         * @example {
         *       "checkTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "expiresAt": "2026-11-21T08:40:00.000Z"
         *     }
         */
        readonly CheckTicket: {
            readonly checkTicket: components["schemas"]["Ticket"];
            readonly expiresAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "checkTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a",
         *       "password": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly PasswordChangeRequest: {
            readonly checkTicket: components["schemas"]["Ticket"];
            readonly password: components["schemas"]["EncryptedField"];
        };
        /**
         * @example {
         *       "email": "xiaoya@example.com",
         *       "code": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly EmailChangeRequest: {
            readonly email: components["schemas"]["EmailAddress"];
            readonly code: components["schemas"]["EncryptedField"];
        };
        /**
         * 脱敏邮箱
         * @example x***a@example.com
         */
        readonly MaskedEmail: string;
        /**
         * @example {
         *       "email": "x***a@example.com"
         *     }
         */
        readonly EmailChanged: {
            readonly email: components["schemas"]["MaskedEmail"];
        };
        /**
         * 成年认证状态
         * @example 1
         * @enum {integer}
         */
        readonly AdultStatus: 0 | 1 | 2;
        /**
         * 实名认证
         * @description The real-name check. `consentVersion` is the current version of the consent text.
         * @example {
         *       "status": 1,
         *       "name": "王*明",
         *       "idNumber": "3101**********1234",
         *       "reason": null,
         *       "triesLeft": 2,
         *       "submittedAt": "2026-11-21T08:30:00.000Z",
         *       "consentVersion": "2026-11-01"
         *     }
         */
        readonly IdVerification: {
            /** @description null before the first submission. */
            readonly status: components["schemas"]["AdultStatus"] | null;
            /**
             * @description Masked.
             * @example 王*明
             */
            readonly name: string | null;
            /**
             * @description Masked.
             * @example 3101**********1234
             */
            readonly idNumber: string | null;
            /**
             * @description Why it was refused.
             * @example 未满 18 周岁，暂不能兑换现金
             */
            readonly reason: string | null;
            /**
             * @description Remaining submissions.
             * @example 3
             */
            readonly triesLeft: number;
            readonly submittedAt: components["schemas"]["Time"] | null;
            readonly consentVersion: components["schemas"]["AgreementVersion"];
        };
        /**
         * @example {
         *       "code": "021aBcDe0fGhIj1kLmNo2pQrSt3uVwXy",
         *       "state": "s4Jq8mXw2vN5cK7sQ1rL4hJ9"
         *     }
         */
        readonly SnsCodeRequest: {
            readonly code: components["schemas"]["SnsCode"];
            readonly state: components["schemas"]["SnsState"];
        };
        /**
         * @example {
         *       "auth_code": "4b203fe6c11548bcabd8da5bb087a83b",
         *       "state": "s4Jq8mXw2vN5cK7sQ1rL4hJ9"
         *     }
         */
        readonly AlipayCodeRequest: {
            readonly auth_code: components["schemas"]["SnsCode"];
            readonly state: components["schemas"]["SnsState"];
        };
        /**
         * @example {
         *       "name": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "idNumber": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "consentVersion": "2026-11-01",
         *       "consented": true
         *     }
         */
        readonly IdVerificationRequest: {
            readonly name: components["schemas"]["EncryptedField"];
            readonly idNumber: components["schemas"]["EncryptedField"];
            readonly consentVersion: components["schemas"]["AgreementVersion"];
            /**
             * @description Separate consent to process sensitive personal data.
             * @constant
             */
            readonly consented: true;
        };
        /**
         * 加密公钥
         * @example {
         *       "keyId": "k1",
         *       "publicKey": "-----BEGIN PUBLIC KEY-----\nMIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEA+u2SykighwRHDsFE7cnq\nPNW37CY3ia4Ho99XnOx9Uu9FgO9Z5sTFeMvtCB6+CCAP/Gal41fVgM4SFYqCehS0\nWa1Dl68BBVE4R53U9Li7XCtCZh85+QnQoR9Bfagg//d4sZtu4UIMd1u7fKIG/tqR\n8iILgRM0o3NRHTHhysm7taSXnVqu9S1uuVQlNZCQ/CckRZABy9JzscQHjRGT1+wp\n5Z5lKBZaPcFmbnodHQ+5gzMDJn0te/QaWwKXyP1XcXqKHT0JF+2qLgjN+Hixa9R0\nSK9oCCqP4+Z3aR4x+RvkL7EKVhv0Du7/nG712ETTKF4v322CSJm9jqyxN5+fhDUB\nF/RlEbd2Twav5LKGU1NneKhz1iWs6ICCONnqrcTa4GONK1twXZOb1Leov9iFZUe/\nUQ8p/+n+tJZAVHHEtcjsCD+4+6ZtTXcfWD+w+4D330BTZonb48o9oTWrvA5IzFX1\nkyQ5rqr4bzZwub2Ugy6+qKujngNRfV8cBHCeUjIzdfkVAgMBAAE=\n-----END PUBLIC KEY-----\n",
         *       "algorithm": "RSA-OAEP-256",
         *       "time": 1795250000000
         *     }
         */
        readonly PublicKey: {
            /** @example k1 */
            readonly keyId: string;
            /**
             * @description PEM, SubjectPublicKeyInfo, 3072 bits.
             * @example -----BEGIN PUBLIC KEY-----
             *     MIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEA+u2SykighwRHDsFE7cnq
             *     PNW37CY3ia4Ho99XnOx9Uu9FgO9Z5sTFeMvtCB6+CCAP/Gal41fVgM4SFYqCehS0
             *     Wa1Dl68BBVE4R53U9Li7XCtCZh85+QnQoR9Bfagg//d4sZtu4UIMd1u7fKIG/tqR
             *     8iILgRM0o3NRHTHhysm7taSXnVqu9S1uuVQlNZCQ/CckRZABy9JzscQHjRGT1+wp
             *     5Z5lKBZaPcFmbnodHQ+5gzMDJn0te/QaWwKXyP1XcXqKHT0JF+2qLgjN+Hixa9R0
             *     SK9oCCqP4+Z3aR4x+RvkL7EKVhv0Du7/nG712ETTKF4v322CSJm9jqyxN5+fhDUB
             *     F/RlEbd2Twav5LKGU1NneKhz1iWs6ICCONnqrcTa4GONK1twXZOb1Leov9iFZUe/
             *     UQ8p/+n+tJZAVHHEtcjsCD+4+6ZtTXcfWD+w+4D330BTZonb48o9oTWrvA5IzFX1
             *     kyQ5rqr4bzZwub2Ugy6+qKujngNRfV8cBHCeUjIzdfkVAgMBAAE=
             *     -----END PUBLIC KEY-----
             */
            readonly publicKey: string;
            /** @constant */
            readonly algorithm: "RSA-OAEP-256";
            /**
             * Format: int64
             * @description The server's clock, in milliseconds since 1970. Encrypted fields contain this time instead of the device's, so that a device with a wrong clock can sign in.
             * @example 1795250000000
             */
            readonly time: number;
        };
        /**
         * @example {
         *       "agreementVersion": "2026-11-01",
         *       "agreed": true
         *     }
         */
        readonly AgreementRequest: {
            readonly agreementVersion: components["schemas"]["AgreementVersion"];
            /**
             * @description Whether the member read and accepted this version of 用户协议 and 隐私政策.
             * @constant
             */
            readonly agreed: true;
        };
        /**
         * 协议同意记录
         * @example {
         *       "version": "2026-11-01",
         *       "agreedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly AgreementConsent: {
            readonly version: components["schemas"]["AgreementVersion"];
            readonly agreedAt: components["schemas"]["Time"];
        };
        /**
         * 登录设备
         * @description A device that is signed in. `lastUsedAt` is accurate to half an hour, because tokens are refreshed that often.
         * @example {
         *       "id": "0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f60",
         *       "current": true,
         *       "device": 2,
         *       "browser": "Chrome",
         *       "system": "Windows",
         *       "network": "203.0.*.*",
         *       "signedInAt": "2026-11-20T08:30:00.000Z",
         *       "lastUsedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly SignedInDevice: {
            readonly id: components["schemas"]["Id"];
            /** @description Whether this is the device making the call. */
            readonly current: boolean;
            /**
             * @description What kind of device it was when it signed in.
             * @example 2
             * @enum {integer}
             */
            readonly device: 1 | 2 | 3;
            /**
             * @description Name of the browser, where it is known.
             * @example 微信
             */
            readonly browser: string | null;
            /**
             * @description Name of the browser, where it is known.
             * @example Windows
             */
            readonly system: string | null;
            /**
             * @description The first part of the network address at sign-in; we don't keep the rest.
             * @example 203.0.*.*
             */
            readonly network: string | null;
            readonly signedInAt: components["schemas"]["Time"];
            readonly lastUsedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f60",
         *           "current": true,
         *           "device": 2,
         *           "browser": "Chrome",
         *           "system": "Windows",
         *           "network": "203.0.*.*",
         *           "signedInAt": "2026-11-20T08:30:00.000Z",
         *           "lastUsedAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly DeviceList: {
            readonly items: readonly components["schemas"]["SignedInDevice"][];
        };
        /**
         * @example {
         *       "signedOutDevices": 2
         *     }
         */
        readonly DevicesSignedOut: {
            /**
             * @description How many devices were signed out.
             * @example 2
             */
            readonly signedOutDevices: number;
        };
        /**
         * 昵称
         * @description Two to 16 Chinese characters, letters, digits, `_` or `-`; the server checks and answers NICKNAME_INVALID.
         * @example 小芽
         */
        readonly Nickname: string;
        /**
         * 头像
         * Format: uri-reference
         * @description Address of the picture; null until one is chosen.
         * @example https://img.yayan.example/avatar/7.webp
         */
        readonly Avatar: string | null;
        /**
         * 讨论小组角色
         * @description Hosts and observers see no points.
         * @example 0
         * @enum {integer}
         */
        readonly GroupRole: 0 | 1 | 2;
        /**
         * 会员等级
         * @example {
         *       "rank": 1,
         *       "name": "铜牌会员"
         *     }
         */
        readonly MemberLevel: {
            /**
             * @description 0 普通, 1 铜, 2 银, 3 金, 4 钻.
             * @example 1
             */
            readonly rank: number;
            /** @example 铜牌会员 */
            readonly name: string;
        };
        /**
         * 会员
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "nickname": "小芽",
         *       "avatar": null,
         *       "memberCode": "YA7K2M9X",
         *       "mobile": "138****5678",
         *       "email": null,
         *       "bbsRole": 0,
         *       "level": {
         *         "rank": 1,
         *         "name": "铜牌会员"
         *       },
         *       "coins": 1280,
         *       "pendingCoins": 300,
         *       "credit": 320,
         *       "quality": 80,
         *       "isNew": false,
         *       "verified": 1,
         *       "hasPassword": true,
         *       "agreementDue": false,
         *       "blocked": false,
         *       "joinedAt": "2026-11-01T02:00:00.000Z"
         *     }
         */
        readonly Account: {
            readonly id: components["schemas"]["Id"];
            readonly nickname: components["schemas"]["Nickname"];
            readonly avatar: components["schemas"]["Avatar"];
            /**
             * @description 会员编号, which the member quotes to support.
             * @example YA7K2M9X
             */
            readonly memberCode: string;
            readonly mobile: components["schemas"]["MaskedMobile"];
            /** @description Masked address; null until one is set. */
            readonly email: components["schemas"]["MaskedEmail"] | null;
            readonly bbsRole: components["schemas"]["GroupRole"];
            readonly level: components["schemas"]["MemberLevel"];
            readonly coins: components["schemas"]["Coins"];
            readonly pendingCoins: components["schemas"]["Coins"];
            /**
             * @description 权益值; sets the level.
             * @example 320
             */
            readonly credit: number;
            /**
             * @description 质量分; below 60 fewer tasks, below 40 paused.
             * @example 80
             */
            readonly quality: number;
            /** @description True until all 新手四步 are done. */
            readonly isNew: boolean;
            /** @description Null before a real-name check was handed in. */
            readonly verified: components["schemas"]["AdultStatus"] | null;
            readonly hasPassword: boolean;
            /** @description 用户协议 or 隐私政策 changed since the member agreed; renewAgreement accepts the current versions. */
            readonly agreementDue: boolean;
            /**
             * @description A penalty blocks the member: most calls refuse with PENALTY_BLOCKED. listPenalties says why and until when, and an
             *     appeal, messages and their own data stay open.
             */
            readonly blocked: boolean;
            readonly joinedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "nickname": "小芽"
         *     }
         */
        readonly NicknameRequest: {
            readonly nickname: components["schemas"]["Nickname"];
        };
        /**
         * @example {
         *       "nickname": "小芽"
         *     }
         */
        readonly NicknameChanged: {
            readonly nickname: components["schemas"]["Nickname"];
        };
        /**
         * 资料项
         * @example education
         */
        readonly PropertyKey: string;
        /**
         * 资料题型
         * @example single
         * @enum {string}
         */
        readonly PropertyFieldKind: "single" | "multiple" | "date" | "region";
        /**
         * @example {
         *       "value": "bachelor",
         *       "label": "本科"
         *     }
         */
        readonly PropertyOption: {
            /** @example bachelor */
            readonly value: string;
            /** @example 本科 */
            readonly label: string;
        };
        /**
         * @example {
         *       "key": "education",
         *       "label": "学历",
         *       "kind": "single",
         *       "options": [
         *         {
         *           "value": "bachelor",
         *           "label": "本科"
         *         },
         *         {
         *           "value": "master",
         *           "label": "硕士"
         *         }
         *       ],
         *       "values": [
         *         "bachelor"
         *       ],
         *       "required": true,
         *       "sensitive": false,
         *       "stale": false,
         *       "why": "用于匹配与学历有关的问卷",
         *       "updatedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly PropertyField: {
            readonly key: components["schemas"]["PropertyKey"];
            /** @example 学历 */
            readonly label: string;
            readonly kind: components["schemas"]["PropertyFieldKind"];
            /** @description Empty for a date or a region. */
            readonly options: readonly components["schemas"]["PropertyOption"][];
            /** @description What was answered: option values, one date (YYYY-MM-DD) or one region code; empty when unanswered. */
            readonly values: readonly string[];
            readonly required: boolean;
            /** @description Whether 不想回答 is a possible answer. */
            readonly sensitive: boolean;
            /** @description Whether the answer is old enough to be asked again. */
            readonly stale: boolean;
            /**
             * @description Why we ask for it.
             * @example 用于匹配与学历有关的问卷
             */
            readonly why: string | null;
            readonly updatedAt: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "id": "basic",
         *       "title": "基本情况",
         *       "completion": 100,
         *       "fields": [
         *         {
         *           "key": "gender",
         *           "label": "性别",
         *           "kind": "single",
         *           "options": [
         *             {
         *               "value": "female",
         *               "label": "女"
         *             },
         *             {
         *               "value": "male",
         *               "label": "男"
         *             }
         *           ],
         *           "values": [
         *             "female"
         *           ],
         *           "required": true,
         *           "sensitive": false,
         *           "stale": false,
         *           "why": null,
         *           "updatedAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly PropertySection: {
            readonly id: components["schemas"]["PropertyKey"];
            /** @example 基本情况 */
            readonly title: string;
            /**
             * @description Completed share in percent.
             * @example 75
             */
            readonly completion: number;
            readonly fields: readonly components["schemas"]["PropertyField"][];
        };
        /**
         * 个人资料
         * @example {
         *       "completion": 100,
         *       "moreTasks": null,
         *       "sections": [
         *         {
         *           "id": "basic",
         *           "title": "基本情况",
         *           "completion": 100,
         *           "fields": [
         *             {
         *               "key": "birthday",
         *               "label": "生日",
         *               "kind": "date",
         *               "options": [],
         *               "values": [
         *                 "1998-05-20"
         *               ],
         *               "required": true,
         *               "sensitive": false,
         *               "stale": false,
         *               "why": "部分问卷只面向特定年龄",
         *               "updatedAt": "2026-11-21T08:30:00.000Z"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly PropertyForm: {
            /**
             * @description Completed share of all fields in percent.
             * @example 75
             */
            readonly completion: number;
            /**
             * @description How many more tasks a complete form would match; null when not computed.
             * @example 6
             */
            readonly moreTasks: number | null;
            readonly sections: readonly components["schemas"]["PropertySection"][];
        };
        /**
         * @example {
         *       "key": "education",
         *       "values": [
         *         "bachelor"
         *       ]
         *     }
         */
        readonly PropertyAnswer: {
            readonly key: components["schemas"]["PropertyKey"];
            readonly values: readonly string[];
        };
        /**
         * @example {
         *       "answers": [
         *         {
         *           "key": "education",
         *           "values": [
         *             "bachelor"
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly PropertyRequest: {
            readonly answers: readonly components["schemas"]["PropertyAnswer"][];
        };
        /**
         * 行政区划代码
         * @example 310101
         */
        readonly RegionCode: string;
        /**
         * 收货地址
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "王小明",
         *       "mobile": "138****5678",
         *       "regionCode": "310101",
         *       "region": "上海市 黄浦区",
         *       "detail": "南京东路 100 号 3 楼",
         *       "isDefault": true
         *     }
         */
        readonly Consignee: {
            readonly id: components["schemas"]["Id"];
            /** @example 王小明 */
            readonly name: string;
            readonly mobile: components["schemas"]["MaskedMobile"];
            readonly regionCode: components["schemas"]["RegionCode"];
            /**
             * @description Province, city and district in words.
             * @example 上海市 黄浦区
             */
            readonly region: string;
            /** @example 南京东路 100 号 3 楼 */
            readonly detail: string;
            readonly isDefault: boolean;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "王小明",
         *           "mobile": "138****5678",
         *           "regionCode": "310101",
         *           "region": "上海市 黄浦区",
         *           "detail": "南京东路 100 号 3 楼",
         *           "isDefault": true
         *         }
         *       ]
         *     }
         */
        readonly ConsigneeList: {
            readonly items: readonly components["schemas"]["Consignee"][];
        };
        /**
         * @example {
         *       "action": "save",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "王小明",
         *       "regionCode": "310101",
         *       "detail": "南京东路 100 号 3 楼",
         *       "isDefault": true
         *     }
         */
        readonly ConsigneeSave: {
            /** @constant */
            readonly action: "save";
            readonly id?: components["schemas"]["Id"];
            /** @example 王小明 */
            readonly name: string;
            readonly mobile?: components["schemas"]["EncryptedField"];
            readonly regionCode: components["schemas"]["RegionCode"];
            /** @example 南京东路 100 号 3 楼 */
            readonly detail: string;
            readonly isDefault: boolean;
        };
        /**
         * @example {
         *       "action": "remove",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly ConsigneeRemove: {
            /** @constant */
            readonly action: "remove";
            readonly id: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "action": "remove",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly ConsigneeRequest: components["schemas"]["ConsigneeSave"] | components["schemas"]["ConsigneeRemove"];
        /**
         * 文件名
         * @description `<prefix>/<module>/<own folder>/<milliseconds><4 random digits>.<extension>`, as the upload policy gave it. The
         *     folder is the caller's own and can't be guessed.
         * @example test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg
         */
        readonly UploadKey: string;
        /**
         * @example {
         *       "key": "test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg"
         *     }
         */
        readonly AvatarRequest: {
            readonly key: components["schemas"]["UploadKey"];
        };
        /**
         * @example {
         *       "avatar": "https://img.yayan.example/avatar/7.webp"
         *     }
         */
        readonly AvatarChanged: {
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/avatar/7.webp
             */
            readonly avatar: string;
        };
        /**
         * 同意的文件
         * @example agreement
         * @enum {string}
         */
        readonly ConsentDocument: "agreement" | "idVerification" | "attributes";
        /**
         * 同意记录
         * @example {
         *       "document": "agreement",
         *       "version": "2026-11-01",
         *       "agreedAt": "2026-11-21T08:30:00.000Z",
         *       "isCurrent": true,
         *       "withdrawable": false,
         *       "withdrawnAt": null
         *     }
         */
        readonly Consent: {
            readonly document: components["schemas"]["ConsentDocument"];
            readonly version: components["schemas"]["AgreementVersion"];
            readonly agreedAt: components["schemas"]["Time"];
            /** @description Whether this is the current text. */
            readonly isCurrent: boolean;
            /** @description Whether withdrawConsent can withdraw it now. */
            readonly withdrawable: boolean;
            readonly withdrawnAt: components["schemas"]["Time"] | null;
        };
        /**
         * 隐私设置
         * @example {
         *       "consents": [
         *         {
         *           "document": "agreement",
         *           "version": "2026-11-01",
         *           "agreedAt": "2026-11-21T08:30:00.000Z",
         *           "isCurrent": true,
         *           "withdrawable": false,
         *           "withdrawnAt": null
         *         }
         *       ],
         *       "recommendation": true,
         *       "closesAt": null
         *     }
         */
        readonly Privacy: {
            /** @description The newest first. */
            readonly consents: readonly components["schemas"]["Consent"][];
            /** @description 个性化推荐. On by default. */
            readonly recommendation: boolean;
            /** @description When the account will be deleted; null without a request. */
            readonly closesAt: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "recommendation": false
         *     }
         */
        readonly RecommendationRequest: {
            readonly recommendation: boolean;
        };
        /**
         * @example {
         *       "document": "idVerification"
         *     }
         */
        readonly WithdrawalRequest: {
            readonly document: components["schemas"]["ConsentDocument"];
        };
        /**
         * @example {
         *       "checkTicket": "Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"
         *     }
         */
        readonly CheckedRequest: {
            readonly checkTicket: components["schemas"]["Ticket"];
        };
        /**
         * 账号注销
         * @example {
         *       "requestedAt": "2026-11-21T08:30:00.000Z",
         *       "closesAt": "2026-11-28T08:30:00.000Z",
         *       "coins": 1240,
         *       "pendingCoins": 0,
         *       "cards": 2,
         *       "openOrders": 1
         *     }
         */
        readonly AccountClosing: {
            readonly requestedAt: components["schemas"]["Time"] | null;
            /** @description Deadline for cancelling the deletion; null without a request. */
            readonly closesAt: components["schemas"]["Time"] | null;
            readonly coins: components["schemas"]["Coins"];
            readonly pendingCoins: components["schemas"]["Coins"];
            /**
             * @description Number of cards that could still be used.
             * @example 2
             */
            readonly cards: number;
            /**
             * @description Number of orders that are not issued yet.
             * @example 1
             */
            readonly openOrders: number;
        };
        /**
         * 待办类型
         * @example survey
         * @enum {string}
         */
        readonly HomeAttentionKind: "survey" | "attributes" | "idVerification" | "feedback" | "exchange" | "quality" | "group" | "agreement" | "closing";
        /**
         * 反馈状态
         * @example 3
         * @enum {integer}
         */
        readonly FeedbackState: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * 待办
         * @example {
         *       "kind": "survey",
         *       "title": "继续上次的问卷",
         *       "detail": "早餐习惯 · 还差 3 页",
         *       "link": "/task/detail/t7Kq2mX9bLpR",
         *       "until": "2026-11-22T08:30:00.000Z",
         *       "feedbackState": null
         *     }
         */
        readonly HomeAttention: {
            readonly kind: components["schemas"]["HomeAttentionKind"];
            /** @example 继续上次的问卷 */
            readonly title: string;
            /** @example 早餐习惯 · 还差 3 页 */
            readonly detail: string | null;
            /**
             * @description Path where the member continues it.
             * @example /task/detail/t7Kq2mX9bLpR
             */
            readonly link: string;
            /** @description Deadline, or null. */
            readonly until: components["schemas"]["Time"] | null;
            /** @description Only for kind `feedback`. */
            readonly feedbackState: components["schemas"]["FeedbackState"] | null;
        };
        /**
         * 新手四步
         * @example mobile
         * @enum {string}
         */
        readonly NewcomerStepKind: "mobile" | "attributes" | "firstSurvey" | "firstCheckin";
        /**
         * @example {
         *       "step": "attributes",
         *       "done": false,
         *       "link": "/user/survey",
         *       "coins": 100
         *     }
         */
        readonly NewcomerStep: {
            readonly step: components["schemas"]["NewcomerStepKind"];
            readonly done: boolean;
            /**
             * @description Path where the member does it; null once it is done.
             * @example /user/survey
             */
            readonly link: string | null;
            /**
             * @description Coins for the step; null when they depend on the task or there are none.
             * @example 100
             */
            readonly coins: number | null;
        };
        /**
         * @example {
         *       "attention": [
         *         {
         *           "kind": "survey",
         *           "title": "早餐习惯",
         *           "detail": "已完成 40%",
         *           "link": "/task/go?session=0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "until": "2026-11-22T08:30:00.000Z",
         *           "feedbackState": null
         *         }
         *       ],
         *       "newcomerSteps": [
         *         {
         *           "step": "mobile",
         *           "done": true,
         *           "link": null,
         *           "coins": null
         *         },
         *         {
         *           "step": "attributes",
         *           "done": false,
         *           "link": "/user/survey",
         *           "coins": 100
         *         },
         *         {
         *           "step": "firstSurvey",
         *           "done": false,
         *           "link": "/task",
         *           "coins": null
         *         },
         *         {
         *           "step": "firstCheckin",
         *           "done": true,
         *           "link": null,
         *           "coins": null
         *         }
         *       ],
         *       "tourDue": false,
         *       "checkedInToday": true
         *     }
         */
        readonly HomeCheck: {
            readonly attention: readonly components["schemas"]["HomeAttention"][];
            /** @description All four until the last is done; then empty. */
            readonly newcomerSteps: readonly components["schemas"]["NewcomerStep"][];
            /** @description Whether to show the tour: the member has done only the first step and hasn't seen it yet. */
            readonly tourDue: boolean;
            /** @description Whether the member checked in today (calendar day in Asia/Shanghai). */
            readonly checkedInToday: boolean;
        };
        /**
         * 邀请方式
         * @example poster
         * @enum {string}
         */
        readonly InviteChannel: "link" | "poster" | "wechat" | "app" | "code";
        /**
         * @example {
         *       "inviteCode": "YA7K2M9X",
         *       "channel": "poster"
         *     }
         */
        readonly InviteArrival: {
            readonly inviteCode: components["schemas"]["InviteCode"];
            readonly channel: components["schemas"]["InviteChannel"];
        };
        /**
         * 邀请人
         * @example {
         *       "inviteCode": "YA7K2M9X",
         *       "nickname": "小*满",
         *       "avatar": null
         *     }
         */
        readonly Inviter: {
            readonly inviteCode: components["schemas"]["InviteCode"];
            /**
             * @description Masked.
             * @example 小*满
             */
            readonly nickname: string;
            readonly avatar: components["schemas"]["Avatar"];
        };
        /**
         * 邀请奖励步骤
         * @example firstSurvey
         * @enum {string}
         */
        readonly InviteStep: "verified" | "welcomeSurvey" | "firstSurvey";
        /**
         * @example {
         *       "step": "firstSurvey",
         *       "coins": 200
         *     }
         */
        readonly InviteTier: {
            readonly step: components["schemas"]["InviteStep"];
            readonly coins: components["schemas"]["Coins"];
        };
        /**
         * @example {
         *       "inviter": {
         *         "inviteCode": "YA7K2M9X",
         *         "nickname": "小*满",
         *         "avatar": null
         *       },
         *       "welcomeCoins": 100,
         *       "tiers": [
         *         {
         *           "step": "firstSurvey",
         *           "coins": 200
         *         }
         *       ],
         *       "rememberedUntil": "2026-11-28T08:30:00.000Z"
         *     }
         */
        readonly InviteOffer: {
            readonly inviter: components["schemas"]["Inviter"];
            /** @description Total of what the open newcomer tasks pay a new member. */
            readonly welcomeCoins: components["schemas"]["Coins"];
            /** @description What the inviter earns and for what. Invited people see it too. */
            readonly tiers: readonly components["schemas"]["InviteTier"][];
            readonly rememberedUntil: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "inviteCode": "YA7K2M9X"
         *     }
         */
        readonly InviteCodeRequest: {
            readonly inviteCode: components["schemas"]["InviteCode"];
        };
        /**
         * 海报模板
         * @example sprout
         * @enum {string}
         */
        readonly InvitePosterId: "sprout" | "paper" | "seal";
        /**
         * @description A template. The site draws it on the device with nickname, QR code and rule line.
         * @example {
         *       "id": "sprout",
         *       "title": "新芽"
         *     }
         */
        readonly InvitePoster: {
            readonly id: components["schemas"]["InvitePosterId"];
            /** @example 新芽 */
            readonly title: string;
        };
        /**
         * 邀请好友
         * @example {
         *       "inviteCode": "YA7K2M9X",
         *       "link": "https://www.yayan.example/invite?code=YA7K2M9X",
         *       "posters": [
         *         {
         *           "id": "sprout",
         *           "title": "新芽"
         *         }
         *       ],
         *       "tiers": [
         *         {
         *           "step": "verified",
         *           "coins": 20
         *         },
         *         {
         *           "step": "welcomeSurvey",
         *           "coins": 100
         *         },
         *         {
         *           "step": "firstSurvey",
         *           "coins": 200
         *         }
         *       ],
         *       "rules": [
         *         "同一设备、网络地址或收款账号的邀请无效",
         *         "好友完成相应步骤后发放，分享本身不发放奖励"
         *       ],
         *       "showsName": false,
         *       "invited": 6,
         *       "earned": 540,
         *       "pending": 200
         *     }
         */
        readonly Invitation: {
            readonly inviteCode: components["schemas"]["InviteCode"];
            /**
             * Format: uri
             * @example https://www.yayan.example/invite?code=YA7K2M9X
             */
            readonly link: string;
            readonly posters: readonly components["schemas"]["InvitePoster"][];
            readonly tiers: readonly components["schemas"]["InviteTier"][];
            readonly rules: readonly string[];
            /**
             * @description Whether the invitation shows the member's whole nickname.
             * @example false
             */
            readonly showsName: boolean;
            /**
             * @description Members who came by this code.
             * @example 6
             */
            readonly invited: number;
            readonly earned: components["schemas"]["Coins"];
            readonly pending: components["schemas"]["Coins"];
        };
        /**
         * 好友状态
         * @example registered
         * @enum {string}
         */
        readonly InviteeState: "registered" | "welcomed" | "completed" | "void";
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "nickname": "阿*宁",
         *       "avatar": null,
         *       "state": "void",
         *       "reason": "与你使用同一设备注册",
         *       "coins": 0,
         *       "registeredAt": "2026-11-20T08:30:00.000Z"
         *     }
         */
        readonly Invitee: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Masked.
             * @example 阿*宁
             */
            readonly nickname: string;
            readonly avatar: components["schemas"]["Avatar"];
            readonly state: components["schemas"]["InviteeState"];
            /**
             * @description Why it is void, or null.
             * @example 与你使用同一设备注册
             */
            readonly reason: string | null;
            readonly coins: components["schemas"]["Coins"];
            readonly registeredAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "nickname": "阿*宁",
         *           "avatar": null,
         *           "state": "completed",
         *           "reason": null,
         *           "coins": 320,
         *           "registeredAt": "2026-11-20T08:30:00.000Z"
         *         }
         *       ],
         *       "nextCursor": null,
         *       "total": 1
         *     }
         */
        readonly InviteePage: {
            readonly items: readonly components["schemas"]["Invitee"][];
            readonly nextCursor: string | null;
            /** @example 1 */
            readonly total: number;
        };
        /**
         * 金币状态
         * @example 0
         * @enum {integer}
         */
        readonly CoinRowState: 0 | 1 | 2;
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "nickname": "阿*宁",
         *       "step": "firstSurvey",
         *       "coins": 200,
         *       "state": 1,
         *       "expectedAt": "2026-11-28T08:30:00.000Z",
         *       "reason": null,
         *       "createdAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly InviteReward: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Of the invited member, masked.
             * @example 阿*宁
             */
            readonly nickname: string;
            readonly step: components["schemas"]["InviteStep"];
            readonly coins: components["schemas"]["Coins"];
            readonly state: components["schemas"]["CoinRowState"];
            /** @description When pending coins become available, or null while they wait for the friend's first paid survey. */
            readonly expectedAt: components["schemas"]["Time"] | null;
            /**
             * @description Why coins were taken back, or null.
             * @example 好友的首份问卷未通过审核
             */
            readonly reason: string | null;
            readonly createdAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "nickname": "阿*宁",
         *           "step": "firstSurvey",
         *           "coins": 200,
         *           "state": 0,
         *           "expectedAt": null,
         *           "reason": null,
         *           "createdAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly InviteRewardPage: {
            readonly items: readonly components["schemas"]["InviteReward"][];
            readonly nextCursor: string | null;
        };
        /**
         * 区县
         * @example {
         *       "code": "310101",
         *       "name": "黄浦区"
         *     }
         */
        readonly RegionLeaf: {
            readonly code: components["schemas"]["RegionCode"];
            /** @example 黄浦区 */
            readonly name: string;
        };
        /**
         * 城市
         * @example {
         *       "code": "310100",
         *       "name": "上海市",
         *       "children": [
         *         {
         *           "code": "310101",
         *           "name": "黄浦区"
         *         }
         *       ]
         *     }
         */
        readonly RegionBranch: {
            readonly code: components["schemas"]["RegionCode"];
            /** @example 上海市 */
            readonly name: string;
            readonly children: readonly components["schemas"]["RegionLeaf"][];
        };
        /**
         * 地区
         * @example {
         *       "code": "310000",
         *       "name": "上海市",
         *       "children": [
         *         {
         *           "code": "310100",
         *           "name": "上海市",
         *           "children": [
         *             {
         *               "code": "310101",
         *               "name": "黄浦区"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly Region: {
            readonly code: components["schemas"]["RegionCode"];
            /** @example 上海市 */
            readonly name: string;
            readonly children: readonly components["schemas"]["RegionBranch"][];
        };
        /**
         * @description Provinces at the top; below a province its cities, below a city its districts, with `children` empty where nothing lies below.
         * @example {
         *       "items": [
         *         {
         *           "code": "310000",
         *           "name": "上海市",
         *           "children": [
         *             {
         *               "code": "310100",
         *               "name": "上海市",
         *               "children": [
         *                 {
         *                   "code": "310101",
         *                   "name": "黄浦区"
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly RegionTree: {
            readonly items: readonly components["schemas"]["Region"][];
        };
        /**
         * 文件用途
         * @example avatar
         * @enum {string}
         */
        readonly UploadModule: "avatar" | "feedback" | "task" | "group" | "claim" | "cooperate";
        /**
         * @description Base64 of the policy: expiry, bucket, key, type and size.
         * @example eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMVQwODo0MDowMFoifQ==
         */
        readonly UploadPolicyText: string;
        /**
         * @description The type we store the file with; the policy contains it too.
         * @example image/jpeg
         */
        readonly UploadContentType: string;
        /**
         * 上传表单（V4 签名）
         * @example {
         *       "x-oss-signature-version": "OSS4-HMAC-SHA256",
         *       "x-oss-credential": "LTAI5tYayanExample/20261121/cn-shanghai/oss/aliyun_v4_request",
         *       "x-oss-date": "20261121T083000Z",
         *       "x-oss-signature": "5f2d3c1b0a998877665544332211ffeeddccbbaa00112233445566778899aabb",
         *       "policy": "eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMVQwODo0MDowMFoifQ==",
         *       "success_action_status": "200",
         *       "x-oss-content-type": "image/jpeg",
         *       "x-oss-forbid-overwrite": "true",
         *       "x-oss-object-acl": "private",
         *       "key": "test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg"
         *     }
         */
        readonly UploadFormV4: {
            /** @constant */
            readonly "x-oss-signature-version": "OSS4-HMAC-SHA256";
            /**
             * @description `<access key id>/<day>/<region>/oss/aliyun_v4_request`
             * @example LTAI5tYayanExample/20261121/cn-shanghai/oss/aliyun_v4_request
             */
            readonly "x-oss-credential": string;
            /** @example 20261121T083000Z */
            readonly "x-oss-date": string;
            /** @example 5f2d3c1b0a998877665544332211ffeeddccbbaa00112233445566778899aabb */
            readonly "x-oss-signature": string;
            readonly policy: components["schemas"]["UploadPolicyText"];
            /** @constant */
            readonly success_action_status: "200";
            readonly "x-oss-content-type": components["schemas"]["UploadContentType"];
            /** @constant */
            readonly "x-oss-forbid-overwrite": "true";
            /** @constant */
            readonly "x-oss-object-acl": "private";
            readonly key: components["schemas"]["UploadKey"];
        };
        /**
         * 上传表单（V1 签名）
         * @description For buckets older than V4.
         * @example {
         *       "OSSAccessKeyId": "LTAI5tYayanExample",
         *       "Signature": "mZt3mB0yq8mXw2vN5cK7sQ1rL4h=",
         *       "policy": "eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMVQwODo0MDowMFoifQ==",
         *       "success_action_status": "200",
         *       "x-oss-content-type": "image/jpeg",
         *       "x-oss-forbid-overwrite": "true",
         *       "x-oss-object-acl": "private",
         *       "key": "test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg"
         *     }
         */
        readonly UploadFormV1: {
            /** @example LTAI5tYayanExample */
            readonly OSSAccessKeyId: string;
            /** @example mZt3mB0yq8mXw2vN5cK7sQ1rL4h= */
            readonly Signature: string;
            readonly policy: components["schemas"]["UploadPolicyText"];
            /** @constant */
            readonly success_action_status: "200";
            readonly "x-oss-content-type": components["schemas"]["UploadContentType"];
            /** @constant */
            readonly "x-oss-forbid-overwrite": "true";
            /** @constant */
            readonly "x-oss-object-acl": "private";
            readonly key: components["schemas"]["UploadKey"];
        };
        /**
         * 上传表单
         * @description The form's fields, spelled as the store requires. The client sends all of them and adds `file` as the last one.
         * @example {
         *       "x-oss-signature-version": "OSS4-HMAC-SHA256",
         *       "x-oss-credential": "LTAI5tYayanExample/20261121/cn-shanghai/oss/aliyun_v4_request",
         *       "x-oss-date": "20261121T083000Z",
         *       "x-oss-signature": "5f2d3c1b0a998877665544332211ffeeddccbbaa00112233445566778899aabb",
         *       "policy": "eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMVQwODo0MDowMFoifQ==",
         *       "success_action_status": "200",
         *       "x-oss-content-type": "image/jpeg",
         *       "x-oss-forbid-overwrite": "true",
         *       "x-oss-object-acl": "private",
         *       "key": "test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg"
         *     }
         */
        readonly UploadForm: components["schemas"]["UploadFormV4"] | components["schemas"]["UploadFormV1"];
        /**
         * 上传许可
         * @example {
         *       "url": "https://yayan.oss-cn-shanghai.example",
         *       "form": {
         *         "x-oss-signature-version": "OSS4-HMAC-SHA256",
         *         "x-oss-credential": "LTAI5tYayanExample/20261121/cn-shanghai/oss/aliyun_v4_request",
         *         "x-oss-date": "20261121T083000Z",
         *         "x-oss-signature": "5f2d3c1b0a998877665544332211ffeeddccbbaa00112233445566778899aabb",
         *         "policy": "eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yMVQwODo0MDowMFoifQ==",
         *         "success_action_status": "200",
         *         "x-oss-content-type": "image/jpeg",
         *         "x-oss-forbid-overwrite": "true",
         *         "x-oss-object-acl": "private",
         *         "key": "test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg"
         *       },
         *       "fileUrl": "https://yayan.oss-cn-shanghai.example/test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg",
         *       "maxBytes": 482133,
         *       "expiresAt": "2026-11-21T08:40:00.000Z"
         *     }
         */
        readonly UploadPolicy: {
            /**
             * Format: uri-reference
             * @description Address to send the form to.
             * @example https://yayan.oss-cn-shanghai.example
             */
            readonly url: string;
            readonly form: components["schemas"]["UploadForm"];
            /**
             * Format: uri-reference
             * @description Address of the uploaded file. Use signFileUrl to read it when it is not public.
             * @example https://yayan.oss-cn-shanghai.example/test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg
             */
            readonly fileUrl: string;
            /**
             * @description The size that the caller requested.
             * @example 482133
             */
            readonly maxBytes: number;
            readonly expiresAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "url": "https://img.yayan.example/test/group/17952489000004821.jpg?Expires=1795252200&Signature=mZt3",
         *       "expiresAt": "2026-11-21T08:40:00.000Z"
         *     }
         */
        readonly SignedUrl: {
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/test/group/17952489000004821.jpg?Expires=1795252200&Signature=mZt3
             */
            readonly url: string;
            readonly expiresAt: components["schemas"]["Time"];
        };
        /**
         * 系统
         * @example android
         * @enum {string}
         */
        readonly AppPlatform: "ios" | "android" | "harmony";
        /**
         * APP 版本
         * @example {
         *       "platform": "ios",
         *       "version": "2.4.0",
         *       "minimumSystem": "iOS 15",
         *       "url": "https://apps.apple.example/yayan",
         *       "store": "App Store",
         *       "bytes": null,
         *       "sha256": null,
         *       "releasedAt": "2026-11-10T02:00:00.000Z",
         *       "notes": [
         *         "答题断网后自动续传"
         *       ]
         *     }
         */
        readonly AppRelease: {
            readonly platform: components["schemas"]["AppPlatform"];
            /** @example 2.4.0 */
            readonly version: string;
            /** @example Android 8.0 */
            readonly minimumSystem: string;
            /**
             * Format: uri
             * @description The store page or the package itself.
             * @example https://dl.yayan.example/yayan-2.4.0.apk
             */
            readonly url: string;
            /**
             * @description Name of the store; null when `url` is the package.
             * @example App Store
             */
            readonly store: string | null;
            /** @example 28311552 */
            readonly bytes: number | null;
            /**
             * @description SHA-256 of the package.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly sha256: string | null;
            readonly releasedAt: components["schemas"]["Time"];
            readonly notes: readonly string[];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "platform": "android",
         *           "version": "2.4.0",
         *           "minimumSystem": "Android 8.0",
         *           "url": "https://dl.yayan.example/yayan-2.4.0.apk",
         *           "store": null,
         *           "bytes": 28311552,
         *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *           "releasedAt": "2026-11-10T02:00:00.000Z",
         *           "notes": [
         *             "答题断网后自动续传"
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly AppDownload: {
            readonly items: readonly components["schemas"]["AppRelease"][];
        };
        /**
         * @example {
         *       "qrContent": "https://www.yayan.example/app/down",
         *       "items": [
         *         {
         *           "platform": "ios",
         *           "version": "2.4.0",
         *           "minimumSystem": "iOS 15",
         *           "url": "https://apps.apple.example/yayan",
         *           "store": "App Store",
         *           "bytes": null,
         *           "sha256": null,
         *           "releasedAt": "2026-11-10T02:00:00.000Z",
         *           "notes": [
         *             "答题断网后自动续传"
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly DesktopAppDownload: {
            /**
             * Format: uri
             * @description What the QR code shows: /app/down.
             * @example https://www.yayan.example/app/down
             */
            readonly qrContent: string;
            readonly items: readonly components["schemas"]["AppRelease"][];
        };
        /**
         * 活动状态
         * @example running
         * @enum {string}
         */
        readonly EventState: "upcoming" | "running" | "ended";
        /**
         * 链接
         * @description A path on the member site or an https address of an allowed host; null when nothing opens.
         * @example /task/detail/t7Kq2mX9bLpR
         */
        readonly ContentLink: string | null;
        /**
         * 活动
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "双旦答题季",
         *       "summary": "每完成一份问卷得一次抽奖机会",
         *       "cover": "https://img.yayan.example/event/christmas.webp",
         *       "state": "upcoming",
         *       "startsAt": "2026-12-20T00:00:00.000Z",
         *       "endsAt": "2027-01-03T16:00:00.000Z",
         *       "link": "/christmas"
         *     }
         */
        readonly EventItem: {
            readonly id: components["schemas"]["Id"];
            /** @example 双旦答题季 */
            readonly title: string;
            /** @example 每完成一份问卷得一次抽奖机会 */
            readonly summary: string;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/event/christmas.webp
             */
            readonly cover: string;
            readonly state: components["schemas"]["EventState"];
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            readonly link: components["schemas"]["ContentLink"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "双旦答题季",
         *           "summary": "每完成一份问卷得一次抽奖机会",
         *           "cover": "https://img.yayan.example/event/christmas.webp",
         *           "state": "upcoming",
         *           "startsAt": "2026-12-20T00:00:00.000Z",
         *           "endsAt": "2027-01-03T16:00:00.000Z",
         *           "link": "/christmas"
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly EventPage: {
            readonly items: readonly components["schemas"]["EventItem"][];
            readonly nextCursor: string | null;
        };
        /**
         * 轮播位置
         * @example home
         * @enum {string}
         */
        readonly BannerPlace: "home" | "landing" | "task" | "exchange";
        /**
         * 轮播图
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "新手四步，领 130 金币",
         *       "image": "https://img.yayan.example/banner/newcomer.webp",
         *       "wideImage": null,
         *       "link": "/home",
         *       "endsAt": null
         *     }
         */
        readonly Banner: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Also the picture's text alternative.
             * @example 新手四步，领 130 金币
             */
            readonly title: string;
            /**
             * Format: uri-reference
             * @description 2:1, for phones.
             * @example https://img.yayan.example/banner/newcomer.webp
             */
            readonly image: string;
            /**
             * Format: uri-reference
             * @description 4:1, for desktops.
             * @example https://img.yayan.example/banner/newcomer-wide.webp
             */
            readonly wideImage: string | null;
            readonly link: components["schemas"]["ContentLink"];
            readonly endsAt: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "新手四步，领 130 金币",
         *           "image": "https://img.yayan.example/banner/newcomer.webp",
         *           "wideImage": null,
         *           "link": "/home",
         *           "endsAt": null
         *         }
         *       ]
         *     }
         */
        readonly BannerList: {
            readonly items: readonly components["schemas"]["Banner"][];
        };
        /**
         * @example {
         *       "shown": true
         *     }
         */
        readonly InviteNameRequest: {
            /** @example true */
            readonly shown: boolean;
        };
        /**
         * 联系方式
         * @example {
         *       "mail": "kefu@yayan.example",
         *       "phone": "400-000-0000",
         *       "hours": "工作日 9:00–18:00",
         *       "form": null,
         *       "officialAccount": null
         *     }
         */
        readonly Contact: {
            /**
             * Format: email
             * @example kefu@yayan.example
             */
            readonly mail: string;
            /** @example 400-000-0000 */
            readonly phone: string;
            /**
             * @description Hours in which we answer the phone.
             * @example 工作日 9:00–18:00
             */
            readonly hours: string;
            /**
             * Format: uri
             * @description Address of the company's own form or chat.
             * @example https://form.yayan.example/ask
             */
            readonly form: string | null;
            /**
             * Format: uri
             * @description What the QR code of the official WeChat account says, or null without one.
             * @example http://weixin.qq.com/r/yayan
             */
            readonly officialAccount: string | null;
        };
        /**
         * @example {
         *       "company": "青禾食品",
         *       "contact": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "need": "想了解一线城市上班族的早餐习惯，约 300 份问卷。",
         *       "consented": true
         *     }
         */
        readonly CooperationRequest: {
            /**
             * @description Name of the company or institution.
             * @example 青禾食品
             */
            readonly company: string;
            readonly contact: components["schemas"]["EncryptedField"];
            /** @example 想了解一线城市上班族的早餐习惯，约 300 份问卷。 */
            readonly need: string;
            /**
             * @description The person agreed that we use this to answer the application.
             * @constant
             */
            readonly consented: true;
        };
        /**
         * 申请编号
         * @description An opaque number. Anyone who knows it can read the state of the application.
         * @example H-7K2M-9XBQ-4RTW
         */
        readonly ApplicationNumber: string;
        /**
         * 申请类型
         * @example cooperation
         * @enum {string}
         */
        readonly ApplicationKind: "cooperation" | "recruit";
        /**
         * 申请状态
         * @example received
         * @enum {string}
         */
        readonly ApplicationState: "received" | "reviewing" | "accepted" | "declined";
        /**
         * 申请进度
         * @example {
         *       "number": "H-7K2M-9XBQ-4RTW",
         *       "kind": "cooperation",
         *       "state": "received",
         *       "submittedAt": "2026-11-21T08:30:00.000Z",
         *       "changedAt": "2026-11-21T08:30:00.000Z",
         *       "note": null
         *     }
         */
        readonly ApplicationReceipt: {
            readonly number: components["schemas"]["ApplicationNumber"];
            readonly kind: components["schemas"]["ApplicationKind"];
            readonly state: components["schemas"]["ApplicationState"];
            readonly submittedAt: components["schemas"]["Time"];
            readonly changedAt: components["schemas"]["Time"];
            /**
             * @description Our answer to the applicant.
             * @example 我们会在本周内打电话联系你。
             */
            readonly note: string | null;
        };
        /**
         * @example {
         *       "name": "陈雨",
         *       "school": "浙江大学",
         *       "city": "杭州",
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "reason": "我在学校做过两次问卷调查，想学怎样问好问题。",
         *       "consented": true
         *     }
         */
        readonly RecruitRequest: {
            /** @example 陈雨 */
            readonly name: string;
            /** @example 浙江大学 */
            readonly school: string;
            /** @example 杭州 */
            readonly city: string;
            readonly mobile: components["schemas"]["EncryptedField"];
            /** @example 我在学校做过两次问卷调查，想学怎样问好问题。 */
            readonly reason: string;
            /**
             * @description The person is 18 or older and agreed that we use this to answer the application.
             * @constant
             */
            readonly consented: true;
        };
        /**
         * 渠道代号
         * @example campus-2026
         */
        readonly ChannelCode: string;
        /**
         * @example {
         *       "channel": "campus-2026"
         *     }
         */
        readonly ChannelArrival: {
            readonly channel: components["schemas"]["ChannelCode"];
        };
        /**
         * 渠道落地页
         * @example {
         *       "channel": "campus-2026",
         *       "title": "和同学一起，说说你的日常",
         *       "lead": "芽言邀请在校同学答问卷、说想法，认真作答得金币。",
         *       "points": [
         *         {
         *           "title": "开始前写明报酬",
         *           "text": "每个任务都先写明金币、用时和未入选的金币。"
         *         }
         *       ],
         *       "partner": "青禾校园",
         *       "endsAt": null
         *     }
         */
        readonly ChannelPage: {
            readonly channel: components["schemas"]["ChannelCode"];
            /** @example 和同学一起，说说你的日常 */
            readonly title: string;
            /** @example 芽言邀请在校同学答问卷、说想法，认真作答得金币。 */
            readonly lead: string;
            readonly points: readonly {
                /** @example 开始前写明报酬 */
                readonly title: string;
                /** @example 每个任务都先写明金币、用时和未入选的金币。 */
                readonly text: string;
            }[];
            /**
             * @description Who sent the visitor here.
             * @example 青禾校园
             */
            readonly partner: string | null;
            readonly endsAt: components["schemas"]["Time"] | null;
        };
        /**
         * 平台数字
         * @description Counted each hour. null where the figure is too small to say anything.
         * @example {
         *       "members": 12800,
         *       "answers": 46200,
         *       "coins": 9150000,
         *       "countedAt": "2026-11-21T08:00:00.000Z"
         *     }
         */
        readonly SiteFigures: {
            /**
             * @description Members now.
             * @example 12800
             */
            readonly members: number | null;
            /**
             * @description Completed surveys and tasks.
             * @example 46200
             */
            readonly answers: number | null;
            /**
             * @description Coins of benefits that were issued.
             * @example 9150000
             */
            readonly coins: number | null;
            readonly countedAt: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "messages": 1,
         *       "notices": 0,
         *       "latestAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly NewMessages: {
            /**
             * @description Number of unread messages.
             * @example 1
             */
            readonly messages: number;
            /**
             * @description Number of unread notices.
             * @example 0
             */
            readonly notices: number;
            readonly latestAt: components["schemas"]["Time"];
        };
        /**
         * 弹窗消息
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "今晚 22:00 系统维护",
         *       "body": "维护期间金币和记录不受影响。",
         *       "image": null,
         *       "action": "查看公告",
         *       "link": "/home/notices/0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly ScreenMessage: {
            readonly id: components["schemas"]["Id"];
            /** @example 今晚 22:00 系统维护 */
            readonly title: string;
            /** @example 维护期间金币和记录不受影响。 */
            readonly body: string;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/screen/maintenance.webp
             */
            readonly image: string | null;
            /**
             * @description Label of the button that opens `link`.
             * @example 查看公告
             */
            readonly action: string | null;
            readonly link: components["schemas"]["ContentLink"];
        };
        /**
         * 消息类型
         * @example exchange
         * @enum {string}
         */
        readonly MessageKind: "task" | "coins" | "exchange" | "quality" | "group" | "feedback" | "invite" | "account";
        /**
         * 消息
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "kind": "exchange",
         *       "title": "50 元话费已充值成功",
         *       "body": "充值到 138****5678，到账以运营商通知为准。",
         *       "link": "/home/exchange",
         *       "read": false,
         *       "createdAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly Message: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["MessageKind"];
            /** @example 50 元话费已充值成功 */
            readonly title: string;
            /**
             * @description Plain text; a line break is a new paragraph.
             * @example 充值到 138****5678，到账以运营商通知为准。
             */
            readonly body: string;
            readonly link: components["schemas"]["ContentLink"];
            readonly read: boolean;
            readonly createdAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "kind": "exchange",
         *           "title": "50 元话费已充值成功",
         *           "body": "充值到 138****5678，到账以运营商通知为准。",
         *           "link": "/home/exchange",
         *           "read": false,
         *           "createdAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ],
         *       "nextCursor": null,
         *       "unread": 1
         *     }
         */
        readonly MessagePage: {
            readonly items: readonly components["schemas"]["Message"][];
            readonly nextCursor: string | null;
            /**
             * @description Number of all unread messages.
             * @example 1
             */
            readonly unread: number;
        };
        /**
         * @example {
         *       "scope": "some",
         *       "ids": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly ReadSome: {
            /** @constant */
            readonly scope: "some";
            readonly ids: readonly components["schemas"]["Id"][];
        };
        /**
         * @description Marks everything up to `before` as read, so that newer arrivals stay unread.
         * @example {
         *       "scope": "all",
         *       "before": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly ReadAll: {
            /** @constant */
            readonly scope: "all";
            readonly before: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "scope": "some",
         *       "ids": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly ReadRequest: components["schemas"]["ReadSome"] | components["schemas"]["ReadAll"];
        /**
         * @example {
         *       "unread": 0,
         *       "readAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly ReadReceipt: {
            /** @example 0 */
            readonly unread: number;
            /**
             * Format: date-time
             * @description Names this marking for `undoRead`.
             * @example 2026-11-21T08:30:00.000Z
             */
            readonly readAt: string;
        };
        /**
         * @example {
         *       "of": "messages",
         *       "readAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly UndoReadRequest: {
            /**
             * @example messages
             * @enum {string}
             */
            readonly of: "messages" | "notices";
            readonly readAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "unread": 0
         *     }
         */
        readonly UnreadCount: {
            /** @example 0 */
            readonly unread: number;
        };
        /**
         * @example {
         *       "kind": "group",
         *       "mail": true,
         *       "locked": false
         *     }
         */
        readonly MessagePreference: {
            readonly kind: components["schemas"]["MessageKind"];
            /** @description Whether messages of this kind are mailed. */
            readonly mail: boolean;
            /** @description Money and security: always mailed. */
            readonly locked: boolean;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "kind": "group",
         *           "mail": true,
         *           "locked": false
         *         }
         *       ]
         *     }
         */
        readonly MessagePreferences: {
            readonly items: readonly components["schemas"]["MessagePreference"][];
        };
        /**
         * @example {
         *       "kind": "group",
         *       "mail": false
         *     }
         */
        readonly MessagePreferenceRequest: {
            readonly kind: components["schemas"]["MessageKind"];
            readonly mail: boolean;
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly FlashReadRequest: {
            readonly id: components["schemas"]["Id"];
        };
        /**
         * 公告摘要
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "关于 11 月 25 日系统维护的公告",
         *       "summary": "维护时间 22:00–24:00，期间不能答题和兑换。",
         *       "pinned": true,
         *       "read": false,
         *       "publishedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly NoticeSummary: {
            readonly id: components["schemas"]["Id"];
            /** @example 关于 11 月 25 日系统维护的公告 */
            readonly title: string;
            /** @example 维护时间 22:00–24:00，期间不能答题和兑换。 */
            readonly summary: string;
            readonly pinned: boolean;
            readonly read: boolean;
            readonly publishedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "关于 11 月 25 日系统维护的公告",
         *           "summary": "维护时间 22:00–24:00，期间不能答题和兑换。",
         *           "pinned": true,
         *           "read": false,
         *           "publishedAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ],
         *       "nextCursor": null,
         *       "unread": 1
         *     }
         */
        readonly NoticePage: {
            readonly items: readonly components["schemas"]["NoticeSummary"][];
            readonly nextCursor: string | null;
            /**
             * @description Number of all unread notices.
             * @example 1
             */
            readonly unread: number;
        };
        /**
         * @example {
         *       "text": "每份问卷需要的人群不同。",
         *       "strong": false,
         *       "link": null
         *     }
         */
        readonly RichSpan: {
            /** @example 每份问卷需要的人群不同。 */
            readonly text: string;
            readonly strong: boolean;
            /** @description A page of the site or an https address. */
            readonly link: string | null;
        };
        /**
         * @example {
         *       "kind": "paragraph",
         *       "lines": [
         *         [
         *           {
         *             "text": "每份问卷需要的人群不同。",
         *             "strong": false,
         *             "link": null
         *           }
         *         ]
         *       ]
         *     }
         */
        readonly RichBlock: {
            /**
             * @description A heading and a paragraph have one line; a list and numbered steps one for each item.
             * @example paragraph
             * @enum {string}
             */
            readonly kind: "heading" | "paragraph" | "list" | "steps";
            readonly lines: readonly (readonly components["schemas"]["RichSpan"][])[];
        };
        /**
         * 正文
         * @description The checked subset of rich text. It holds no markup, so clients show it as text.
         * @example [
         *       {
         *         "kind": "paragraph",
         *         "lines": [
         *           [
         *             {
         *               "text": "每份问卷需要的人群不同。",
         *               "strong": false,
         *               "link": null
         *             }
         *           ]
         *         ]
         *       }
         *     ]
         */
        readonly RichText: readonly components["schemas"]["RichBlock"][];
        /**
         * 公告
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "关于 11 月 25 日系统维护的公告",
         *       "body": [
         *         {
         *           "kind": "paragraph",
         *           "lines": [
         *             [
         *               {
         *                 "text": "维护时间为 11 月 25 日 22:00–24:00。",
         *                 "strong": false,
         *                 "link": null
         *               }
         *             ]
         *           ]
         *         }
         *       ],
         *       "pinned": true,
         *       "read": false,
         *       "publishedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly Notice: {
            readonly id: components["schemas"]["Id"];
            /** @example 关于 11 月 25 日系统维护的公告 */
            readonly title: string;
            readonly body: components["schemas"]["RichText"];
            readonly pinned: boolean;
            readonly read: boolean;
            readonly publishedAt: components["schemas"]["Time"];
        };
        /**
         * 实时消息类型
         * @example group
         * @enum {string}
         */
        readonly LiveKind: "balance" | "message" | "notice" | "order" | "participation" | "group" | "reset";
        /**
         * @description What has changed, by id only; `subjectId` is the message, notice, order or participation.
         * @example {
         *       "kind": "order",
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "subjectId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly LiveNews: {
            readonly kind: components["schemas"]["LiveKind"];
            readonly at: components["schemas"]["Time"];
            /** @example 0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607 */
            readonly subjectId?: string;
        };
        /**
         * 讨论小组实时消息
         * @example response.created
         * @enum {string}
         */
        readonly GroupLiveKind: "response.created" | "response.edited" | "response.deleted" | "response.seen" | "followup.created" | "vote.cast" | "section.opened" | "section.closed" | "topic.opened" | "topic.closed";
        /**
         * @description News of one group over `GET /v1/live`. It carries no content, so that what may be seen is always decided by the
         *     reading call. Respondents get it only for what they may see; of a section still locked to them they get
         *     `response.created` with `responseId` null, so that the count moves. `response.seen` goes to the author alone.
         * @example {
         *       "kind": "response.created",
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "followUpId": null,
         *       "at": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly GroupLiveEvent: {
            readonly kind: components["schemas"]["GroupLiveKind"];
            readonly topicId: components["schemas"]["Id"];
            /** @description null for news of a whole topic. */
            readonly sectionId: components["schemas"]["Id"] | null;
            readonly responseId: components["schemas"]["Id"] | null;
            readonly followUpId: components["schemas"]["Id"] | null;
            readonly at: components["schemas"]["Time"];
        };
        /**
         * 实时消息
         * @example {
         *       "id": "20481",
         *       "event": "balance",
         *       "data": {
         *         "kind": "balance",
         *         "at": "2026-11-21T08:30:00.000Z"
         *       }
         *     }
         */
        readonly LiveEvent: {
            /**
             * @description Id to send as `Last-Event-ID` when reconnecting.
             * @example 20481
             */
            readonly id: string;
            readonly event: components["schemas"]["LiveKind"];
            /** @description News of a group, of event `group`, or of the member's own affairs. */
            readonly data: components["schemas"]["LiveNews"] | components["schemas"]["GroupLiveEvent"];
        };
        /**
         * 帮助分类编号
         * @example 21
         */
        readonly HelpCategoryId: number;
        /**
         * 帮助文章摘要
         * @example {
         *       "id": 2103,
         *       "title": "为什么有时没入选？",
         *       "summary": "你的回答没问题，只是这次需要的人群不同。"
         *     }
         */
        readonly HelpArticleSummary: {
            readonly id: components["schemas"]["HelpCategoryId"];
            /** @example 为什么有时没入选？ */
            readonly title: string;
            /** @example 你的回答没问题，只是这次需要的人群不同。 */
            readonly summary: string;
        };
        /**
         * 帮助栏目
         * @example {
         *       "id": 211,
         *       "title": "任务",
         *       "articles": [
         *         {
         *           "id": 2103,
         *           "title": "为什么有时没入选？",
         *           "summary": "你的回答没问题，只是这次需要的人群不同。"
         *         }
         *       ]
         *     }
         */
        readonly HelpSection: {
            readonly id: components["schemas"]["HelpCategoryId"];
            /** @example 任务 */
            readonly title: string;
            readonly articles: readonly components["schemas"]["HelpArticleSummary"][];
        };
        /**
         * 帮助分类
         * @example {
         *       "id": 21,
         *       "title": "帮助中心",
         *       "sections": [
         *         {
         *           "id": 211,
         *           "title": "任务",
         *           "articles": [
         *             {
         *               "id": 2103,
         *               "title": "为什么有时没入选？",
         *               "summary": "你的回答没问题，只是这次需要的人群不同。"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly HelpCategory: {
            readonly id: components["schemas"]["HelpCategoryId"];
            /** @example 帮助中心 */
            readonly title: string;
            readonly sections: readonly components["schemas"]["HelpSection"][];
        };
        /**
         * 反馈类型
         * @example result
         * @enum {string}
         */
        readonly TicketKind: "result" | "coins" | "exchange" | "account" | "group" | "suggestion" | "appeal";
        /**
         * 反馈
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "number": "T20261121-7K2M",
         *       "kind": "result",
         *       "state": 0,
         *       "title": "我认真答完了",
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "acceptBy": "2026-11-24T08:30:00.000Z",
         *       "answerBy": "2026-11-26T08:30:00.000Z"
         *     }
         */
        readonly TicketSummary: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Number to quote to support.
             * @example T20261121-7K2M
             */
            readonly number: string;
            readonly kind: components["schemas"]["TicketKind"];
            readonly state: components["schemas"]["FeedbackState"];
            /**
             * @description The beginning of its text.
             * @example 我认真答完了
             */
            readonly title: string;
            readonly createdAt: components["schemas"]["Time"];
            readonly acceptBy: components["schemas"]["Time"];
            readonly answerBy: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly TicketPage: {
            readonly items: readonly components["schemas"]["TicketSummary"][];
            readonly nextCursor: string | null;
        };
        /**
         * 反馈内容
         * @example 我认真答完了，结果却是用时过短
         */
        readonly TicketText: string;
        /**
         * 相关记录
         * @example result
         * @enum {string}
         */
        readonly TicketSubjectType: "result" | "coins" | "order" | "quality" | "penalty";
        /**
         * @example {
         *       "type": "result",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly TicketSubjectKey: {
            readonly type: components["schemas"]["TicketSubjectType"];
            readonly id: components["schemas"]["Id"];
        };
        /**
         * 图片
         * @description Keys of files uploaded for the module `feedback`.
         * @example []
         */
        readonly TicketPictures: readonly components["schemas"]["UploadKey"][];
        /**
         * @example {
         *       "kind": "suggestion",
         *       "text": "希望任务记录可以按月份筛选"
         *     }
         */
        readonly OpenTicketRequest: {
            readonly kind: components["schemas"]["TicketKind"];
            readonly text: components["schemas"]["TicketText"];
            readonly subject?: components["schemas"]["TicketSubjectKey"];
            readonly pictures?: components["schemas"]["TicketPictures"];
        };
        /**
         * @example {
         *       "name": "时间",
         *       "value": "11月21日 16:30"
         *     }
         */
        readonly TicketFact: {
            /** @example 时间 */
            readonly name: string;
            /** @example 11月21日 16:30 */
            readonly value: string;
        };
        /**
         * @example {
         *       "type": "result",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "早餐习惯小调查",
         *       "facts": [
         *         {
         *           "name": "时间",
         *           "value": "11月21日 16:30"
         *         }
         *       ],
         *       "link": "/task/back?result=0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "appealable": true
         *     }
         */
        readonly TicketSubject: {
            readonly type: components["schemas"]["TicketSubjectType"];
            readonly id: components["schemas"]["Id"];
            /** @example 早餐习惯小调查 */
            readonly title: string;
            readonly facts: readonly components["schemas"]["TicketFact"][];
            readonly link: components["schemas"]["ContentLink"];
            /** @description Whether an appeal against it is possible now. */
            readonly appealable: boolean;
        };
        /**
         * @example opened
         * @enum {string}
         */
        readonly TicketEntryKind: "opened" | "accepted" | "started" | "asked" | "replied" | "answered" | "decided" | "confirmed" | "reopened";
        /**
         * @example {
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "by": "member",
         *       "kind": "opened",
         *       "text": "我认真答完了",
         *       "pictures": []
         *     }
         */
        readonly TicketEntry: {
            readonly at: components["schemas"]["Time"];
            /**
             * @example member
             * @enum {string}
             */
            readonly by: "member" | "operator" | "clock";
            readonly kind: components["schemas"]["TicketEntryKind"];
            readonly text: string | null;
            readonly pictures: readonly string[];
        };
        /**
         * 复核结果
         * @example {
         *       "verdict": "reversed",
         *       "coins": 100,
         *       "points": 0,
         *       "days": 0
         *     }
         */
        readonly TicketVerdict: {
            /**
             * @example reversed
             * @enum {string}
             */
            readonly verdict: "upheld" | "reversed" | "partly";
            /** @description Coins returned. */
            readonly coins: number;
            /** @description Quality points returned. */
            readonly points: number;
            /** @description Days by which the penalty was shortened. */
            readonly days: number;
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "number": "T20261121-7K2M",
         *       "kind": "result",
         *       "state": 0,
         *       "title": "我认真答完了",
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "acceptBy": "2026-11-24T08:30:00.000Z",
         *       "answerBy": "2026-11-26T08:30:00.000Z",
         *       "subject": null,
         *       "entries": [],
         *       "verdict": null,
         *       "mayReply": true,
         *       "mayConfirm": false,
         *       "mayReopen": false
         *     }
         */
        readonly FeedbackTicket: components["schemas"]["TicketSummary"] & {
            readonly subject: components["schemas"]["TicketSubject"] | null;
            readonly entries: readonly components["schemas"]["TicketEntry"][];
            readonly verdict: components["schemas"]["TicketVerdict"] | null;
            readonly mayReply: boolean;
            readonly mayConfirm: boolean;
            readonly mayReopen: boolean;
        };
        /**
         * @example {
         *       "text": "截图补上了"
         *     }
         */
        readonly TicketReply: {
            /** @example 截图补上了 */
            readonly text: string;
            readonly pictures?: components["schemas"]["TicketPictures"];
        };
        /**
         * @example tasks
         * @enum {string}
         */
        readonly PenaltyStep: "reminder" | "tasks" | "exchange" | "blocked";
        /**
         * 处罚
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "step": "tasks",
         *       "rule": "一个人只使用一个账号",
         *       "evidence": "同一设备上有三个账号参加了同一份问卷",
         *       "startsAt": "2026-11-21T08:30:00.000Z",
         *       "endsAt": "2026-11-28T08:30:00.000Z",
         *       "state": "running",
         *       "appealable": true,
         *       "appeal": null
         *     }
         */
        readonly Penalty: {
            readonly id: components["schemas"]["Id"];
            readonly step: components["schemas"]["PenaltyStep"];
            /** @example 一个人只使用一个账号 */
            readonly rule: string;
            /** @example 同一设备上有三个账号参加了同一份问卷 */
            readonly evidence: string;
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            /**
             * @example running
             * @enum {string}
             */
            readonly state: "running" | "ended" | "lifted";
            /** @description Whether an appeal is possible now: once, while it runs. */
            readonly appealable: boolean;
            /** @description The ticket of its appeal. */
            readonly appeal: components["schemas"]["Id"] | null;
        };
        /**
         * @example {
         *       "items": []
         *     }
         */
        readonly PenaltyList: {
            readonly items: readonly components["schemas"]["Penalty"][];
        };
        /**
         * 帮助文章编号
         * @example 2103
         */
        readonly HelpArticleKey: string;
        /**
         * 帮助文章
         * @example {
         *       "id": 2103,
         *       "category": {
         *         "id": 212,
         *         "title": "任务"
         *       },
         *       "title": "为什么有时没入选？",
         *       "summary": "你的回答没问题，只是这次需要的人群不同。",
         *       "body": [
         *         {
         *           "kind": "paragraph",
         *           "lines": [
         *             [
         *               {
         *                 "text": "每份问卷需要的人群不同。",
         *                 "strong": false,
         *                 "link": null
         *               }
         *             ]
         *           ]
         *         }
         *       ],
         *       "updatedAt": "2026-11-01T02:00:00.000Z",
         *       "helpful": null
         *     }
         */
        readonly HelpArticle: {
            readonly id: components["schemas"]["HelpCategoryId"];
            readonly category: {
                readonly id: components["schemas"]["HelpCategoryId"];
                /** @example 任务 */
                readonly title: string;
            };
            /** @example 为什么有时没入选？ */
            readonly title: string;
            /** @example 你的回答没问题，只是这次需要的人群不同。 */
            readonly summary: string;
            readonly body: components["schemas"]["RichText"];
            readonly updatedAt: components["schemas"]["Time"];
            /** @description This member's vote; null without one. */
            readonly helpful: boolean | null;
        };
        /**
         * 是否有帮助
         * @example {
         *       "helpful": true
         *     }
         */
        readonly HelpRating: {
            readonly helpful: boolean;
        };
        /**
         * 榜单周期
         * @example month
         * @enum {string}
         */
        readonly RankingPeriod: "month" | "quarter" | "all";
        /**
         * 上榜会员
         * @example {
         *       "place": 1,
         *       "name": "小*满",
         *       "avatar": null,
         *       "score": 1280,
         *       "surveys": 16,
         *       "mine": false
         *     }
         */
        readonly RankedMember: {
            /** @example 1 */
            readonly place: number;
            /**
             * @description Masked unless the member agreed to be named.
             * @example 小*满
             */
            readonly name: string;
            /**
             * Format: uri-reference
             * @description Only of members who agreed to be named.
             */
            readonly avatar: string | null;
            /** @example 1280 */
            readonly score: number;
            /**
             * @description Surveys finished in the period.
             * @example 16
             */
            readonly surveys: number;
            /** @description Whether it is the caller. */
            readonly mine: boolean;
        };
        /**
         * 我的名次
         * @example {
         *       "place": 128,
         *       "score": 320,
         *       "surveys": 4,
         *       "next": {
         *         "place": 100,
         *         "score": 150,
         *         "surveys": 2
         *       }
         *     }
         */
        readonly OwnPlace: {
            /** @example 128 */
            readonly place: number;
            /** @example 320 */
            readonly score: number;
            /** @example 4 */
            readonly surveys: number;
            /** @description The next goal; null for the first place. */
            readonly next: {
                /** @example 100 */
                readonly place: number;
                /**
                 * @description Missing score.
                 * @example 150
                 */
                readonly score: number;
                /**
                 * @description Estimated number of surveys, from the member's own average so far.
                 * @example 2
                 */
                readonly surveys: number;
            } | null;
        };
        /**
         * 榜单展示方式
         * @description How others see a member in rankings, star articles and awards: with a masked nickname (the default), with nickname and picture, or not at all.
         * @example masked
         * @enum {string}
         */
        readonly RankingChoice: "masked" | "named" | "hidden";
        /**
         * 达人榜
         * @example {
         *       "period": "month",
         *       "from": "2026-11-01",
         *       "madeAt": "2026-11-21T08:00:00.000Z",
         *       "ranked": 3260,
         *       "items": [
         *         {
         *           "place": 1,
         *           "name": "小*满",
         *           "avatar": null,
         *           "score": 1280,
         *           "surveys": 16,
         *           "mine": false
         *         }
         *       ],
         *       "mine": {
         *         "place": 128,
         *         "score": 320,
         *         "surveys": 4,
         *         "next": {
         *           "place": 100,
         *           "score": 150,
         *           "surveys": 2
         *         }
         *       },
         *       "choice": "masked"
         *     }
         */
        readonly Ranking: {
            readonly period: components["schemas"]["RankingPeriod"];
            /** @description The first day of the period; null for all time, and before the first ranking. */
            readonly from: string | null;
            /** @description When the ranking was made; null before the first one. */
            readonly madeAt: components["schemas"]["Time"] | null;
            /**
             * @description Members with a place.
             * @example 3260
             */
            readonly ranked: number;
            readonly items: readonly components["schemas"]["RankedMember"][];
            /** @description Null for a visitor, for a member without a finished survey, and for one who isn't shown. */
            readonly mine: components["schemas"]["OwnPlace"] | null;
            /** @description Null for a visitor. */
            readonly choice: components["schemas"]["RankingChoice"] | null;
        };
        /**
         * @example {
         *       "choice": "hidden"
         *     }
         */
        readonly RankingChoiceRequest: {
            readonly choice: components["schemas"]["RankingChoice"];
        };
        /**
         * 达人故事摘要
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "title": "通勤路上的二十分钟",
         *       "summary": "她把答问卷放进地铁上的固定时间。",
         *       "author": "小满",
         *       "avatar": null,
         *       "publishedAt": "2026-11-20T02:00:00.000Z"
         *     }
         */
        readonly StarArticleSummary: {
            readonly id: components["schemas"]["PublicId"];
            /** @example 通勤路上的二十分钟 */
            readonly title: string;
            /** @example 她把答问卷放进地铁上的固定时间。 */
            readonly summary: string;
            /**
             * @description Nickname of the member it is about; null when it is about nobody.
             * @example 小满
             */
            readonly author: string | null;
            /** Format: uri-reference */
            readonly avatar: string | null;
            readonly publishedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "t7Kq2mX9bLpR",
         *           "title": "通勤路上的二十分钟",
         *           "summary": "她把答问卷放进地铁上的固定时间。",
         *           "author": "小满",
         *           "avatar": null,
         *           "publishedAt": "2026-11-20T02:00:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly StarArticleList: {
            readonly items: readonly components["schemas"]["StarArticleSummary"][];
        };
        /**
         * 达人故事
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "title": "通勤路上的二十分钟",
         *       "summary": "她把答问卷放进地铁上的固定时间。",
         *       "author": "小满",
         *       "avatar": null,
         *       "publishedAt": "2026-11-20T02:00:00.000Z",
         *       "body": [
         *         {
         *           "kind": "paragraph",
         *           "lines": [
         *             [
         *               {
         *                 "text": "每天二十分钟，刚好一份问卷。",
         *                 "strong": false,
         *                 "link": null
         *               }
         *             ]
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly StarArticle: {
            readonly id: components["schemas"]["PublicId"];
            /** @example 通勤路上的二十分钟 */
            readonly title: string;
            /** @example 她把答问卷放进地铁上的固定时间。 */
            readonly summary: string;
            /** @example 小满 */
            readonly author: string | null;
            /** Format: uri-reference */
            readonly avatar: string | null;
            readonly publishedAt: components["schemas"]["Time"];
            readonly body: components["schemas"]["RichText"];
        };
        /**
         * 课程状态
         * @example reading
         * @enum {string}
         */
        readonly CourseState: "new" | "reading" | "passed";
        /**
         * 课程摘要
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "title": "怎样认真作答",
         *       "summary": "五分钟弄懂质量分从哪来。",
         *       "minutes": 5,
         *       "coins": 30,
         *       "closesAt": null,
         *       "state": "reading"
         *     }
         */
        readonly CourseSummary: {
            readonly id: components["schemas"]["PublicId"];
            /** @example 怎样认真作答 */
            readonly title: string;
            /** @example 五分钟弄懂质量分从哪来。 */
            readonly summary: string;
            /** @example 5 */
            readonly minutes: number;
            /**
             * @description Coins paid once to each member who passes.
             * @example 30
             */
            readonly coins: number;
            /** @description Deadline for passing the quiz; null without one. */
            readonly closesAt: components["schemas"]["Time"] | null;
            /** @description Null for a visitor. */
            readonly state: components["schemas"]["CourseState"] | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "t7Kq2mX9bLpR",
         *           "title": "怎样认真作答",
         *           "summary": "五分钟弄懂质量分从哪来。",
         *           "minutes": 5,
         *           "coins": 30,
         *           "closesAt": null,
         *           "state": "reading"
         *         }
         *       ]
         *     }
         */
        readonly CourseList: {
            readonly items: readonly components["schemas"]["CourseSummary"][];
        };
        /**
         * 课程视频
         * @example {
         *       "source": "/videos/careful-answers.webm",
         *       "captions": "/videos/careful-answers.vtt"
         *     }
         */
        readonly CourseVideo: {
            /**
             * Format: uri-reference
             * @example /videos/careful-answers.webm
             */
            readonly source: string;
            /**
             * Format: uri-reference
             * @example /videos/careful-answers.vtt
             */
            readonly captions: string;
        };
        /**
         * 课程
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "title": "怎样认真作答",
         *       "summary": "五分钟弄懂质量分从哪来。",
         *       "minutes": 5,
         *       "coins": 30,
         *       "closesAt": null,
         *       "state": "reading",
         *       "body": [
         *         {
         *           "kind": "paragraph",
         *           "lines": [
         *             [
         *               {
         *                 "text": "先看清题目在问什么。",
         *                 "strong": false,
         *                 "link": null
         *               }
         *             ]
         *           ]
         *         }
         *       ],
         *       "video": null,
         *       "questions": 5,
         *       "needed": 4
         *     }
         */
        readonly Course: {
            readonly id: components["schemas"]["PublicId"];
            /** @example 怎样认真作答 */
            readonly title: string;
            /** @example 五分钟弄懂质量分从哪来。 */
            readonly summary: string;
            /** @example 5 */
            readonly minutes: number;
            /** @example 30 */
            readonly coins: number;
            readonly closesAt: components["schemas"]["Time"] | null;
            readonly state: components["schemas"]["CourseState"] | null;
            readonly body: components["schemas"]["RichText"];
            readonly video: components["schemas"]["CourseVideo"] | null;
            /**
             * @description Number of questions in the quiz.
             * @example 5
             */
            readonly questions: number;
            /**
             * @description Number of right answers needed to pass.
             * @example 4
             */
            readonly needed: number;
        };
        /**
         * @example {
         *       "waitSeconds": 25
         *     }
         */
        readonly CourseWait: {
            /**
             * @description Seconds until the quiz opens.
             * @example 25
             */
            readonly waitSeconds: number;
        };
        /**
         * @example {
         *       "id": "a",
         *       "text": "选“不清楚”"
         *     }
         */
        readonly CourseQuizOption: {
            /** @example a */
            readonly id: string;
            /** @example 选“不清楚” */
            readonly text: string;
        };
        /**
         * @example {
         *       "id": "q1",
         *       "text": "遇到不清楚的题目，怎样做？",
         *       "multiple": false,
         *       "options": [
         *         {
         *           "id": "a",
         *           "text": "选“不清楚”"
         *         },
         *         {
         *           "id": "b",
         *           "text": "随便选一个"
         *         }
         *       ]
         *     }
         */
        readonly CourseQuizQuestion: {
            /** @example q1 */
            readonly id: string;
            /** @example 遇到不清楚的题目，怎样做？ */
            readonly text: string;
            /** @description Whether several options are right. */
            readonly multiple: boolean;
            readonly options: readonly components["schemas"]["CourseQuizOption"][];
        };
        /**
         * 课程小测
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "waitSeconds": 10,
         *       "leftSeconds": 1800,
         *       "questions": [
         *         {
         *           "id": "q1",
         *           "text": "遇到不清楚的题目，怎样做？",
         *           "multiple": false,
         *           "options": [
         *             {
         *               "id": "a",
         *               "text": "选“不清楚”"
         *             },
         *             {
         *               "id": "b",
         *               "text": "随便选一个"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly CourseQuiz: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Seconds to wait; we refuse answers before as too fast.
             * @example 10
             */
            readonly waitSeconds: number;
            /**
             * @description Seconds until the quiz closes.
             * @example 1800
             */
            readonly leftSeconds: number;
            readonly questions: readonly components["schemas"]["CourseQuizQuestion"][];
        };
        /**
         * @example {
         *       "answers": [
         *         {
         *           "questionId": "q1",
         *           "optionIds": [
         *             "a"
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly CourseAnswers: {
            readonly answers: readonly {
                /** @example q1 */
                readonly questionId: string;
                readonly optionIds: readonly string[];
            }[];
        };
        /**
         * 小测结果
         * @example {
         *       "passed": true,
         *       "right": 5,
         *       "total": 5,
         *       "coins": 30,
         *       "review": [
         *         {
         *           "questionId": "q1",
         *           "right": true,
         *           "explanation": "猜一个答案比说不清楚更没用。"
         *         }
         *       ]
         *     }
         */
        readonly CourseQuizResult: {
            readonly passed: boolean;
            /** @example 5 */
            readonly right: number;
            /** @example 5 */
            readonly total: number;
            /**
             * @description Coins paid by this call.
             * @example 30
             */
            readonly coins: number;
            readonly review: readonly {
                /** @example q1 */
                readonly questionId: string;
                readonly right: boolean;
                /** @example 猜一个答案比说不清楚更没用。 */
                readonly explanation: string;
            }[];
        };
        /**
         * 评选月份
         * @example 2026-10
         */
        readonly AwardMonth: string;
        /**
         * @example {
         *       "name": "小*满",
         *       "avatar": null,
         *       "reason": "开放题写得具体，质量分一直在 95 以上。",
         *       "mine": false
         *     }
         */
        readonly AwardWinner: {
            /**
             * @description Null for a member who chose not to be shown.
             * @example 小*满
             */
            readonly name: string | null;
            /** Format: uri-reference */
            readonly avatar: string | null;
            /** @example 开放题写得具体，质量分一直在 95 以上。 */
            readonly reason: string;
            /** @description Whether it is the caller. */
            readonly mine: boolean;
        };
        /**
         * 奖项
         * @example {
         *       "id": "careful",
         *       "title": "认真作答奖",
         *       "criteria": "当月完成 5 份以上问卷，质量分 90 以上。",
         *       "coins": 200,
         *       "winners": [
         *         {
         *           "name": "小*满",
         *           "avatar": null,
         *           "reason": "开放题写得具体，质量分一直在 95 以上。",
         *           "mine": false
         *         }
         *       ]
         *     }
         */
        readonly AwardCategory: {
            /** @example careful */
            readonly id: string;
            /** @example 认真作答奖 */
            readonly title: string;
            /** @example 当月完成 5 份以上问卷，质量分 90 以上。 */
            readonly criteria: string;
            /** @example 200 */
            readonly coins: number;
            readonly winners: readonly components["schemas"]["AwardWinner"][];
        };
        /**
         * 月度评选
         * @example {
         *       "month": "2026-10",
         *       "months": [
         *         "2026-10"
         *       ],
         *       "categories": [
         *         {
         *           "id": "careful",
         *           "title": "认真作答奖",
         *           "criteria": "当月完成 5 份以上问卷，质量分 90 以上。",
         *           "coins": 200,
         *           "winners": [
         *             {
         *               "name": "小*满",
         *               "avatar": null,
         *               "reason": "开放题写得具体，质量分一直在 95 以上。",
         *               "mine": false
         *             }
         *           ]
         *         }
         *       ],
         *       "mine": {
         *         "surveys": 4,
         *         "quality": 92
         *       }
         *     }
         */
        readonly Awards: {
            /** @description Null while no month has awards. */
            readonly month: components["schemas"]["AwardMonth"] | null;
            readonly months: readonly components["schemas"]["AwardMonth"][];
            readonly categories: readonly components["schemas"]["AwardCategory"][];
            /** @description The caller's present month, as far as the last ranking knows; null for a visitor. */
            readonly mine: {
                /** @example 4 */
                readonly surveys: number;
                /** @example 92 */
                readonly quality: number;
            } | null;
        };
        /**
         * 投票选项
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "label": "豆浆油条",
         *       "image": null,
         *       "votes": 128,
         *       "percent": 64,
         *       "chosen": true
         *     }
         */
        readonly PollOption: {
            readonly id: components["schemas"]["Id"];
            /** @example 豆浆油条 */
            readonly label: string;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/poll/soymilk.webp
             */
            readonly image: string | null;
            /**
             * @description Null while the caller may not see figures.
             * @example 128
             */
            readonly votes: number | null;
            /**
             * @description Null while the caller may not see figures.
             * @example 64
             */
            readonly percent: number | null;
            /** @description Whether the caller chose it. */
            readonly chosen: boolean;
        };
        /**
         * 投票结果公开方式
         * @example afterVote
         * @enum {string}
         */
        readonly PollResults: "afterVote" | "always" | "afterClose";
        /**
         * 投票
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "title": "你的早餐是什么？",
         *       "description": "选最近一周吃得最多的",
         *       "options": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "label": "豆浆油条",
         *           "image": null,
         *           "votes": 128,
         *           "percent": 64,
         *           "chosen": true
         *         },
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *           "label": "面包牛奶",
         *           "image": null,
         *           "votes": 72,
         *           "percent": 36,
         *           "chosen": false
         *         }
         *       ],
         *       "minChoices": 1,
         *       "maxChoices": 1,
         *       "results": "afterVote",
         *       "voters": 200,
         *       "voted": true,
         *       "closed": false,
         *       "closesAt": "2026-11-30T16:00:00.000Z"
         *     }
         */
        readonly Poll: {
            readonly id: components["schemas"]["PublicId"];
            /** @example 你的早餐是什么？ */
            readonly title: string;
            /** @example 选最近一周吃得最多的 */
            readonly description: string | null;
            readonly options: readonly components["schemas"]["PollOption"][];
            /** @example 1 */
            readonly minChoices: number;
            /** @example 1 */
            readonly maxChoices: number;
            readonly results: components["schemas"]["PollResults"];
            /** @example 200 */
            readonly voters: number;
            /** @description Whether the caller voted; false for a visitor. */
            readonly voted: boolean;
            readonly closed: boolean;
            readonly closesAt: components["schemas"]["Time"] | null;
        };
        /**
         * 提问状态
         * @example waiting
         * @enum {string}
         */
        readonly PollProposalState: "waiting" | "shown" | "refused";
        /**
         * 自己提的问题
         * @example {
         *       "proposalId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "你周末几点起床？",
         *       "options": [
         *         "八点前",
         *         "八点以后"
         *       ],
         *       "days": 7,
         *       "state": "waiting",
         *       "reason": null,
         *       "pollId": null,
         *       "coins": 0,
         *       "createdAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly PollProposal: {
            readonly proposalId: components["schemas"]["Id"];
            readonly title: string;
            readonly options: readonly string[];
            readonly days: number;
            readonly state: components["schemas"]["PollProposalState"];
            /** @description Why it was refused. */
            readonly reason: string | null;
            /** @description The poll that shows it. */
            readonly pollId: components["schemas"]["PublicId"] | null;
            /** @description Coins paid when we published it. */
            readonly coins: number;
            readonly createdAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": []
         *     }
         */
        readonly PollProposalList: {
            readonly items: readonly components["schemas"]["PollProposal"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "t7Kq2mX9bLpR",
         *           "title": "你的早餐是什么？",
         *           "description": "选最近一周吃得最多的",
         *           "options": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "label": "豆浆油条",
         *               "image": null,
         *               "votes": 128,
         *               "percent": 64,
         *               "chosen": true
         *             },
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *               "label": "面包牛奶",
         *               "image": null,
         *               "votes": 72,
         *               "percent": 36,
         *               "chosen": false
         *             }
         *           ],
         *           "minChoices": 1,
         *           "maxChoices": 1,
         *           "results": "afterVote",
         *           "voters": 200,
         *           "voted": true,
         *           "closed": false,
         *           "closesAt": "2026-11-30T16:00:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly PollList: {
            readonly items: readonly components["schemas"]["Poll"][];
        };
        /**
         * @example {
         *       "pollId": "t7Kq2mX9bLpR",
         *       "optionIds": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly PollVoteRequest: {
            readonly pollId: components["schemas"]["PublicId"];
            readonly optionIds: readonly components["schemas"]["Id"][];
        };
        /**
         * @description A question proposed by a member.
         * @example {
         *       "title": "你周末几点起床？",
         *       "options": [
         *         "八点前",
         *         "八点以后"
         *       ],
         *       "days": 7
         *     }
         */
        readonly PollProposalRequest: {
            /** @example 你周末几点起床？ */
            readonly title: string;
            readonly options: readonly string[];
            /** @description How many days members can vote. */
            readonly days: number;
        };
        /**
         * @description Either a vote, or a question proposed by a member.
         * @example {
         *       "pollId": "t7Kq2mX9bLpR",
         *       "optionIds": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly PollRequest: components["schemas"]["PollVoteRequest"] | components["schemas"]["PollProposalRequest"];
        /**
         * @description The poll after a vote, or the proposed question that waits for review.
         * @example {
         *       "proposalId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "你周末几点起床？",
         *       "options": [
         *         "八点前",
         *         "八点以后"
         *       ],
         *       "days": 7,
         *       "state": "waiting",
         *       "reason": null,
         *       "pollId": null,
         *       "coins": 0,
         *       "createdAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly PollAnswer: components["schemas"]["Poll"] | components["schemas"]["PollProposal"];
        /**
         * 任务模块
         * @example 2
         * @enum {integer}
         */
        readonly TaskModule: 0 | 1 | 2 | 3 | 4;
        /**
         * 任务类型
         * @example 2
         * @enum {integer}
         */
        readonly TaskType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * 设备
         * @example 1
         * @enum {integer}
         */
        readonly DeviceType: 1 | 2 | 3;
        /**
         * 任务状态
         * @description Whether the task accepts anyone now. The detail's `eligibility` tells whether this member may start.
         * @example open
         * @enum {string}
         */
        readonly TaskAvailability: "open" | "notStarted" | "full" | "ended";
        /**
         * 匹配度
         * @example high
         * @enum {string}
         */
        readonly TaskMatchLevel: "high" | "middle" | "low";
        /**
         * @description How likely this member is to be chosen, in words; never a false-precision number.
         * @example {
         *       "level": "high",
         *       "why": "你的年龄和所在城市符合这次调研"
         *     }
         */
        readonly TaskMatch: {
            readonly level: components["schemas"]["TaskMatchLevel"];
            /** @description Basis of the estimate. */
            readonly why: string;
        };
        /**
         * 参与结果
         * @example 1
         * @enum {integer}
         */
        readonly JoinResult: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * @example {
         *       "hashId": "t7Kq2mX9bLpR",
         *       "module": 2,
         *       "type": 2,
         *       "title": "早餐习惯小调查",
         *       "cover": "/covers/breakfast.webp",
         *       "coins": 120,
         *       "credit": 5,
         *       "consolationCoins": 20,
         *       "minutes": 8,
         *       "minutesMeasured": true,
         *       "screeningMinutes": 2,
         *       "seatsLeft": 36,
         *       "endsAt": "2026-11-30T15:59:59.000Z",
         *       "devices": [
         *         1,
         *         2,
         *         3
         *       ],
         *       "availability": "open",
         *       "match": {
         *         "level": "high",
         *         "why": "你的年龄和所在城市符合这次调研"
         *       },
         *       "joinState": null,
         *       "tags": [
         *         "饮食",
         *         "随时可答"
         *       ]
         *     }
         */
        readonly TaskCard: {
            readonly hashId: components["schemas"]["PublicId"];
            readonly module: components["schemas"]["TaskModule"];
            readonly type: components["schemas"]["TaskType"];
            readonly title: string;
            /** @description Address of the picture, or null. */
            readonly cover: string | null;
            readonly coins: components["schemas"]["Coins"];
            /** @description Credit paid besides the coins. */
            readonly credit: number;
            /** @description Coins paid once when screened out or the quota is full; 0 pays nothing. */
            readonly consolationCoins: number;
            /** @description Running median once 20 people finished, and the declared time before that; null without one. */
            readonly minutes: number | null;
            /** @description Whether `minutes` is the measured median. */
            readonly minutesMeasured: boolean;
            /** @description Within how many minutes a member knows whether they are in; null when there is no screening to promise it by. */
            readonly screeningMinutes: number | null;
            /** @description Seats still free, or null without a limit. */
            readonly seatsLeft: number | null;
            /** @description When the task closes, or null when it has no end. */
            readonly endsAt: components["schemas"]["Time"] | null;
            /** @description What it can be done on. */
            readonly devices: readonly components["schemas"]["DeviceType"][];
            readonly availability: components["schemas"]["TaskAvailability"];
            /** @description null for a visitor, or when nothing is known about the member. */
            readonly match: components["schemas"]["TaskMatch"] | null;
            /** @description The member's own result; 0 while it is open, null when not joined. */
            readonly joinState: components["schemas"]["JoinResult"] | null;
            readonly tags: readonly string[];
        };
        /**
         * @description A short list with its reason: best matches first for a member, newest first for a visitor.
         * @example {
         *       "items": [
         *         {
         *           "hashId": "t7Kq2mX9bLpR",
         *           "module": 2,
         *           "type": 2,
         *           "title": "早餐习惯小调查",
         *           "cover": null,
         *           "coins": 120,
         *           "credit": 5,
         *           "consolationCoins": 20,
         *           "minutes": 8,
         *           "minutesMeasured": true,
         *           "screeningMinutes": 2,
         *           "seatsLeft": 36,
         *           "endsAt": "2026-11-30T15:59:59.000Z",
         *           "devices": [
         *             1,
         *             2,
         *             3
         *           ],
         *           "availability": "open",
         *           "match": {
         *             "level": "high",
         *             "why": "你的年龄和所在城市符合这次调研"
         *           },
         *           "joinState": null,
         *           "tags": [
         *             "饮食"
         *           ]
         *         }
         *       ],
         *       "personal": true,
         *       "needsAnswers": false
         *     }
         */
        readonly TaskRecommendation: {
            readonly items: readonly components["schemas"]["TaskCard"][];
            /** @description Whether the member's own answers chose them; false for visitors and for members who switched that off. */
            readonly personal: boolean;
            /** @description Whether the member's own answers would choose them, had they given any. */
            readonly needsAnswers: boolean;
        };
        /**
         * 任务做法
         * @example paipai
         * @enum {string}
         */
        readonly TaskActivityKind: "browse" | "video" | "paipai" | "trial";
        /**
         * 任务进度
         * @description applied and reviewing wait for our review; doing waits for the member.
         * @example doing
         * @enum {string}
         */
        readonly TaskActivityState: "notStarted" | "applied" | "doing" | "reviewing" | "ended";
        /**
         * 审核中
         * @description Something a member handed in that waits for an operator.
         * @example {
         *       "awaits": "proof",
         *       "by": "2026-11-24T08:30:00.000Z"
         *     }
         */
        readonly TaskReview: {
            /**
             * 等待审核的内容
             * @enum {string}
             */
            readonly awaits: "application" | "proof";
            /** @description Latest time of the decision. */
            readonly by: components["schemas"]["Time"];
        };
        /**
         * @description What the member submits next.
         * @example {
         *       "prompt": "拍 2–4 张早餐照片",
         *       "textMin": 0,
         *       "photosMin": 2,
         *       "photosMax": 4,
         *       "captionMin": 5
         *     }
         */
        readonly TaskActivityAsks: {
            readonly prompt: string;
            /** @description Fewest characters of the text; 0 asks for none. */
            readonly textMin: number;
            readonly photosMin: number;
            /** @description 0 asks for no photos. */
            readonly photosMax: number;
            /** @description Fewest characters of each caption. */
            readonly captionMin: number;
        };
        /**
         * @example {
         *       "key": "test/task/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg",
         *       "caption": "今早的豆浆和油条"
         *     }
         */
        readonly TaskPhoto: {
            readonly key: components["schemas"]["UploadKey"];
            readonly caption: string;
        };
        /**
         * @example {
         *       "text": "",
         *       "photos": [
         *         {
         *           "key": "test/task/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg",
         *           "caption": "今早的豆浆和油条"
         *         }
         *       ]
         *     }
         */
        readonly TaskSubmission: {
            readonly text: string;
            readonly photos: readonly components["schemas"]["TaskPhoto"][];
        };
        /**
         * 任务进度详情
         * @description A task that is not a questionnaire, and the member's progress in it.
         * @example {
         *       "kind": "paipai",
         *       "state": "doing",
         *       "sessionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "resultId": null,
         *       "note": null,
         *       "deadline": "2026-11-24T08:30:00.000Z",
         *       "review": null,
         *       "seconds": 0,
         *       "secondsNeeded": 0,
         *       "place": null,
         *       "asks": {
         *         "prompt": "拍 2–4 张早餐照片",
         *         "textMin": 0,
         *         "photosMin": 2,
         *         "photosMax": 4,
         *         "captionMin": 5
         *       },
         *       "submission": null
         *     }
         */
        readonly TaskActivity: {
            readonly kind: components["schemas"]["TaskActivityKind"];
            readonly state: components["schemas"]["TaskActivityState"];
            readonly sessionId: components["schemas"]["Id"] | null;
            readonly resultId: components["schemas"]["Id"] | null;
            /** @description The reviewer's words, or null. */
            readonly note: string | null;
            /** @description Deadline for the submission; null while it waits for review or before it began. */
            readonly deadline: components["schemas"]["Time"] | null;
            /** @description What waits for review, or null. */
            readonly review: components["schemas"]["TaskReview"] | null;
            /** @description Seconds watched, or spent since leaving. */
            readonly seconds: number;
            /** @description 0 where time does not count. */
            readonly secondsNeeded: number;
            /** @description Address of the video, or the host a browse task leads to. */
            readonly place: string | null;
            readonly asks: components["schemas"]["TaskActivityAsks"] | null;
            /** @description The last submission, or null. */
            readonly submission: components["schemas"]["TaskSubmission"] | null;
        };
        /**
         * @example {
         *       "position": 15
         *     }
         */
        readonly TaskBeat: {
            /** @description Position of the video in seconds. */
            readonly position: number;
        };
        /**
         * 金币范围
         * @example 85-299
         * @enum {string}
         */
        readonly PointsRange: "0-34" | "35-84" | "85-299" | "300-499" | "500-";
        /**
         * 任务排序
         * @example match
         * @enum {string}
         */
        readonly TaskSort: "match" | "coins" | "minutes" | "endsAt";
        /**
         * @example {
         *       "items": [
         *         {
         *           "hashId": "t7Kq2mX9bLpR",
         *           "module": 2,
         *           "type": 2,
         *           "title": "早餐习惯小调查",
         *           "cover": null,
         *           "coins": 120,
         *           "credit": 5,
         *           "consolationCoins": 20,
         *           "minutes": 8,
         *           "minutesMeasured": false,
         *           "screeningMinutes": 2,
         *           "seatsLeft": null,
         *           "endsAt": null,
         *           "devices": [
         *             1,
         *             2,
         *             3
         *           ],
         *           "availability": "open",
         *           "match": null,
         *           "joinState": null,
         *           "tags": []
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly TaskCardPage: {
            readonly items: readonly components["schemas"]["TaskCard"][];
            readonly nextCursor: string | null;
        };
        /**
         * 参与状态
         * @example open
         * @enum {string}
         */
        readonly ParticipationState: "open" | "ended";
        /**
         * 奖励状态
         * @example available
         * @enum {string}
         */
        readonly TaskEarningState: "none" | "pending" | "available" | "takenBack";
        /**
         * @description A short reference to a task.
         * @example {
         *       "hashId": "t7Kq2mX9bLpR",
         *       "title": "早餐习惯小调查",
         *       "type": 2,
         *       "cover": "/covers/breakfast.webp",
         *       "coins": 120,
         *       "consolationCoins": 20
         *     }
         */
        readonly TaskBrief: {
            readonly hashId: components["schemas"]["PublicId"];
            readonly title: string;
            readonly type: components["schemas"]["TaskType"];
            /** @description Address of the picture, or null. */
            readonly cover: string | null;
            readonly coins: components["schemas"]["Coins"];
            readonly consolationCoins: components["schemas"]["Coins"];
        };
        /**
         * 未计入的原因
         * @description Details of result 4.
         * @example attention
         * @enum {string}
         */
        readonly TooShortCause: "time" | "attention";
        /**
         * @description One participation of the member, with what it earned.
         * @example {
         *       "sessionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "resultId": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6",
         *       "task": {
         *         "hashId": "t7Kq2mX9bLpR",
         *         "title": "早餐习惯小调查",
         *         "type": 2,
         *         "cover": null,
         *         "coins": 120,
         *         "consolationCoins": 20
         *       },
         *       "state": "ended",
         *       "result": 2,
         *       "cause": null,
         *       "progress": 20,
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "endedAt": "2026-11-21T08:31:40.000Z",
         *       "keptUntil": null,
         *       "review": null,
         *       "coins": 20,
         *       "credit": 0,
         *       "consolation": true,
         *       "earningState": "available",
         *       "expectedAt": null,
         *       "reason": "这份问卷在找每周至少吃 3 次早餐的人",
         *       "supportCode": "C7F3-29KD"
         *     }
         */
        readonly TaskRecord: {
            readonly sessionId: components["schemas"]["Id"];
            /** @description What the result page is opened with; null while open. */
            readonly resultId: components["schemas"]["Id"] | null;
            readonly task: components["schemas"]["TaskBrief"];
            readonly state: components["schemas"]["ParticipationState"];
            readonly result: components["schemas"]["JoinResult"];
            /** @description Why it was too short; null for other results. */
            readonly cause: components["schemas"]["TooShortCause"] | null;
            /** @description Percent of the pages answered. */
            readonly progress: number;
            readonly startedAt: components["schemas"]["Time"];
            /** @description Null while open. */
            readonly endedAt: components["schemas"]["Time"] | null;
            /** @description How long an open one can be continued; null when it ended or has no limit yet. */
            readonly keptUntil: components["schemas"]["Time"] | null;
            /** @description The submission that waits for review, or null. */
            readonly review: components["schemas"]["TaskReview"] | null;
            readonly coins: components["schemas"]["Coins"];
            /** @description Credit earned. */
            readonly credit: number;
            /** @description Whether the coins are the consolation. */
            readonly consolation: boolean;
            readonly earningState: components["schemas"]["TaskEarningState"];
            /** @description When pending coins become available, or null. */
            readonly expectedAt: components["schemas"]["Time"] | null;
            /** @description Why it ended like this, or why coins were taken back. */
            readonly reason: string | null;
            /** @description Number to quote in a ticket. */
            readonly supportCode: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "sessionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "resultId": null,
         *           "task": {
         *             "hashId": "t7Kq2mX9bLpR",
         *             "title": "早餐习惯小调查",
         *             "type": 2,
         *             "cover": null,
         *             "coins": 120,
         *             "consolationCoins": 20
         *           },
         *           "state": "open",
         *           "result": 0,
         *           "cause": null,
         *           "progress": 40,
         *           "startedAt": "2026-11-21T08:30:00.000Z",
         *           "endedAt": null,
         *           "keptUntil": "2026-11-21T09:32:00.000Z",
         *           "coins": 0,
         *           "credit": 0,
         *           "consolation": false,
         *           "earningState": "none",
         *           "expectedAt": null,
         *           "reason": null,
         *           "supportCode": "C7F3-29KD",
         *           "review": null
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly TaskRecordPage: {
            readonly items: readonly components["schemas"]["TaskRecord"][];
            readonly nextCursor: string | null;
        };
        /**
         * @description One step of how the task goes.
         * @example {
         *       "title": "先答 3 道筛选题",
         *       "text": "2 分钟内告诉你是否入选，没入选也得 20 金币。"
         *     }
         */
        readonly TaskStep: {
            readonly title: string;
            readonly text: string;
        };
        /**
         * @description What is collected, who gets it and for what purpose. PIPL article 23 requires separate consent when a third party gets it.
         * @example {
         *       "recipient": "芽言",
         *       "thirdParty": false,
         *       "items": [
         *         "本次问卷的答案",
         *         "年龄段",
         *         "所在城市"
         *       ],
         *       "purpose": "统计分析早餐消费习惯，不含手机号和姓名",
         *       "consentRequired": false,
         *       "policyUrl": null
         *     }
         */
        readonly TaskDataUse: {
            /** @description Who gets the answers. */
            readonly recipient: string;
            /** @description Whether the recipient is another company. */
            readonly thirdParty: boolean;
            /** @description What they get. */
            readonly items: readonly string[];
            readonly purpose: string;
            /** @description Whether starting must carry `consent` true. */
            readonly consentRequired: boolean;
            /** @description The recipient's own privacy policy, or null. */
            readonly policyUrl: string | null;
        };
        /**
         * @description Who the task is for, and its limits.
         * @example {
         *       "audience": "18–45 岁、每周至少吃 3 次早餐的人",
         *       "cities": [
         *         "上海",
         *         "杭州"
         *       ],
         *       "startsAt": "2026-11-01T00:00:00.000Z",
         *       "seatMinutes": 60,
         *       "seats": 200
         *     }
         */
        readonly TaskLimits: {
            /** @description Who the task looks for, in words. */
            readonly audience: string;
            /** @description Names of cities; empty is everywhere. */
            readonly cities: readonly string[];
            readonly startsAt: components["schemas"]["Time"];
            /** @description How long a seat stays reserved after screening, or null without a limit. */
            readonly seatMinutes: number | null;
            /** @description Seats in all, or null without a limit. */
            readonly seats: number | null;
        };
        /**
         * 不能参加的原因
         * @example city
         * @enum {string}
         */
        readonly TaskObstacleKind: "notStarted" | "ended" | "full" | "joined" | "device" | "city" | "quality";
        /**
         * @description Why this caller can't start, and where they can fix it.
         * @example {
         *       "kind": "city",
         *       "text": "这次只面向杭州的会员",
         *       "fixUrl": "/home/user",
         *       "fixLabel": "更新常住地"
         *     }
         */
        readonly TaskObstacle: {
            readonly kind: components["schemas"]["TaskObstacleKind"];
            readonly text: string;
            /** @description Path on the member site, or null when nothing can be done. */
            readonly fixUrl: string | null;
            /** @description What the button says. */
            readonly fixLabel: string | null;
        };
        /**
         * @example {
         *       "canStart": true,
         *       "obstacle": null
         *     }
         */
        readonly TaskEligibility: {
            /** @description Whether this caller may start or go on now. */
            readonly canStart: boolean;
            /** @description Why not; null when `canStart`. */
            readonly obstacle: components["schemas"]["TaskObstacle"] | null;
        };
        /**
         * @description The member's own participation that is still open.
         * @example {
         *       "sessionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "progress": 40,
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "seatUntil": "2026-11-21T09:32:00.000Z"
         *     }
         */
        readonly TaskResumable: {
            readonly sessionId: components["schemas"]["Id"];
            /** @description Percent of the pages answered. */
            readonly progress: number;
            readonly startedAt: components["schemas"]["Time"];
            /** @description Until when the seat is kept; null until screened. */
            readonly seatUntil: components["schemas"]["Time"] | null;
        };
        /**
         * @description How the member's participation ended.
         * @example {
         *       "resultId": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6",
         *       "result": 1,
         *       "cause": null,
         *       "endedAt": "2026-11-21T08:39:12.000Z"
         *     }
         */
        readonly TaskOwnResult: {
            readonly resultId: components["schemas"]["Id"];
            readonly result: components["schemas"]["JoinResult"];
            /** @description Why it was too short; null for other results. */
            readonly cause: components["schemas"]["TooShortCause"] | null;
            readonly endedAt: components["schemas"]["Time"];
        };
        /**
         * @description Everything to know before starting, and what this member may do.
         * @example {
         *       "hashId": "t7Kq2mX9bLpR",
         *       "module": 2,
         *       "type": 2,
         *       "title": "早餐习惯小调查",
         *       "cover": "/covers/breakfast.webp",
         *       "coins": 120,
         *       "credit": 5,
         *       "consolationCoins": 20,
         *       "minutes": 8,
         *       "minutesMeasured": true,
         *       "screeningMinutes": 2,
         *       "seatsLeft": 36,
         *       "endsAt": "2026-11-30T15:59:59.000Z",
         *       "devices": [
         *         1,
         *         2,
         *         3
         *       ],
         *       "availability": "open",
         *       "match": {
         *         "level": "high",
         *         "why": "你的年龄和所在城市符合这次调研"
         *       },
         *       "joinState": null,
         *       "tags": [
         *         "饮食",
         *         "随时可答"
         *       ],
         *       "description": "聊聊你平时怎么吃早餐，帮助早餐品牌改进产品。",
         *       "steps": [
         *         {
         *           "title": "先答 3 道筛选题",
         *           "text": "2 分钟内告诉你是否入选，没入选也得 20 金币。"
         *         },
         *         {
         *           "title": "回答 12 道正式题",
         *           "text": "入选后名额为你保留 60 分钟。"
         *         }
         *       ],
         *       "dos": [
         *         "按自己的真实情况作答"
         *       ],
         *       "donts": [
         *         "为了入选改答案"
         *       ],
         *       "quitting": "答案会自动保存，名额保留期内可随时回来继续。",
         *       "sensitive": [],
         *       "dataUse": {
         *         "recipient": "芽言",
         *         "thirdParty": false,
         *         "items": [
         *           "本次问卷的答案"
         *         ],
         *         "purpose": "统计分析早餐消费习惯",
         *         "consentRequired": false,
         *         "policyUrl": null
         *       },
         *       "limits": {
         *         "audience": "18–45 岁、每周至少吃 3 次早餐的人",
         *         "cities": [],
         *         "startsAt": "2026-11-01T00:00:00.000Z",
         *         "seatMinutes": 60,
         *         "seats": 200
         *       },
         *       "eligibility": {
         *         "canStart": true,
         *         "obstacle": null
         *       },
         *       "participation": null,
         *       "ownResult": null,
         *       "activity": null
         *     }
         */
        readonly TaskDetail: components["schemas"]["TaskCard"] & {
            readonly description: string;
            readonly steps: readonly components["schemas"]["TaskStep"][];
            /** @description What makes an answer count. */
            readonly dos: readonly string[];
            /** @description What makes it not count. */
            readonly donts: readonly string[];
            /** @description What happens when a member leaves in the middle. */
            readonly quitting: string;
            /** @description Sensitive content to warn of before the start; empty when there is none. */
            readonly sensitive: readonly string[];
            readonly dataUse: components["schemas"]["TaskDataUse"];
            readonly limits: components["schemas"]["TaskLimits"];
            readonly eligibility: components["schemas"]["TaskEligibility"];
            /** @description What can be resumed, or null. */
            readonly participation: components["schemas"]["TaskResumable"] | null;
            /** @description How to do a task that is not a questionnaire; getTaskActivity returns the rest. null for questionnaires. */
            readonly activity: components["schemas"]["TaskActivityKind"] | null;
            /** @description How it ended for this member, or null. */
            readonly ownResult: components["schemas"]["TaskOwnResult"] | null;
        };
        /**
         * @example {
         *       "state": "finished",
         *       "updatedAt": "2026-11-20T12:00:00.000Z"
         *     }
         */
        readonly AttributeSurveyFinished: {
            /** @constant */
            readonly state: "finished";
            readonly updatedAt: components["schemas"]["Time"];
        };
        /**
         * @description One section of the attribute questionnaire.
         * @example {
         *       "name": "household",
         *       "title": "家庭情况",
         *       "why": "用来匹配母婴、家电等调研",
         *       "percent": 60,
         *       "stale": 0,
         *       "sensitive": false,
         *       "updatedAt": "2026-11-20T12:00:00.000Z"
         *     }
         */
        readonly AttributePart: {
            /** @description Its page in the definition. */
            readonly name: string;
            readonly title: string;
            /** @description Why we ask for it. */
            readonly why: string;
            /** @description Share that is answered and still current, in percent. */
            readonly percent: number;
            /** @description How many answers are old enough to be asked again. */
            readonly stale: number;
            /** @description Whether it asks for sensitive data and so for the separate consent. */
            readonly sensitive: boolean;
            /** @description When it was last saved, or null. */
            readonly updatedAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description Comes with code 5629.
         * @example {
         *       "state": "unfinished",
         *       "percent": 60,
         *       "missing": [
         *         {
         *           "name": "household",
         *           "title": "家庭情况",
         *           "why": "用来匹配母婴、家电等调研",
         *           "percent": 60,
         *           "stale": 0,
         *           "sensitive": false,
         *           "updatedAt": null
         *         }
         *       ]
         *     }
         */
        readonly AttributeSurveyUnfinished: {
            /** @constant */
            readonly state: "unfinished";
            readonly percent: number;
            /** @description The sections still to finish. */
            readonly missing: readonly components["schemas"]["AttributePart"][];
        };
        /**
         * @example {
         *       "state": "finished",
         *       "updatedAt": "2026-11-20T12:00:00.000Z"
         *     }
         * @example {
         *       "state": "unfinished",
         *       "percent": 60,
         *       "missing": [
         *         {
         *           "name": "household",
         *           "title": "家庭情况",
         *           "why": "用来匹配母婴、家电等调研",
         *           "percent": 60,
         *           "stale": 0,
         *           "sensitive": false,
         *           "updatedAt": null
         *         }
         *       ]
         *     }
         */
        readonly AttributeSurveyCheck: components["schemas"]["AttributeSurveyFinished"] | components["schemas"]["AttributeSurveyUnfinished"];
        /**
         * 问卷定义
         * @description A SurveyJS definition as the runner takes it, without what only the server may know (screen-out expressions, quota
         *     cells, attention checks).
         * @example {
         *       "title": "早餐习惯小调查",
         *       "pages": [
         *         {
         *           "name": "screening",
         *           "elements": [
         *             {
         *               "type": "radiogroup",
         *               "name": "frequency",
         *               "title": "你每周吃几次早餐？",
         *               "isRequired": true,
         *               "choices": [
         *                 "0–2 次",
         *                 "3–5 次",
         *                 "每天"
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly SurveyDefinition: {
            readonly [key: string]: unknown;
        };
        /**
         * @description The innermost value.
         * @example 4
         */
        readonly SurveyAnswerValue: string | number | boolean;
        /**
         * @description A cell of a row, or a field of a panel; several choices make a list.
         * @example [
         *       "周末",
         *       "节日"
         *     ]
         */
        readonly SurveyAnswerCell: components["schemas"]["SurveyAnswerValue"] | readonly components["schemas"]["SurveyAnswerValue"][];
        /**
         * @description One choice, row or cell of an answer.
         * @example 豆浆
         */
        readonly SurveyAnswerPart: components["schemas"]["SurveyAnswerValue"] | readonly components["schemas"]["SurveyAnswerValue"][] | {
            readonly [key: string]: components["schemas"]["SurveyAnswerCell"];
        };
        /**
         * 答案
         * @description What SurveyJS keeps for a question: a text, a number, a yes or no, a list (several choices, a ranking, rows of a
         *     dynamic panel) or a map (matrix rows, several texts).
         * @example 每天
         */
        readonly SurveyAnswer: string | number | boolean | readonly components["schemas"]["SurveyAnswerPart"][] | {
            readonly [key: string]: components["schemas"]["SurveyAnswerPart"];
        };
        /**
         * 答案表
         * @description Answers by question name; the text beside a choice under `-Comment` behind it, 不想回答 under `-Declined`.
         * @example {
         *       "frequency": "每天",
         *       "drinks": [
         *         "豆浆",
         *         "牛奶"
         *       ],
         *       "satisfaction": {
         *         "味道": 4,
         *         "价格": 3
         *       },
         *       "places": {
         *         "家里": {
         *           "何时": [
         *             "周末",
         *             "节日"
         *           ]
         *         }
         *       }
         *     }
         */
        readonly SurveyAnswers: {
            readonly [key: string]: components["schemas"]["SurveyAnswer"];
        };
        /**
         * 答案版本
         * @description Counts the saved pages; a save on an older one is refused with ANSWER_OUTDATED.
         * @example 3
         */
        readonly SurveyRevision: number;
        /**
         * @example {
         *       "coins": 100,
         *       "credit": 10
         *     }
         */
        readonly AttributeReward: {
            readonly coins: components["schemas"]["Coins"];
            readonly credit: number;
        };
        /**
         * 敏感信息同意
         * @description The separate consent that sensitive attributes need (PIPL 29).
         * @example {
         *       "version": "2026-11-01",
         *       "items": [
         *         "收入",
         *         "健康状况"
         *       ],
         *       "purpose": "判断你是否符合收入、健康类调研的条件",
         *       "agreedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly AttributeConsent: {
            readonly version: components["schemas"]["AgreementVersion"];
            /** @description What is asked. */
            readonly items: readonly string[];
            readonly purpose: string;
            /** @description When the member agreed to this version; null when they did not. */
            readonly agreedAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description The personal attribute questionnaire with what the member said before.
         * @example {
         *       "definition": {
         *         "pages": [
         *           {
         *             "name": "household",
         *             "elements": [
         *               {
         *                 "type": "radiogroup",
         *                 "name": "children",
         *                 "title": "家里有 12 岁以下的孩子吗？",
         *                 "choices": [
         *                   "有",
         *                   "没有",
         *                   "不想回答"
         *                 ]
         *               }
         *             ]
         *           }
         *         ]
         *       },
         *       "answers": {
         *         "children": "有"
         *       },
         *       "parts": [
         *         {
         *           "name": "household",
         *           "title": "家庭情况",
         *           "why": "用来匹配母婴、家电等调研",
         *           "percent": 60,
         *           "stale": 0,
         *           "sensitive": false,
         *           "updatedAt": "2026-11-20T12:00:00.000Z"
         *         }
         *       ],
         *       "percent": 60,
         *       "revision": 2,
         *       "reward": {
         *         "coins": 100,
         *         "credit": 10
         *       },
         *       "matchGain": 6,
         *       "consent": {
         *         "version": "2026-11-01",
         *         "items": [
         *           "收入",
         *           "健康状况"
         *         ],
         *         "purpose": "判断你是否符合收入、健康类调研的条件",
         *         "agreedAt": null
         *       },
         *       "updatedAt": "2026-11-20T12:00:00.000Z"
         *     }
         */
        readonly AttributeSurvey: {
            readonly definition: components["schemas"]["SurveyDefinition"];
            readonly answers: components["schemas"]["SurveyAnswers"];
            readonly parts: readonly components["schemas"]["AttributePart"][];
            readonly percent: number;
            readonly revision: components["schemas"]["SurveyRevision"];
            /** @description Coins for finishing it the first time; null once paid. */
            readonly reward: components["schemas"]["AttributeReward"] | null;
            /** @description About how many more tasks would match when finished; null when not computed. */
            readonly matchGain: number | null;
            readonly consent: components["schemas"]["AttributeConsent"];
            /** @description When it was last saved, or null. */
            readonly updatedAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description One section's answers; what was answered there before is replaced.
         * @example {
         *       "part": "household",
         *       "answers": {
         *         "children": "有"
         *       },
         *       "revision": 1
         *     }
         */
        readonly AttributeSurveyRequest: {
            /** @description Name of the section. */
            readonly part: string;
            readonly answers: components["schemas"]["SurveyAnswers"];
            readonly revision: components["schemas"]["SurveyRevision"];
        };
        /**
         * @example {
         *       "parts": [
         *         {
         *           "name": "household",
         *           "title": "家庭情况",
         *           "why": "用来匹配母婴、家电等调研",
         *           "percent": 100,
         *           "stale": 0,
         *           "sensitive": false,
         *           "updatedAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ],
         *       "percent": 100,
         *       "finished": true,
         *       "revision": 3,
         *       "earned": {
         *         "coins": 100,
         *         "credit": 10
         *       },
         *       "resultId": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"
         *     }
         */
        readonly AttributeSurveySaved: {
            readonly parts: readonly components["schemas"]["AttributePart"][];
            readonly percent: number;
            readonly finished: boolean;
            readonly revision: components["schemas"]["SurveyRevision"];
            /** @description What this save paid, because it finished the questionnaire the first time; null otherwise. */
            readonly earned: components["schemas"]["AttributeReward"] | null;
            /** @description What the page of the welcome task's result is opened with; null unless this save ended it. */
            readonly resultId: components["schemas"]["Id"] | null;
        };
        /**
         * 答题问题
         * @example required
         * @enum {string}
         */
        readonly SurveyProblemCode: "required" | "unknownChoice" | "tooManyChoices" | "tooFewChoices" | "outOfRange" | "tooLong" | "wrongFormat" | "wrongType" | "hidden" | "unknownQuestion";
        /**
         * @description The problem with one question.
         * @example {
         *       "question": "frequency",
         *       "code": "required",
         *       "message": "请选择一项"
         *     }
         */
        readonly SurveyProblem: {
            /** @description Its name. */
            readonly question: string;
            readonly code: components["schemas"]["SurveyProblemCode"];
            /** @description Chinese text to show at the question. */
            readonly message: string;
        };
        /**
         * @description Data of the refusals ANSWER_INVALID and ANSWER_FORGED; nothing was saved.
         * @example {
         *       "problems": [
         *         {
         *           "question": "frequency",
         *           "code": "required",
         *           "message": "请选择一项"
         *         }
         *       ],
         *       "page": "screening",
         *       "revision": 0
         *     }
         */
        readonly SurveyRefusedPage: {
            readonly problems: readonly components["schemas"]["SurveyProblem"][];
            /** @description The page the first problem is on. */
            readonly page: string;
            readonly revision: components["schemas"]["SurveyRevision"];
        };
        /**
         * @description Data of the refusals ANSWER_OUTDATED and PAGE_OUT_OF_ORDER; the real state of the participation.
         * @example {
         *       "page": "habits",
         *       "revision": 4,
         *       "answers": {
         *         "frequency": "每天"
         *       }
         *     }
         */
        readonly SurveyCurrentAnswers: {
            readonly page: string;
            readonly revision: components["schemas"]["SurveyRevision"];
            readonly answers: components["schemas"]["SurveyAnswers"];
        };
        /**
         * @description The one terminal result of a participation.
         * @example {
         *       "resultId": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6",
         *       "result": 1
         *     }
         */
        readonly SurveyOutcome: {
            readonly resultId: components["schemas"]["Id"];
            readonly result: components["schemas"]["JoinResult"];
        };
        /**
         * @description A refused save. The code decides what `data` holds.
         * @example {
         *       "code": 22007,
         *       "msg": "有题目未按要求作答，请检查标出的题目",
         *       "data": {
         *         "problems": [
         *           {
         *             "question": "frequency",
         *             "code": "required",
         *             "message": "请选择一项"
         *           }
         *         ],
         *         "page": "screening",
         *         "revision": 0
         *       }
         *     }
         */
        readonly SurveyFault: {
            readonly code: number;
            readonly msg: string;
            readonly data: components["schemas"]["SurveyRefusedPage"] | components["schemas"]["SurveyCurrentAnswers"] | components["schemas"]["SurveyOutcome"] | null;
            /** @description Number to quote to support. */
            readonly requestId?: string;
        };
        /**
         * @example {
         *       "version": "2026-11-01",
         *       "agreed": true
         *     }
         */
        readonly AttributeConsentRequest: {
            readonly version: components["schemas"]["AgreementVersion"];
            /**
             * @description Whether the member read and accepted this version.
             * @constant
             */
            readonly agreed: true;
        };
        /**
         * 活动页面
         * @example lottery
         * @enum {string}
         */
        readonly CampaignFace: "lottery" | "koi" | "quiz" | "christmas" | "duanwu";
        /**
         * 活动状态
         * @example running
         * @enum {string}
         */
        readonly CampaignState: "upcoming" | "running" | "ended";
        /**
         * 抽奖机会来源
         * @example checkin
         * @enum {string}
         */
        readonly ChanceCause: "checkin" | "task" | "quiz";
        /**
         * @description A way to get chances.
         * @example {
         *       "cause": "checkin",
         *       "chances": 1
         *     }
         */
        readonly CampaignWay: {
            readonly cause: components["schemas"]["ChanceCause"];
            /** @description Chances earned each time. */
            readonly chances: number;
        };
        /**
         * 奖品编号
         * @example phone-20
         */
        readonly PrizeId: string;
        /**
         * 奖品种类
         * @example goods
         * @enum {string}
         */
        readonly PrizeKind: "coins" | "goods" | "codes" | "cash" | "mobile";
        /**
         * 奖品
         * @example {
         *       "id": "phone-20",
         *       "kind": "mobile",
         *       "title": "20 元话费",
         *       "worth": 2000,
         *       "stock": 50,
         *       "left": 48,
         *       "odds": 2000
         *     }
         */
        readonly CampaignPrize: {
            readonly id: components["schemas"]["PrizeId"];
            readonly kind: components["schemas"]["PrizeKind"];
            /** @example 20 元话费 */
            readonly title: string;
            /** @description Value of one prize in fen. */
            readonly worth: number;
            readonly stock: number;
            readonly left: number;
            /** @description Chance in millionths, in the current version. */
            readonly odds: number;
        };
        /**
         * SHA-256
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        readonly Sha256: string;
        /**
         * 答题规则
         * @example {
         *       "questions": 10,
         *       "seconds": 300,
         *       "coins": 1
         *     }
         */
        readonly CampaignQuiz: {
            /** @description How many questions a try asks. */
            readonly questions: number;
            /** @description Seconds a try may take. */
            readonly seconds: number;
            /** @description Coins for each right answer. */
            readonly coins: number;
        };
        /**
         * @description How many chances the member earned in one way.
         * @example {
         *       "cause": "checkin",
         *       "count": 3
         *     }
         */
        readonly CampaignEarned: {
            readonly cause: components["schemas"]["ChanceCause"];
            readonly count: number;
        };
        /**
         * 答题状态
         * @example open
         * @enum {string}
         */
        readonly QuizTryState: "open" | "done" | "expired";
        /**
         * @description A question that was asked, with the right answer.
         * @example {
         *       "title": "世界上面积最大的洋是？",
         *       "choices": [
         *         "大西洋",
         *         "太平洋"
         *       ],
         *       "chosen": 2,
         *       "right": 2,
         *       "explanation": "太平洋约占地球表面的三分之一。"
         *     }
         */
        readonly QuizReview: {
            readonly title: string;
            readonly choices: readonly string[];
            /** @description Index of the member's answer; null without one. */
            readonly chosen: number | null;
            /** @description Index of the right answer. */
            readonly right: number;
            readonly explanation: string;
        };
        /**
         * 一次答题
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "day": "2026-11-21",
         *       "state": "open",
         *       "askedAt": "2026-11-21T08:30:00.000Z",
         *       "until": "2026-11-21T08:35:00.000Z",
         *       "questions": 10,
         *       "score": null,
         *       "coins": 0,
         *       "review": []
         *     }
         */
        readonly QuizTry: {
            readonly id: components["schemas"]["Id"];
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly day: string;
            readonly state: components["schemas"]["QuizTryState"];
            readonly askedAt: components["schemas"]["Time"];
            readonly until: components["schemas"]["Time"];
            readonly questions: number;
            /** @description Right answers; null until submitted. */
            readonly score: number | null;
            /** @description Coins that were paid. */
            readonly coins: number;
            /** @description Empty while it is open. */
            readonly review: readonly components["schemas"]["QuizReview"][];
        };
        /**
         * @description Where the member stands in the campaign.
         * @example {
         *       "pseudonym": "7Q2MXK9B",
         *       "chances": 2,
         *       "draws": 1,
         *       "earned": [
         *         {
         *           "cause": "checkin",
         *           "count": 3
         *         }
         *       ],
         *       "entered": false,
         *       "today": null
         *     }
         */
        readonly CampaignStanding: {
            /** @description Stands for the member in the public list. */
            readonly pseudonym: string;
            /** @description Draws the member has left. */
            readonly chances: number;
            /** @description Draws the member made. */
            readonly draws: number;
            readonly earned: readonly components["schemas"]["CampaignEarned"][];
            /** @description Whether the member is among the entrants of a 锦鲤 draw. */
            readonly entered: boolean;
            /** @description Today's try at a quiz; null before the first question, and in other campaigns. */
            readonly today: components["schemas"]["QuizTry"] | null;
        };
        /**
         * 活动
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "face": "lottery",
         *       "state": "running",
         *       "title": "十一月幸运抽奖",
         *       "summary": "签到、完成任务都能抽一次",
         *       "rules": [
         *         "每次签到得 1 次机会"
         *       ],
         *       "organiser": "芽言",
         *       "taxNote": "奖品涉及的税费按国家规定办理",
         *       "startsAt": "2026-11-01T00:00:00.000Z",
         *       "endsAt": "2026-11-30T16:00:00.000Z",
         *       "drawsAt": null,
         *       "claimDays": 15,
         *       "consolation": 2,
         *       "ways": [
         *         {
         *           "cause": "checkin",
         *           "chances": 1
         *         }
         *       ],
         *       "prizes": [
         *         {
         *           "id": "phone-20",
         *           "kind": "mobile",
         *           "title": "20 元话费",
         *           "worth": 2000,
         *           "stock": 50,
         *           "left": 48,
         *           "odds": 2000
         *         }
         *       ],
         *       "version": 1,
         *       "seedHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "revealed": false,
         *       "entrants": 0,
         *       "quiz": null,
         *       "mine": null
         *     }
         */
        readonly Campaign: {
            readonly id: components["schemas"]["PublicId"];
            readonly face: components["schemas"]["CampaignFace"];
            readonly state: components["schemas"]["CampaignState"];
            /** @example 十一月幸运抽奖 */
            readonly title: string;
            readonly summary: string;
            readonly rules: readonly string[];
            readonly organiser: string;
            readonly taxNote: string;
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            /** @description When the single winner of a 锦鲤 campaign is drawn; null in other campaigns. */
            readonly drawsAt: components["schemas"]["Time"] | null;
            /** @description How many days a winner has to claim a prize. */
            readonly claimDays: number;
            /** @description Coins paid for a draw without a prize. */
            readonly consolation: number;
            readonly ways: readonly components["schemas"]["CampaignWay"][];
            readonly prizes: readonly components["schemas"]["CampaignPrize"][];
            /** @description Current version of the odds. */
            readonly version: number;
            readonly seedHash: components["schemas"]["Sha256"];
            /** @description Whether the server seed is published. */
            readonly revealed: boolean;
            /** @description Number of people who entered a 锦鲤 draw. */
            readonly entrants: number;
            /** @description The rules of its quiz; null for other campaigns. */
            readonly quiz: components["schemas"]["CampaignQuiz"] | null;
            /** @description Null for a visitor. */
            readonly mine: components["schemas"]["CampaignStanding"] | null;
        };
        /**
         * @description What a campaign page shows.
         * @example {
         *       "campaign": null
         *     }
         */
        readonly CampaignPage: {
            readonly campaign: components["schemas"]["Campaign"] | null;
        };
        /**
         * 开奖数
         * @description The first 52 bits of the HMAC as a number; divided by 2^52 it is u in [0, 1).
         * @example 2251799813685248
         */
        readonly Roll: number;
        /**
         * @description One draw in the public list. `head` is SHA-256 of the head before it (64 zeros before the first) and
         *     `position|pseudonym|number|clientSeed|version|roll|prize`, joined by a line break; `prize` is empty without one.
         * @example {
         *       "position": 1,
         *       "pseudonym": "7Q2MXK9B",
         *       "number": 1,
         *       "clientSeed": "好运常在 2026",
         *       "version": 1,
         *       "roll": 2251799813685248,
         *       "prizeId": null,
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "head": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         *     }
         */
        readonly SealedDraw: {
            readonly position: number;
            readonly pseudonym: string;
            readonly number: number;
            readonly clientSeed: string;
            readonly version: number;
            readonly roll: components["schemas"]["Roll"];
            readonly prizeId: components["schemas"]["PrizeId"] | null;
            readonly at: components["schemas"]["Time"];
            readonly head: components["schemas"]["Sha256"];
        };
        /**
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly CampaignDrawPage: {
            readonly items: readonly components["schemas"]["SealedDraw"][];
            readonly nextCursor: string | null;
        };
        /**
         * 会员种子
         * @description The member's own words in their draw; letters, digits, common punctuation and Chinese characters.
         * @example 好运常在 2026
         */
        readonly ClientSeed: string;
        /**
         * @example {
         *       "clientSeed": "好运常在 2026"
         *     }
         */
        readonly CampaignDrawRequest: {
            readonly clientSeed: components["schemas"]["ClientSeed"];
        };
        /**
         * 奖品状态
         * @example open
         * @enum {string}
         */
        readonly PrizeState: "paid" | "open" | "claimed" | "expired";
        /**
         * @description The prize of a draw.
         * @example {
         *       "id": "phone-20",
         *       "kind": "mobile",
         *       "title": "20 元话费",
         *       "worth": 2000,
         *       "coins": 0,
         *       "state": "open",
         *       "claimBy": "2026-12-06T15:59:59.999Z",
         *       "benefitId": "bTu3z7pS1qBe",
         *       "orderId": null
         *     }
         */
        readonly WonPrize: {
            readonly id: components["schemas"]["PrizeId"];
            readonly kind: components["schemas"]["PrizeKind"];
            readonly title: string;
            /** @description Value in fen. */
            readonly worth: number;
            /** @description Coins that were paid; 0 for other prizes. */
            readonly coins: number;
            readonly state: components["schemas"]["PrizeState"];
            /** @description Deadline for claiming it; null for coins. */
            readonly claimBy: components["schemas"]["Time"] | null;
            /** @description The benefit that delivers it and tells how cash can be received; null for coins. */
            readonly benefitId: components["schemas"]["PublicId"] | null;
            /** @description The order that delivers it, once claimed. */
            readonly orderId: components["schemas"]["Id"] | null;
        };
        /**
         * 抽奖记录
         * @example {
         *       "number": 1,
         *       "clientSeed": "好运常在 2026",
         *       "version": 1,
         *       "roll": 2251799813685248,
         *       "prize": null,
         *       "consolation": 2,
         *       "at": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly CampaignRecord: {
            /** @description Counts the member's own draws. */
            readonly number: number;
            readonly clientSeed: string;
            /** @description Version of the odds that applied to this draw. */
            readonly version: number;
            readonly roll: components["schemas"]["Roll"];
            readonly prize: components["schemas"]["WonPrize"] | null;
            /** @description Coins paid for a draw without a prize. */
            readonly consolation: number;
            readonly at: components["schemas"]["Time"];
        };
        /**
         * @description A draw that was just made.
         * @example {
         *       "record": {
         *         "number": 1,
         *         "clientSeed": "好运常在 2026",
         *         "version": 1,
         *         "roll": 2251799813685248,
         *         "prize": null,
         *         "consolation": 2,
         *         "at": "2026-11-21T08:30:00.000Z"
         *       },
         *       "chances": 1,
         *       "balance": 122
         *     }
         */
        readonly CampaignDrawn: {
            readonly record: components["schemas"]["CampaignRecord"];
            /** @description Chances left after this draw. */
            readonly chances: number;
            readonly balance: components["schemas"]["Coins"];
        };
        /**
         * @description One entrant of a 锦鲤 draw in the public list.
         * @example {
         *       "pseudonym": "7q2mxk9b",
         *       "clientSeed": "好运常在 2026"
         *     }
         */
        readonly CampaignEntrant: {
            readonly pseudonym: string;
            readonly clientSeed: string;
        };
        /**
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly CampaignEntrantPage: {
            readonly items: readonly components["schemas"]["CampaignEntrant"][];
            readonly nextCursor: string | null;
        };
        /**
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly QuizTryPage: {
            readonly items: readonly components["schemas"]["QuizTry"][];
            readonly nextCursor: string | null;
        };
        /**
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly CampaignRecordPage: {
            readonly items: readonly components["schemas"]["CampaignRecord"][];
            readonly nextCursor: string | null;
        };
        /**
         * 收款方式
         * @example alipay
         * @enum {string}
         */
        readonly PayeeChannel: "alipay" | "wechat";
        /**
         * @description Where cash goes. Alipay needs account and name, which are saved for the next order; WeChat needs neither, because it pays the account that the member bound.
         * @example {
         *       "channel": "alipay",
         *       "account": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "name": "k1:b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJq7Yw0m5dQn1xk0pJ6mQ2"
         *     }
         */
        readonly OrderPayee: {
            readonly channel: components["schemas"]["PayeeChannel"];
            /** @description A mobile number or mail address that signs in to Alipay. */
            readonly account?: components["schemas"]["EncryptedField"];
            /** @description The real name of the account. */
            readonly name?: components["schemas"]["EncryptedField"];
        };
        /**
         * @description Where the prize goes, by its kind: goods need `consigneeId`, cash `payeeId` or `payee`; mobile may carry `mobile` (the
         *     member's own unless told); codes need nothing.
         * @example {
         *       "consigneeId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly PrizeClaim: {
            readonly payeeId?: components["schemas"]["Id"];
            readonly payee?: components["schemas"]["OrderPayee"];
            readonly mobile?: components["schemas"]["EncryptedField"];
            readonly consigneeId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "pseudonym": "7Q2MXK9B",
         *       "name": "小**",
         *       "prize": "20 元话费",
         *       "at": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly CampaignWinner: {
            readonly pseudonym: string;
            /** @description Masked. */
            readonly name: string;
            readonly prize: string;
            readonly at: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly CampaignWinnerPage: {
            readonly items: readonly components["schemas"]["CampaignWinner"][];
            readonly nextCursor: string | null;
        };
        /**
         * @example {
         *       "prizeId": "phone-20",
         *       "odds": 2000
         *     }
         */
        readonly CampaignOddsRow: {
            readonly prizeId: components["schemas"]["PrizeId"];
            /** @description Chance in millionths. */
            readonly odds: number;
        };
        /**
         * @description One version of the odds. A roll beyond the last row wins nothing.
         * @example {
         *       "version": 1,
         *       "reason": "活动发布",
         *       "publishedAt": "2026-11-01T00:00:00.000Z",
         *       "rows": [
         *         {
         *           "prizeId": "phone-20",
         *           "odds": 2000
         *         }
         *       ]
         *     }
         */
        readonly CampaignOdds: {
            readonly version: number;
            readonly reason: string;
            readonly publishedAt: components["schemas"]["Time"];
            readonly rows: readonly components["schemas"]["CampaignOddsRow"][];
        };
        /**
         * @example {
         *       "id": "phone-20",
         *       "title": "20 元话费"
         *     }
         */
        readonly ProofPrize: {
            readonly id: components["schemas"]["PrizeId"];
            readonly title: string;
        };
        /**
         * 公平性证明
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "title": "十一月幸运抽奖",
         *       "face": "lottery",
         *       "seedHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "seed": null,
         *       "versions": [],
         *       "prizes": [
         *         {
         *           "id": "phone-20",
         *           "title": "20 元话费"
         *         }
         *       ],
         *       "draws": 0,
         *       "head": null,
         *       "entrantsHash": null,
         *       "entrants": 0
         *     }
         */
        readonly CampaignProof: {
            readonly id: components["schemas"]["PublicId"];
            readonly title: string;
            readonly face: components["schemas"]["CampaignFace"];
            readonly seedHash: components["schemas"]["Sha256"];
            /** @description The server seed, 32 bytes in hexadecimal; null before the end. */
            readonly seed: components["schemas"]["Sha256"] | null;
            readonly versions: readonly components["schemas"]["CampaignOdds"][];
            readonly prizes: readonly components["schemas"]["ProofPrize"][];
            /** @description Number of sealed draws. */
            readonly draws: number;
            /** @description Head of the hash chain; null before the first draw is sealed. */
            readonly head: components["schemas"]["Sha256"] | null;
            /** @description Hash of the list of entrants of a 锦鲤 draw, published before the seed. */
            readonly entrantsHash: components["schemas"]["Sha256"] | null;
            readonly entrants: number;
        };
        /**
         * 题目
         * @example {
         *       "number": 1,
         *       "title": "世界上面积最大的洋是？",
         *       "choices": [
         *         "大西洋",
         *         "太平洋"
         *       ]
         *     }
         */
        readonly Question: {
            /** @description Position of the question in the try. */
            readonly number: number;
            readonly title: string;
            readonly choices: readonly string[];
        };
        /**
         * @description The questions of a try, in order.
         * @example {
         *       "sheet": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "每日一答",
         *       "questions": [
         *         {
         *           "number": 1,
         *           "title": "世界上面积最大的洋是？",
         *           "choices": [
         *             "大西洋",
         *             "太平洋"
         *           ]
         *         }
         *       ],
         *       "until": "2026-11-21T08:35:00.000Z"
         *     }
         */
        readonly QuestionSheet: {
            readonly sheet: components["schemas"]["Id"];
            readonly title: string;
            readonly questions: readonly components["schemas"]["Question"][];
            readonly until: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "number": 1,
         *       "choice": 2
         *     }
         */
        readonly QuestionAnswer: {
            /** @description Number of the question. */
            readonly number: number;
            /** @description Index of the chosen option. */
            readonly choice: number;
        };
        /**
         * @example {
         *       "sheet": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "answers": [
         *         {
         *           "number": 1,
         *           "choice": 2
         *         }
         *       ]
         *     }
         */
        readonly QuestionAnswers: {
            readonly sheet: components["schemas"]["Id"];
            readonly answers: readonly components["schemas"]["QuestionAnswer"][];
        };
        /**
         * @example {
         *       "taskHashId": "t7Kq2mX9bLpR"
         *     }
         */
        readonly ParticipationRequest: {
            readonly taskHashId: components["schemas"]["PublicId"];
            /** @description That the member agreed to the task's `dataUse`; must be true where that asks for consent. */
            readonly consent?: boolean;
        };
        /**
         * 参与方式
         * @description hosted = our own runner; external = the site leads to `url`; ended = starting already decided the result; group = `url` is the invitation to the discussion on this site.
         * @example hosted
         * @enum {string}
         */
        readonly ParticipationKind: "hosted" | "external" | "ended" | "group";
        /**
         * @description A started (or still open) participation and where it goes on.
         * @example {
         *       "sessionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "kind": "hosted",
         *       "url": null,
         *       "resultId": null
         *     }
         * @example {
         *       "sessionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "kind": "external",
         *       "url": "https://survey.example.com/s/42?uid=Zk3v",
         *       "resultId": null
         *     }
         */
        readonly Participation: {
            readonly sessionId: components["schemas"]["Id"];
            readonly kind: components["schemas"]["ParticipationKind"];
            /** @description Where an external one leads, signed; the path of a group; null otherwise. */
            readonly url: string | null;
            /** @description What the result page is opened with when kind is ended (network, browser or city refused); null otherwise. */
            readonly resultId: components["schemas"]["Id"] | null;
        };
        /**
         * @description Names of answers that were removed.
         * @example [
         *       "drinks"
         *     ]
         */
        readonly SurveyClearedAnswers: readonly string[];
        /**
         * 草稿版本
         * @description Counts the stored drafts. It never falls.
         * @example 5
         */
        readonly SurveyDraftRevision: number;
        /**
         * @description Answers whose page is not confirmed yet. Show them over `answers`.
         * @example {
         *       "pages": [
         *         "screening"
         *       ],
         *       "answers": {
         *         "frequency": "每天"
         *       },
         *       "cleared": [],
         *       "revision": 1
         *     }
         */
        readonly SurveyDrafts: {
            /** @description The pages that have drafts, in the questionnaire's order. */
            readonly pages: readonly string[];
            readonly answers: components["schemas"]["SurveyAnswers"];
            readonly cleared: components["schemas"]["SurveyClearedAnswers"];
            readonly revision: components["schemas"]["SurveyDraftRevision"];
        };
        /**
         * @description One page of the questionnaire, in order.
         * @example {
         *       "name": "screening",
         *       "title": "先认识一下你"
         *     }
         */
        readonly SurveyPageInfo: {
            readonly name: string;
            /** @description May be empty. */
            readonly title: string;
        };
        /**
         * @description Everything the runner needs to start or to go on where the member stopped.
         * @example {
         *       "task": {
         *         "hashId": "t7Kq2mX9bLpR",
         *         "title": "早餐习惯小调查",
         *         "type": 2,
         *         "cover": null,
         *         "coins": 120,
         *         "consolationCoins": 20
         *       },
         *       "definition": {
         *         "title": "早餐习惯小调查",
         *         "pages": [
         *           {
         *             "name": "screening",
         *             "elements": [
         *               {
         *                 "type": "radiogroup",
         *                 "name": "frequency",
         *                 "title": "你每周吃几次早餐？",
         *                 "isRequired": true,
         *                 "choices": [
         *                   "0–2 次",
         *                   "3–5 次",
         *                   "每天"
         *                 ]
         *               }
         *             ]
         *           }
         *         ]
         *       },
         *       "sensitive": [],
         *       "answers": {},
         *       "drafts": {
         *         "pages": [
         *           "screening"
         *         ],
         *         "answers": {
         *           "frequency": "每天"
         *         },
         *         "cleared": [],
         *         "revision": 1
         *       },
         *       "page": "screening",
         *       "pages": [
         *         {
         *           "name": "screening",
         *           "title": "先认识一下你"
         *         }
         *       ],
         *       "progress": 0,
         *       "revision": 0,
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "seatUntil": null,
         *       "state": "open",
         *       "resultId": null
         *     }
         */
        readonly SurveySession: {
            readonly task: components["schemas"]["TaskBrief"];
            readonly definition: components["schemas"]["SurveyDefinition"];
            /**
             * @description Names of the questions that 不想回答 may be said to, required or not; the answers then hold `true` under the name
             *     with `-Declined` behind it, and nothing else of that question.
             */
            readonly sensitive: readonly string[];
            readonly answers: components["schemas"]["SurveyAnswers"];
            readonly drafts: components["schemas"]["SurveyDrafts"];
            /** @description Name of the page to answer next. */
            readonly page: string;
            readonly pages: readonly components["schemas"]["SurveyPageInfo"][];
            /** @description Percent of the pages answered. */
            readonly progress: number;
            readonly revision: components["schemas"]["SurveyRevision"];
            readonly startedAt: components["schemas"]["Time"];
            /** @description Until when the seat is kept; null until screened, or without a limit. */
            readonly seatUntil: components["schemas"]["Time"] | null;
            readonly state: components["schemas"]["ParticipationState"];
            /** @description What the result page is opened with; null while open. */
            readonly resultId: components["schemas"]["Id"] | null;
        };
        /**
         * @description The answers of one page that changed. Answers that are not named stay.
         * @example {
         *       "page": "screening",
         *       "answers": {
         *         "frequency": "每天"
         *       },
         *       "cleared": [],
         *       "revision": 0,
         *       "draftRevision": 0
         *     }
         */
        readonly SurveyDraftAnswers: {
            /** @description The current page or one already passed. */
            readonly page: string;
            readonly answers: components["schemas"]["SurveyAnswers"];
            readonly cleared: components["schemas"]["SurveyClearedAnswers"];
            readonly revision: components["schemas"]["SurveyRevision"];
            readonly draftRevision: components["schemas"]["SurveyDraftRevision"];
        };
        /**
         * @description An answer that another device stored after `draftRevision`.
         * @example {
         *       "name": "frequency",
         *       "answer": "每天",
         *       "ageMs": 4200
         *     }
         */
        readonly SurveyNewerAnswer: {
            readonly name: string;
            /** @description The answer; null when it was removed. */
            readonly answer: components["schemas"]["SurveyAnswer"] | null;
            /** @description Milliseconds since it was stored. */
            readonly ageMs: number;
        };
        /**
         * @description Stored, except for the answers in `newer`.
         * @example {
         *       "outcome": "stored",
         *       "draftRevision": 1,
         *       "newer": []
         *     }
         */
        readonly SurveyDraftStored: {
            /** @constant */
            readonly outcome: "stored";
            readonly draftRevision: components["schemas"]["SurveyDraftRevision"];
            readonly newer: readonly components["schemas"]["SurveyNewerAnswer"][];
        };
        /**
         * @description The page decided the result (screened out, quota full, seat time over).
         * @example {
         *       "outcome": "ended",
         *       "resultId": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6",
         *       "result": 2
         *     }
         */
        readonly SurveyEnded: {
            /** @constant */
            readonly outcome: "ended";
            readonly resultId: components["schemas"]["Id"];
            readonly result: components["schemas"]["JoinResult"];
        };
        /**
         * @example {
         *       "outcome": "stored",
         *       "draftRevision": 1,
         *       "newer": []
         *     }
         */
        readonly SurveyDraftOutcome: components["schemas"]["SurveyDraftStored"] | components["schemas"]["SurveyEnded"];
        /**
         * @description The answers of one page; what was answered there before is replaced.
         * @example {
         *       "page": "screening",
         *       "answers": {
         *         "frequency": "每天"
         *       },
         *       "revision": 0
         *     }
         */
        readonly SurveyPageAnswers: {
            /** @description The current page or one already passed. */
            readonly page: string;
            readonly answers: components["schemas"]["SurveyAnswers"];
            readonly revision: components["schemas"]["SurveyRevision"];
        };
        /**
         * @description Saved; go on with this page.
         * @example {
         *       "outcome": "next",
         *       "page": "habits",
         *       "progress": 25,
         *       "revision": 1,
         *       "seatUntil": "2026-11-21T09:32:00.000Z"
         *     }
         */
        readonly SurveyNextPage: {
            /** @constant */
            readonly outcome: "next";
            /** @description Name of the page to answer next. */
            readonly page: string;
            /** @description Percent of the pages answered. */
            readonly progress: number;
            readonly revision: components["schemas"]["SurveyRevision"];
            /** @description Until when the seat is kept; null until screened, or without a limit. */
            readonly seatUntil: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "outcome": "next",
         *       "page": "habits",
         *       "progress": 25,
         *       "revision": 1,
         *       "seatUntil": "2026-11-21T09:32:00.000Z"
         *     }
         * @example {
         *       "outcome": "ended",
         *       "resultId": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6",
         *       "result": 2
         *     }
         */
        readonly SurveyPageOutcome: components["schemas"]["SurveyNextPage"] | components["schemas"]["SurveyEnded"];
        /**
         * @example {
         *       "coins": 120,
         *       "credit": 5,
         *       "consolation": false,
         *       "state": "available",
         *       "expectedAt": null
         *     }
         */
        readonly SurveyEarned: {
            readonly coins: components["schemas"]["Coins"];
            readonly credit: number;
            /** @description Whether the coins are the consolation. */
            readonly consolation: boolean;
            readonly state: components["schemas"]["TaskEarningState"];
            /** @description When pending coins become available, or null. */
            readonly expectedAt: components["schemas"]["Time"] | null;
        };
        /**
         * 下一步
         * @example anotherTask
         * @enum {string}
         */
        readonly SurveyNextActionKind: "continue" | "anotherTask" | "exchange" | "attributes" | "answerGuide" | "appeal" | "retry" | "cookieGuide" | "updateCity" | "records";
        /**
         * @description The best next step for the member.
         * @example {
         *       "kind": "anotherTask",
         *       "label": "再答一份",
         *       "url": "/task"
         *     }
         */
        readonly SurveyNextAction: {
            readonly kind: components["schemas"]["SurveyNextActionKind"];
            readonly label: string;
            /** @description Path on the member site. */
            readonly url: string;
        };
        /**
         * @description How a participation ended, by the server's record. The address is not trusted.
         * @example {
         *       "result": 1,
         *       "cause": null,
         *       "task": {
         *         "hashId": "t7Kq2mX9bLpR",
         *         "title": "早餐习惯小调查",
         *         "type": 2,
         *         "cover": null,
         *         "coins": 120,
         *         "consolationCoins": 20
         *       },
         *       "sessionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "earned": {
         *         "coins": 120,
         *         "credit": 5,
         *         "consolation": false,
         *         "state": "available",
         *         "expectedAt": null
         *       },
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "endedAt": "2026-11-21T08:39:12.000Z",
         *       "elapsedSeconds": 552,
         *       "seatMinutes": 60,
         *       "reason": "120 金币已到账。",
         *       "supportCode": "C7F3-29KD",
         *       "next": {
         *         "kind": "anotherTask",
         *         "label": "再答一份",
         *         "url": "/task"
         *       }
         *     }
         */
        readonly SurveyResult: {
            readonly result: components["schemas"]["JoinResult"];
            /** @description Why it was too short; null for other results. */
            readonly cause: components["schemas"]["TooShortCause"] | null;
            readonly task: components["schemas"]["TaskBrief"];
            readonly sessionId: components["schemas"]["Id"];
            readonly earned: components["schemas"]["SurveyEarned"];
            readonly startedAt: components["schemas"]["Time"];
            readonly endedAt: components["schemas"]["Time"];
            /** @description Time spent answering. */
            readonly elapsedSeconds: number;
            /** @description How long the seat was kept, or null without a limit. */
            readonly seatMinutes: number | null;
            /** @description What happened and what comes next, in Chinese. */
            readonly reason: string;
            /** @description Number to quote in a ticket. */
            readonly supportCode: string;
            readonly next: components["schemas"]["SurveyNextAction"];
        };
        /**
         * 返回参数
         * @example {
         *       "query": "k=sandbox&sid=Zk3vQ8&st=complete&ts=1795250000&sig=9f2c"
         *     }
         */
        readonly ReturnReport: {
            /** @description The address's query without its question mark, not decoded. */
            readonly query: string;
        };
        /**
         * 返回状态
         * @example ended
         * @enum {string}
         */
        readonly ReturnState: "ended" | "waiting" | "unknown";
        /**
         * 返回结果
         * @description The server's record of a visit. The address is not trusted.
         * @example {
         *       "state": "waiting",
         *       "sessionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "resultId": null,
         *       "supportCode": "C7F3-29KD"
         *     }
         */
        readonly ReturnVerdict: {
            readonly state: components["schemas"]["ReturnState"];
            /** @description The participation; null when the address names none. */
            readonly sessionId: components["schemas"]["Id"] | null;
            /** @description Id of the result page; null while waiting. */
            readonly resultId: components["schemas"]["Id"] | null;
            /** @description Number to quote in a ticket. */
            readonly supportCode: string;
        };
        /**
         * 合作方作答状态
         * @example waiting
         * @enum {string}
         */
        readonly PartnerVisitState: "waiting" | "ended";
        /**
         * 合作方作答
         * @example {
         *       "state": "waiting",
         *       "task": {
         *         "hashId": "t7Kq2mX9bLpR",
         *         "title": "早餐习惯小调查",
         *         "type": 2,
         *         "cover": null,
         *         "coins": 120,
         *         "consolationCoins": 20
         *       },
         *       "resultId": null,
         *       "supportCode": "C7F3-29KD",
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "expiresAt": "2026-11-24T08:30:00.000Z"
         *     }
         */
        readonly PartnerVisit: {
            readonly state: components["schemas"]["PartnerVisitState"];
            readonly task: components["schemas"]["TaskBrief"];
            /** @description Id of the result page; null while waiting. */
            readonly resultId: components["schemas"]["Id"] | null;
            /** @description Number to quote in a ticket. */
            readonly supportCode: string;
            readonly startedAt: components["schemas"]["Time"];
            /** @description When it ends automatically if the supplier doesn't report; null once it ended. */
            readonly expiresAt: components["schemas"]["Time"] | null;
        };
        /**
         * 进入状态
         * @example open
         * @enum {string}
         */
        readonly SurveyEntryState: "open" | "ended" | "external";
        /**
         * 作答钥匙
         * @description Opens one participation without an account or a cookie; travels in the address.
         * @example f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY
         */
        readonly SurveyKey: string;
        /**
         * 进入问卷
         * @description Where a person without account or cookie continues.
         * @example {
         *       "state": "open",
         *       "key": "f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY",
         *       "url": null
         *     }
         */
        readonly SurveyEntry: {
            readonly state: components["schemas"]["SurveyEntryState"];
            /** @description Key to the questionnaire or to its result; null when there is only `url`. */
            readonly key: components["schemas"]["SurveyKey"] | null;
            /** @description Address to open at once; null when there is a `key`. */
            readonly url: string | null;
        };
        /**
         * 公开链接
         * @example {
         *       "sid": "oP7kQ2mX9bLp"
         *     }
         */
        readonly OpenEntryRequest: {
            readonly sid: components["schemas"]["PublicId"];
        };
        /**
         * 小程序票据申请
         * @example {
         *       "taskHashId": "t7Kq2mX9bLpR"
         *     }
         */
        readonly StartTicketRequest: {
            readonly taskHashId: components["schemas"]["PublicId"];
            /** @description Whether the member agreed to the task's `dataUse` in the mini program. */
            readonly consent?: boolean;
        };
        /**
         * 小程序票据
         * @example {
         *       "ticket": "f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY",
         *       "expiresAt": "2026-11-21T08:35:00.000Z"
         *     }
         */
        readonly StartTicket: {
            readonly ticket: components["schemas"]["SurveyKey"];
            readonly expiresAt: components["schemas"]["Time"];
        };
        /**
         * 使用小程序票据
         * @example {
         *       "ticket": "f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY"
         *     }
         */
        readonly TakeTicketRequest: {
            readonly ticket: components["schemas"]["SurveyKey"];
        };
        /**
         * 作答是否结束
         * @example ended
         * @enum {string}
         */
        readonly KeyEndState: "open" | "ended";
        /**
         * 进入方式
         * @example agent
         * @enum {string}
         */
        readonly KeyKind: "agent" | "open" | "ticket";
        /**
         * 作答结束
         * @description The result that a key opens. The address is not trusted.
         * @example {
         *       "state": "ended",
         *       "kind": "open",
         *       "title": "早餐习惯小调查",
         *       "result": 1,
         *       "cause": null,
         *       "reason": "这份已计入，感谢你认真的回答。",
         *       "url": null,
         *       "resultId": null,
         *       "supportCode": "C7F3-29KD"
         *     }
         */
        readonly KeyEnd: {
            readonly state: components["schemas"]["KeyEndState"];
            readonly kind: components["schemas"]["KeyKind"];
            /** @description The task's title. */
            readonly title: string;
            readonly result: components["schemas"]["JoinResult"];
            /** @description Why it was too short; null for other results. */
            readonly cause: components["schemas"]["TooShortCause"] | null;
            /** @description What happened, in Chinese. */
            readonly reason: string;
            /** @description The agent's signed address for this result; null for others. */
            readonly url: string | null;
            /** @description Id of the result page for a member who came with a ticket; null for others. */
            readonly resultId: components["schemas"]["Id"] | null;
            /** @description Number to quote to support. */
            readonly supportCode: string;
        };
        /**
         * 收支方向
         * @example in
         * @enum {string}
         */
        readonly CoinDirection: "in" | "out";
        /**
         * 金币来源
         * @example checkin
         * @enum {string}
         */
        readonly CoinCauseKind: "participation" | "checkin" | "exchange" | "exchangeRefund" | "invite" | "correction" | "welcome" | "campaign" | "group" | "course" | "award";
        /**
         * @description Why the coins moved, and where to see it.
         * @example {
         *       "kind": "checkin",
         *       "id": "2026-11-21",
         *       "title": "连续签到第 3 天",
         *       "link": "/home"
         *     }
         */
        readonly CoinCause: {
            readonly kind: components["schemas"]["CoinCauseKind"];
            /** @description Public id of the cause. */
            readonly id: string;
            /** @description The cause in the member's words. */
            readonly title: string;
            /**
             * @description Path on the member site that shows it, or null.
             * @example /home/exchange?order=0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607
             */
            readonly link: string | null;
        };
        /**
         * 记录编号
         * @description Number of this row to quote to support.
         * @example 3F7A-29C1
         */
        readonly LedgerSupportCode: string;
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "amount": 8,
         *       "state": 0,
         *       "cause": {
         *         "kind": "checkin",
         *         "id": "2026-11-21",
         *         "title": "连续签到第 3 天",
         *         "link": "/home"
         *       },
         *       "balanceAfter": 128,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "expectedAt": null,
         *       "reason": null,
         *       "supportCode": "3F7A-29C1"
         *     }
         */
        readonly CoinRow: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Positive for coins that came in, negative for coins that went out.
             * @example 8
             */
            readonly amount: number;
            readonly state: components["schemas"]["CoinRowState"];
            readonly cause: components["schemas"]["CoinCause"];
            readonly balanceAfter: components["schemas"]["Coins"];
            readonly createdAt: components["schemas"]["Time"];
            /** @description When pending coins become available, or null. */
            readonly expectedAt: components["schemas"]["Time"] | null;
            /** @description Why coins were taken back or corrected. */
            readonly reason: string | null;
            readonly supportCode: components["schemas"]["LedgerSupportCode"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "amount": 8,
         *           "state": 0,
         *           "cause": {
         *             "kind": "checkin",
         *             "id": "2026-11-21",
         *             "title": "连续签到第 3 天",
         *             "link": "/home"
         *           },
         *           "balanceAfter": 128,
         *           "createdAt": "2026-11-21T08:30:00.000Z",
         *           "expectedAt": null,
         *           "reason": null,
         *           "supportCode": "3F7A-29C1"
         *         }
         *       ],
         *       "nextCursor": null,
         *       "available": 128,
         *       "pending": 0,
         *       "owed": 0
         *     }
         */
        readonly CoinLedgerPage: {
            readonly items: readonly components["schemas"]["CoinRow"][];
            readonly nextCursor: string | null;
            readonly available: components["schemas"]["Coins"];
            readonly pending: components["schemas"]["Coins"];
            /** @description Coins that were taken back after they had been spent. Coins that come in later pay them. */
            readonly owed: components["schemas"]["Coins"];
        };
        /**
         * @description Coins of one kind of source in a month.
         * @example {
         *       "kind": "participation",
         *       "in": 320,
         *       "out": 0,
         *       "pending": 60
         *     }
         */
        readonly CoinSource: {
            readonly kind: components["schemas"]["CoinCauseKind"];
            /** @description Coins that came in. */
            readonly in: number;
            /** @description Coins that went out. */
            readonly out: number;
            /** @description Coins entered in this month that are not confirmed yet. */
            readonly pending: number;
        };
        /**
         * @description A calendar month in Asia/Shanghai; only sources that moved something.
         * @example {
         *       "month": "2026-11",
         *       "in": 320,
         *       "out": 0,
         *       "pending": 60,
         *       "sources": [
         *         {
         *           "kind": "participation",
         *           "in": 320,
         *           "out": 0,
         *           "pending": 60
         *         }
         *       ]
         *     }
         */
        readonly CoinMonth: {
            /** @example 2026-11 */
            readonly month: string;
            readonly in: number;
            readonly out: number;
            readonly pending: number;
            readonly sources: readonly components["schemas"]["CoinSource"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "month": "2026-11",
         *           "in": 320,
         *           "out": 0,
         *           "pending": 60,
         *           "sources": [
         *             {
         *               "kind": "participation",
         *               "in": 320,
         *               "out": 0,
         *               "pending": 60
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly CoinMonths: {
            readonly items: readonly components["schemas"]["CoinMonth"][];
        };
        /**
         * 日期
         * Format: date
         * @description A calendar day in Asia/Shanghai.
         * @example 2026-11-21
         */
        readonly CalendarDay: string;
        /**
         * 签到状态
         * @example done
         * @enum {string}
         */
        readonly CheckinDayState: "done" | "today" | "missed" | "coming";
        /**
         * @description One stamp of the seven-day strip.
         * @example {
         *       "day": 3,
         *       "date": "2026-11-21",
         *       "coins": 8,
         *       "state": "today"
         *     }
         */
        readonly CheckinDay: {
            /** @description Position in the streak. */
            readonly day: number;
            readonly date: components["schemas"]["CalendarDay"];
            readonly coins: components["schemas"]["Coins"];
            readonly state: components["schemas"]["CheckinDayState"];
        };
        /**
         * @description The missed day that a make-up card could fill.
         * @example {
         *       "cards": 1,
         *       "day": "2026-11-19"
         *     }
         */
        readonly CheckinMakeUp: {
            /** @description Number of make-up cards the member can use. */
            readonly cards: number;
            /** @description The latest missed day within 7 days, or null when none was missed. */
            readonly day: components["schemas"]["CalendarDay"] | null;
        };
        /**
         * @example {
         *       "date": "2026-11-21",
         *       "checked": false,
         *       "isFirst": false,
         *       "streakDay": 3,
         *       "strip": [
         *         {
         *           "day": 1,
         *           "date": "2026-11-19",
         *           "coins": 5,
         *           "state": "done"
         *         },
         *         {
         *           "day": 2,
         *           "date": "2026-11-20",
         *           "coins": 5,
         *           "state": "done"
         *         },
         *         {
         *           "day": 3,
         *           "date": "2026-11-21",
         *           "coins": 8,
         *           "state": "today"
         *         },
         *         {
         *           "day": 4,
         *           "date": "2026-11-22",
         *           "coins": 8,
         *           "state": "coming"
         *         },
         *         {
         *           "day": 5,
         *           "date": "2026-11-23",
         *           "coins": 10,
         *           "state": "coming"
         *         },
         *         {
         *           "day": 6,
         *           "date": "2026-11-24",
         *           "coins": 10,
         *           "state": "coming"
         *         },
         *         {
         *           "day": 7,
         *           "date": "2026-11-25",
         *           "coins": 50,
         *           "state": "coming"
         *         }
         *       ],
         *       "monthCount": 12,
         *       "monthDates": [
         *         "2026-11-19",
         *         "2026-11-20"
         *       ],
         *       "makeUp": {
         *         "cards": 0,
         *         "day": null
         *       }
         *     }
         */
        readonly Checkin: {
            readonly date: components["schemas"]["CalendarDay"];
            /** @description Whether today is checked in. */
            readonly checked: boolean;
            /** @description Whether the member had never checked in before today. */
            readonly isFirst: boolean;
            /** @description Today's position in the streak, whether checked in or not. */
            readonly streakDay: number;
            readonly strip: readonly components["schemas"]["CheckinDay"][];
            /** @description Days checked in this calendar month. */
            readonly monthCount: number;
            /** @description Those days, for the month's calendar. */
            readonly monthDates: readonly components["schemas"]["CalendarDay"][];
            readonly makeUp: components["schemas"]["CheckinMakeUp"];
        };
        /**
         * @description An empty object checks in today.
         * @example {}
         * @example {
         *       "makeUp": "2026-11-19"
         *     }
         */
        readonly CheckinRequest: {
            /** @description The missed day to fill with a make-up card instead. */
            readonly makeUp?: components["schemas"]["CalendarDay"];
        };
        /**
         * @example {
         *       "date": "2026-11-21",
         *       "madeUp": false,
         *       "coins": 8,
         *       "streakDay": 3,
         *       "monthCount": 13,
         *       "tomorrowCoins": 8,
         *       "balance": 128
         *     }
         */
        readonly CheckinReceipt: {
            readonly date: components["schemas"]["CalendarDay"];
            /** @description Whether a make-up card filled a missed day. */
            readonly madeUp: boolean;
            readonly coins: components["schemas"]["Coins"];
            /** @description Today's place in the streak after this. */
            readonly streakDay: number;
            /** @description Days checked in this calendar month. */
            readonly monthCount: number;
            /** @description Coins for tomorrow's check-in. */
            readonly tomorrowCoins: number;
            readonly balance: components["schemas"]["Coins"];
        };
        /**
         * 会员等级
         * @description The level, derived from the credit (rule 4.10).
         * @example 1
         * @enum {integer}
         */
        readonly CreditLevel: 0 | 1 | 2 | 3 | 4;
        /**
         * @description What a level asks and gives.
         * @example {
         *       "level": 1,
         *       "fromCredit": 100,
         *       "exchangesPerDay": 2,
         *       "exchangesPerMonth": 10,
         *       "coinsPerMonth": 20000,
         *       "feePercent": 2
         *     }
         */
        readonly LevelRule: {
            readonly level: components["schemas"]["CreditLevel"];
            /** @description Lowest credit of the level. */
            readonly fromCredit: number;
            readonly exchangesPerDay: number;
            readonly exchangesPerMonth: number;
            /** @description Coins that may be exchanged a month. */
            readonly coinsPerMonth: number;
            /** @description Fee on cash exchanges in percent. */
            readonly feePercent: number;
        };
        /**
         * @description The way to the next level.
         * @example {
         *       "level": 2,
         *       "missing": 140,
         *       "percent": 53,
         *       "unlocks": [
         *         "每月可兑换 15 次",
         *         "现金兑换手续费降到 1%"
         *       ]
         *     }
         */
        readonly LevelProgress: {
            readonly level: components["schemas"]["CreditLevel"];
            /** @description Credit still missing. */
            readonly missing: number;
            /** @description Progress from the current level in percent. */
            readonly percent: number;
            readonly unlocks: readonly string[];
        };
        /**
         * @description How much was exchanged already, to compare with the limits.
         * @example {
         *       "exchangesToday": 0,
         *       "exchangesThisMonth": 1,
         *       "coinsThisMonth": 500
         *     }
         */
        readonly ExchangeUse: {
            readonly exchangesToday: number;
            readonly exchangesThisMonth: number;
            readonly coinsThisMonth: number;
        };
        /**
         * 质量状态
         * @example good
         * @enum {string}
         */
        readonly QualityStandingState: "good" | "fewerTasks" | "paused";
        /**
         * @example {
         *       "day": "2026-12-20",
         *       "points": 3
         *     }
         */
        readonly QualityRecovery: {
            readonly day: components["schemas"]["CalendarDay"];
            /** @description Points that will be restored. */
            readonly points: number;
        };
        /**
         * @description How carefully the member answers: 0–100, fewer tasks below 60, paused below 40 (rule 4.12).
         * @example {
         *       "score": 80,
         *       "state": "good",
         *       "recovers": {
         *         "day": "2026-12-20",
         *         "points": 3
         *       },
         *       "tips": [
         *         "开放题写出具体的人、事、时间"
         *       ]
         *     }
         */
        readonly QualityStanding: {
            readonly score: number;
            readonly state: components["schemas"]["QualityStandingState"];
            /** @description The deduction that ends next; null when none is running. */
            readonly recovers: components["schemas"]["QualityRecovery"] | null;
            /** @description How to raise it. */
            readonly tips: readonly string[];
        };
        /**
         * @description The member's credit, level and their effects, and the quality score.
         * @example {
         *       "credit": 260,
         *       "level": 1,
         *       "rule": {
         *         "level": 1,
         *         "fromCredit": 100,
         *         "exchangesPerDay": 2,
         *         "exchangesPerMonth": 10,
         *         "coinsPerMonth": 20000,
         *         "feePercent": 2
         *       },
         *       "next": {
         *         "level": 2,
         *         "missing": 140,
         *         "percent": 53,
         *         "unlocks": [
         *           "每月可兑换 15 次"
         *         ]
         *       },
         *       "levels": [
         *         {
         *           "level": 0,
         *           "fromCredit": 0,
         *           "exchangesPerDay": 1,
         *           "exchangesPerMonth": 5,
         *           "coinsPerMonth": 10000,
         *           "feePercent": 3
         *         },
         *         {
         *           "level": 1,
         *           "fromCredit": 100,
         *           "exchangesPerDay": 2,
         *           "exchangesPerMonth": 10,
         *           "coinsPerMonth": 20000,
         *           "feePercent": 2
         *         }
         *       ],
         *       "used": {
         *         "exchangesToday": 0,
         *         "exchangesThisMonth": 1,
         *         "coinsThisMonth": 500
         *       },
         *       "quality": {
         *         "score": 80,
         *         "state": "good",
         *         "recovers": null,
         *         "tips": [
         *           "开放题写出具体的人、事、时间"
         *         ]
         *       }
         *     }
         */
        readonly Credit: {
            readonly credit: number;
            readonly level: components["schemas"]["CreditLevel"];
            readonly rule: components["schemas"]["LevelRule"];
            /** @description Null at the highest level. */
            readonly next: components["schemas"]["LevelProgress"] | null;
            /** @description All levels, lowest first. */
            readonly levels: readonly components["schemas"]["LevelRule"][];
            readonly used: components["schemas"]["ExchangeUse"];
            readonly quality: components["schemas"]["QualityStanding"];
        };
        /**
         * 记录种类
         * @example credit
         * @enum {string}
         */
        readonly CreditKind: "credit" | "quality";
        /**
         * @description One change of credit or quality, with its reason and rule.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "kind": "quality",
         *       "amount": -3,
         *       "balanceAfter": 77,
         *       "cause": {
         *         "kind": "participation",
         *         "id": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6",
         *         "title": "早餐习惯小调查",
         *         "link": "/task/back?result=0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"
         *       },
         *       "reason": "开放题答案与问题无关",
         *       "rule": "未通过质量审核扣 3 分，30 天后恢复",
         *       "createdAt": "2026-11-20T08:30:00.000Z",
         *       "endsAt": "2026-12-20",
         *       "appealUntil": "2026-11-27T08:30:00.000Z",
         *       "supportCode": "3F7A-29C1"
         *     }
         */
        readonly CreditRow: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["CreditKind"];
            /** @description Positive when it rose, negative when it fell. */
            readonly amount: number;
            readonly balanceAfter: number;
            readonly cause: components["schemas"]["CoinCause"];
            /** @description What happened. */
            readonly reason: string;
            /** @description The rule it follows. */
            readonly rule: string;
            readonly createdAt: components["schemas"]["Time"];
            /** @description The day a deduction ends and comes back; null for everything else. */
            readonly endsAt: components["schemas"]["CalendarDay"] | null;
            /** @description Deadline for an appeal, or null. */
            readonly appealUntil: components["schemas"]["Time"] | null;
            readonly supportCode: components["schemas"]["LedgerSupportCode"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "kind": "credit",
         *           "amount": 5,
         *           "balanceAfter": 260,
         *           "cause": {
         *             "kind": "participation",
         *             "id": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6",
         *             "title": "早餐习惯小调查",
         *             "link": "/task/back?result=0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"
         *           },
         *           "reason": "完成问卷",
         *           "rule": "每完成一份问卷得该任务标明的权益值",
         *           "createdAt": "2026-11-20T08:30:00.000Z",
         *           "endsAt": null,
         *           "appealUntil": null,
         *           "supportCode": "3F7A-29C1"
         *         }
         *       ],
         *       "nextCursor": null,
         *       "balance": 260
         *     }
         */
        readonly CreditPage: {
            readonly items: readonly components["schemas"]["CreditRow"][];
            readonly nextCursor: string | null;
            /** @description What the rows add up to now. */
            readonly balance: number;
        };
        /**
         * @example {
         *       "cardId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "day": "2026-11-19"
         *     }
         */
        readonly CardUseRequest: {
            readonly cardId: components["schemas"]["Id"];
            /** @description The missed day for a make-up card; default is the latest one. */
            readonly day?: components["schemas"]["CalendarDay"];
        };
        /**
         * 卡券种类
         * @example makeUp
         * @enum {string}
         */
        readonly CardKind: "makeUp" | "doubleCoin" | "feeFree";
        /**
         * 卡券状态
         * @description active = applied, and waiting for the event that it affects.
         * @example usable
         * @enum {string}
         */
        readonly CardState: "usable" | "active" | "used" | "expired";
        /**
         * @description What a card was used for.
         * @example {
         *       "at": "2026-11-20T08:30:00.000Z",
         *       "text": "补签 11月19日",
         *       "url": null
         *     }
         */
        readonly CardUse: {
            readonly at: components["schemas"]["Time"];
            readonly text: string;
            /** @description Path on the member site, or null. */
            readonly url: string | null;
        };
        /**
         * @description A card voucher of the member.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "number": "**** A7K3",
         *       "kind": "makeUp",
         *       "title": "补签卡",
         *       "value": "补 1 天",
         *       "rule": "可补最近 7 天内漏签的一天，连续签到不中断",
         *       "source": "11月连续签到奖励",
         *       "state": "usable",
         *       "createdAt": "2026-11-14T08:30:00.000Z",
         *       "expiresAt": "2026-12-14T15:59:59.000Z",
         *       "use": null
         *     }
         */
        readonly Card: {
            readonly id: components["schemas"]["Id"];
            /** @description Its last four characters; `revealCard` shows all of it. */
            readonly number: string;
            readonly kind: components["schemas"]["CardKind"];
            readonly title: string;
            /** @description What it is worth at a glance. */
            readonly value: string;
            readonly rule: string;
            /** @description Where it came from. */
            readonly source: string;
            readonly state: components["schemas"]["CardState"];
            readonly createdAt: components["schemas"]["Time"];
            /** @description Null when it does not expire. */
            readonly expiresAt: components["schemas"]["Time"] | null;
            /** @description Null until used. */
            readonly use: components["schemas"]["CardUse"] | null;
        };
        /**
         * 作用对象
         * @example missedDay
         * @enum {string}
         */
        readonly CardTarget: "missedDay" | "nextSurvey" | "nextOrder";
        /**
         * @description What using the card does.
         * @example {
         *       "kind": "makeUp",
         *       "target": "missedDay",
         *       "day": "2026-11-19",
         *       "text": "补签 11月19日，得 5 金币，连续签到变为第 4 天",
         *       "coins": 5,
         *       "streakDay": 4,
         *       "until": null
         *     }
         */
        readonly CardEffect: {
            readonly kind: components["schemas"]["CardKind"];
            readonly target: components["schemas"]["CardTarget"];
            /** @description The missed day it fills, or null. */
            readonly day: components["schemas"]["CalendarDay"] | null;
            /** @description The effect in words, for the confirmation. */
            readonly text: string;
            /** @description Coins paid at once, or null when that depends on what comes next. */
            readonly coins: number | null;
            /** @description Today's place in the streak after it, or null. */
            readonly streakDay: number | null;
            /** @description How long it waits for its target; null when it works at once. */
            readonly until: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "card": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "number": "**** A7K3",
         *         "kind": "makeUp",
         *         "title": "补签卡",
         *         "value": "补 1 天",
         *         "rule": "可补最近 7 天内漏签的一天，连续签到不中断",
         *         "source": "11月连续签到奖励",
         *         "state": "used",
         *         "createdAt": "2026-11-14T08:30:00.000Z",
         *         "expiresAt": "2026-12-14T15:59:59.000Z",
         *         "use": {
         *           "at": "2026-11-21T08:30:00.000Z",
         *           "text": "补签 11月19日",
         *           "url": null
         *         }
         *       },
         *       "effect": {
         *         "kind": "makeUp",
         *         "target": "missedDay",
         *         "day": "2026-11-19",
         *         "text": "补签 11月19日，得 5 金币，连续签到变为第 4 天",
         *         "coins": 5,
         *         "streakDay": 4,
         *         "until": null
         *       },
         *       "balance": 133
         *     }
         */
        readonly CardUsed: {
            readonly card: components["schemas"]["Card"];
            readonly effect: components["schemas"]["CardEffect"];
            readonly balance: components["schemas"]["Coins"];
        };
        /**
         * @description How many cards there are in each state.
         * @example {
         *       "usable": 1,
         *       "active": 0,
         *       "used": 3,
         *       "expired": 0
         *     }
         */
        readonly CardCounts: {
            readonly usable: number;
            readonly active: number;
            readonly used: number;
            readonly expired: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "number": "**** A7K3",
         *           "kind": "doubleCoin",
         *           "title": "双倍金币卡",
         *           "value": "下一份问卷 ×2",
         *           "rule": "使用后 7 天内完成的下一份问卷，金币翻倍",
         *           "source": "新人礼",
         *           "state": "usable",
         *           "createdAt": "2026-11-14T08:30:00.000Z",
         *           "expiresAt": null,
         *           "use": null
         *         }
         *       ],
         *       "nextCursor": null,
         *       "counts": {
         *         "usable": 1,
         *         "active": 0,
         *         "used": 3,
         *         "expired": 0
         *       }
         *     }
         */
        readonly CardPage: {
            readonly items: readonly components["schemas"]["Card"][];
            readonly nextCursor: string | null;
            readonly counts: components["schemas"]["CardCounts"];
        };
        /**
         * @example {
         *       "number": "YC20261121Q2A7K3",
         *       "shownBefore": false
         *     }
         */
        readonly CardReveal: {
            /** @description Number to quote to support. */
            readonly number: string;
            /** @description Whether it had been shown before. */
            readonly shownBefore: boolean;
        };
        /**
         * @description A saved payout account, masked.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "channel": "alipay",
         *       "account": "138****5678",
         *       "name": "王*明",
         *       "preferred": true
         *     }
         */
        readonly ExchangePayee: {
            readonly id: components["schemas"]["Id"];
            readonly channel: components["schemas"]["PayeeChannel"];
            /** @description Masked. */
            readonly account: string;
            /** @description Masked. */
            readonly name: string;
            /** @description Whether it is the default. */
            readonly preferred: boolean;
        };
        /**
         * @example {
         *       "balance": 1280,
         *       "pending": 120,
         *       "level": 1,
         *       "rule": {
         *         "level": 1,
         *         "fromCredit": 100,
         *         "exchangesPerDay": 2,
         *         "exchangesPerMonth": 10,
         *         "coinsPerMonth": 20000,
         *         "feePercent": 2
         *       },
         *       "used": {
         *         "exchangesToday": 0,
         *         "exchangesThisMonth": 1,
         *         "coinsThisMonth": 500
         *       },
         *       "payees": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "channel": "alipay",
         *           "account": "138****5678",
         *           "name": "王*明",
         *           "preferred": true
         *         }
         *       ],
         *       "wechat": null,
         *       "mobile": "138****5678",
         *       "adultStatus": 1,
         *       "feeFreeCards": 0,
         *       "openOrders": 1,
         *       "exchangedCoins": 500
         *     }
         */
        readonly ExchangeInfo: {
            readonly balance: components["schemas"]["Coins"];
            readonly pending: components["schemas"]["Coins"];
            readonly level: components["schemas"]["CreditLevel"];
            readonly rule: components["schemas"]["LevelRule"];
            readonly used: components["schemas"]["ExchangeUse"];
            readonly payees: readonly components["schemas"]["ExchangePayee"][];
            /** @description Name of the bound WeChat account that cash can be paid to, or null. */
            readonly wechat: string | null;
            /** @description The member's own number, masked. */
            readonly mobile: string;
            /** @description null without a real-name check. */
            readonly adultStatus: components["schemas"]["AdultStatus"] | null;
            /** @description Number of fee-free cards the member can use. */
            readonly feeFreeCards: number;
            /** @description Number of open orders. */
            readonly openOrders: number;
            /** @description Coins exchanged so far. */
            readonly exchangedCoins: number;
        };
        /**
         * 兑换类型
         * @example 2
         * @enum {integer}
         */
        readonly ExchangeType: 1 | 2 | 3;
        /**
         * 发放方式
         * @description Where the benefit goes. It decides what the order form must contain: payee, mobile, consignee, or nothing for card codes.
         * @example codes
         * @enum {string}
         */
        readonly BenefitTarget: "payee" | "mobile" | "codes" | "consignee";
        /**
         * @example {
         *       "id": "b3Hs8nQ2wZtV",
         *       "type": 2,
         *       "target": "codes",
         *       "title": "10 元视频会员月卡",
         *       "cover": "/covers/video-card.webp",
         *       "price": 1000,
         *       "pricesVary": false,
         *       "stock": 86,
         *       "level": 0,
         *       "arrival": "通常 10 分钟到账",
         *       "tags": [
         *         "热门"
         *       ]
         *     }
         */
        readonly BenefitCard: {
            readonly id: components["schemas"]["PublicId"];
            readonly type: components["schemas"]["ExchangeType"];
            readonly target: components["schemas"]["BenefitTarget"];
            readonly title: string;
            /** @description Address of the picture, or null. */
            readonly cover: string | null;
            /** @description Coins for one. With several choices or amounts, the price of the cheapest. */
            readonly price: number;
            /** @description Whether other choices or amounts cost more. */
            readonly pricesVary: boolean;
            /** @description How many are left; 0 is sold out, null is unlimited. */
            readonly stock: number | null;
            readonly level: components["schemas"]["CreditLevel"];
            /** @description Usual delivery time. */
            readonly arrival: string;
            readonly tags: readonly string[];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "b3Hs8nQ2wZtV",
         *           "type": 2,
         *           "target": "codes",
         *           "title": "10 元视频会员月卡",
         *           "cover": null,
         *           "price": 1000,
         *           "pricesVary": false,
         *           "stock": 86,
         *           "level": 0,
         *           "arrival": "通常 10 分钟到账",
         *           "tags": []
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly BenefitPage: {
            readonly items: readonly components["schemas"]["BenefitCard"][];
            readonly nextCursor: string | null;
        };
        /**
         * 规格编号
         * @example month
         */
        readonly BenefitChoiceId: string;
        /**
         * @description One face value or kind to choose.
         * @example {
         *       "id": "month",
         *       "title": "月卡",
         *       "price": 1000,
         *       "stock": 86
         *     }
         */
        readonly BenefitChoice: {
            readonly id: components["schemas"]["BenefitChoiceId"];
            readonly title: string;
            /** @description Coins for one. */
            readonly price: number;
            /** @description How many are left; null is unlimited. */
            readonly stock: number | null;
        };
        /**
         * @description Smallest and largest amount of one cash order, in coins.
         * @example {
         *       "min": 1000,
         *       "max": 20000,
         *       "step": 100
         *     }
         */
        readonly BenefitCashRange: {
            readonly min: number;
            readonly max: number;
            readonly step: number;
        };
        /**
         * @description How many one member may order; null is unlimited.
         * @example {
         *       "perOrder": 1,
         *       "perDay": 1,
         *       "perMonth": 2
         *     }
         */
        readonly BenefitLimits: {
            readonly perOrder: number;
            readonly perDay: number | null;
            readonly perMonth: number | null;
        };
        /**
         * 兑换条件
         * @example realName
         * @enum {string}
         */
        readonly PrerequisiteKind: "onSale" | "balance" | "stock" | "level" | "dailyLimit" | "monthlyLimit" | "realName" | "adult" | "payee" | "mobile" | "consignee" | "account";
        /**
         * @description What the benefit means for the signed-in member.
         * @example {
         *       "balance": 1280,
         *       "missingCoins": 0,
         *       "usedToday": 0,
         *       "usedThisMonth": 1,
         *       "feePercent": 0,
         *       "feeFreeCards": 0,
         *       "restockAsked": false
         *     }
         */
        readonly BenefitOwn: {
            readonly balance: components["schemas"]["Coins"];
            /** @description Coins still missing for the cheapest order. */
            readonly missingCoins: number;
            readonly usedToday: number;
            readonly usedThisMonth: number;
            /** @description Fee at the member's level in percent; 0 for benefits without a fee. */
            readonly feePercent: number;
            /** @description Number of fee-free cards the member can use. */
            readonly feeFreeCards: number;
            /** @description Whether we will tell the member when it is back in stock. */
            readonly restockAsked: boolean;
        };
        /**
         * @description Everything to know before ordering.
         * @example {
         *       "id": "b3Hs8nQ2wZtV",
         *       "type": 2,
         *       "target": "codes",
         *       "title": "10 元视频会员月卡",
         *       "cover": "/covers/video-card.webp",
         *       "price": 1000,
         *       "pricesVary": false,
         *       "stock": 86,
         *       "level": 0,
         *       "arrival": "通常 10 分钟到账",
         *       "tags": [
         *         "热门"
         *       ],
         *       "description": "兑换后得到一组卡号和卡密，在视频网站的会员中心激活。",
         *       "gallery": [],
         *       "choices": [
         *         {
         *           "id": "month",
         *           "title": "月卡",
         *           "price": 1000,
         *           "stock": 86
         *         }
         *       ],
         *       "cash": null,
         *       "payeeChannels": [],
         *       "limits": {
         *         "perOrder": 1,
         *         "perDay": 1,
         *         "perMonth": 2
         *       },
         *       "prerequisites": [
         *         "balance",
         *         "stock",
         *         "dailyLimit",
         *         "monthlyLimit"
         *       ],
         *       "rules": [
         *         "卡密自发放起 90 天内有效",
         *         "卡密查看后不可撤销"
         *       ],
         *       "revocable": true,
         *       "available": true,
         *       "own": {
         *         "balance": 1280,
         *         "missingCoins": 0,
         *         "usedToday": 0,
         *         "usedThisMonth": 1,
         *         "feePercent": 0,
         *         "feeFreeCards": 0,
         *         "restockAsked": false
         *       }
         *     }
         */
        readonly BenefitDetail: components["schemas"]["BenefitCard"] & {
            readonly description: string;
            /** @description Addresses of more pictures. */
            readonly gallery: readonly string[];
            /** @description Empty when there is nothing to choose. */
            readonly choices: readonly components["schemas"]["BenefitChoice"][];
            /** @description The range of amounts for cash; null otherwise. */
            readonly cash: components["schemas"]["BenefitCashRange"] | null;
            /** @description Channels that can pay it out; empty unless it is cash. */
            readonly payeeChannels: readonly components["schemas"]["PayeeChannel"][];
            readonly limits: components["schemas"]["BenefitLimits"];
            /** @description Conditions for ordering; `checkAllowance` tells whether the member meets them. */
            readonly prerequisites: readonly components["schemas"]["PrerequisiteKind"][];
            /** @description Validity, fees and what can't be changed after ordering. */
            readonly rules: readonly string[];
            /** @description Whether a member can cancel an order before it is issued. */
            readonly revocable: boolean;
            /** @description Whether it can be ordered now. */
            readonly available: boolean;
            /** @description Null for a visitor. */
            readonly own: components["schemas"]["BenefitOwn"] | null;
        };
        /**
         * @description What is ordered and where it goes. By the benefit's `target`: payee needs `amount` and either `payeeId` or `payee`;
         *     mobile may carry `mobile` (the member's own unless told); consignee needs `consigneeId`; codes needs nothing more.
         * @example {
         *       "quantity": 1,
         *       "choiceId": "month",
         *       "total": 1000
         *     }
         * @example {
         *       "quantity": 1,
         *       "amount": 5000,
         *       "payeeId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly OrderForm: {
            /** @description Number of items; 1 for cash. */
            readonly quantity: number;
            /** @description Required when the benefit has choices. */
            readonly choiceId?: components["schemas"]["BenefitChoiceId"];
            /** @description Coins to pay out, within the range of the benefit. */
            readonly amount?: number;
            /** @description A saved payout account. */
            readonly payeeId?: components["schemas"]["Id"];
            readonly payee?: components["schemas"]["OrderPayee"];
            /** @description The number to top up. */
            readonly mobile?: components["schemas"]["EncryptedField"];
            /** @description One of the member's addresses. */
            readonly consigneeId?: components["schemas"]["Id"];
            /** @description Fee-free card to use for this order. */
            readonly feeFreeCardId?: components["schemas"]["Id"];
            /** @description The total in coins that the member confirmed. If the total has changed, the order is refused with PRICE_CHANGED. */
            readonly total?: number;
        };
        /**
         * @description The benefit as it was when ordered.
         * @example {
         *       "id": "b3Hs8nQ2wZtV",
         *       "type": 2,
         *       "target": "codes",
         *       "title": "10 元视频会员月卡",
         *       "cover": null
         *     }
         */
        readonly OrderBenefit: {
            readonly id: components["schemas"]["PublicId"];
            readonly type: components["schemas"]["ExchangeType"];
            readonly target: components["schemas"]["BenefitTarget"];
            readonly title: string;
            /** @description Address of the picture, or null. */
            readonly cover: string | null;
        };
        /**
         * 兑换状态
         * @example 1
         * @enum {integer}
         */
        readonly ExchangeState: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "orderNumber": "202611210830004821",
         *       "benefit": {
         *         "id": "b3Hs8nQ2wZtV",
         *         "type": 2,
         *         "target": "codes",
         *         "title": "10 元视频会员月卡",
         *         "cover": null
         *       },
         *       "choice": "月卡",
         *       "quantity": 1,
         *       "price": 1000,
         *       "fee": 0,
         *       "total": 1000,
         *       "channel": null,
         *       "target": null,
         *       "state": 2,
         *       "reason": null,
         *       "coinsReturned": false,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "expectedAt": "2026-11-21T08:40:00.000Z",
         *       "issuedAt": null,
         *       "revocable": true,
         *       "correctable": false,
         *       "revealable": false
         *     }
         */
        readonly Order: {
            readonly id: components["schemas"]["Id"];
            /** @description Number to quote to support. */
            readonly orderNumber: string;
            readonly benefit: components["schemas"]["OrderBenefit"];
            /** @description Title of the choice, or null. */
            readonly choice: string | null;
            readonly quantity: number;
            /** @description Coins for all items. */
            readonly price: number;
            readonly fee: number;
            /** @description Coins the order cost. */
            readonly total: number;
            /** @description Channel that pays out the cash; null otherwise. */
            readonly channel: components["schemas"]["PayeeChannel"] | null;
            /** @description Masked destination; null for card codes. */
            readonly target: string | null;
            readonly state: components["schemas"]["ExchangeState"];
            /** @description Why it was refused, failed or was revoked; null otherwise. */
            readonly reason: string | null;
            /** @description Whether the coins were returned. */
            readonly coinsReturned: boolean;
            readonly createdAt: components["schemas"]["Time"];
            /** @description Expected time of delivery; null once it ended. */
            readonly expectedAt: components["schemas"]["Time"] | null;
            /** @description Null until issued. */
            readonly issuedAt: components["schemas"]["Time"] | null;
            /** @description Whether it can be revoked now. */
            readonly revocable: boolean;
            /** @description Whether the member can correct its account or number now so that it is issued again. */
            readonly correctable: boolean;
            /** @description Whether card codes can be shown now. */
            readonly revealable: boolean;
        };
        /**
         * 操作方
         * @example rule
         * @enum {string}
         */
        readonly OrderActor: "member" | "rule" | "operator" | "system";
        /**
         * @description One move of the order: when, by whom, why.
         * @example {
         *       "state": 2,
         *       "at": "2026-11-21T08:30:01.000Z",
         *       "by": "rule",
         *       "note": "小额订单自动通过审核"
         *     }
         */
        readonly OrderMove: {
            readonly state: components["schemas"]["ExchangeState"];
            readonly at: components["schemas"]["Time"];
            readonly by: components["schemas"]["OrderActor"];
            /** @description Reason in words for the member; null when the state is enough. */
            readonly note: string | null;
        };
        /**
         * @example {
         *       "company": "京东物流",
         *       "number": "JDVA00012345678"
         *     }
         */
        readonly OrderShipment: {
            readonly company: string;
            /** @description Tracking number. */
            readonly number: string;
        };
        /**
         * @description What WeChat's `requestMerchantTransfer` needs, so that the member confirms a payout inside WeChat.
         * @example {
         *       "appId": "wx0123456789abcdef",
         *       "mchId": "1900001109",
         *       "package": "affffddafdfafddffda=="
         *     }
         */
        readonly OrderConfirmation: {
            readonly appId: string;
            readonly mchId: string;
            readonly package: string;
        };
        /**
         * @description An order with its history.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "orderNumber": "202611210830004821",
         *       "benefit": {
         *         "id": "b3Hs8nQ2wZtV",
         *         "type": 2,
         *         "target": "codes",
         *         "title": "10 元视频会员月卡",
         *         "cover": null
         *       },
         *       "choice": "月卡",
         *       "quantity": 1,
         *       "price": 1000,
         *       "fee": 0,
         *       "total": 1000,
         *       "channel": null,
         *       "target": null,
         *       "state": 1,
         *       "reason": null,
         *       "coinsReturned": false,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "expectedAt": null,
         *       "issuedAt": "2026-11-21T08:31:00.000Z",
         *       "revocable": false,
         *       "correctable": false,
         *       "revealable": true,
         *       "timeline": [
         *         {
         *           "state": 0,
         *           "at": "2026-11-21T08:30:00.000Z",
         *           "by": "member",
         *           "note": null
         *         },
         *         {
         *           "state": 2,
         *           "at": "2026-11-21T08:30:01.000Z",
         *           "by": "rule",
         *           "note": "小额订单自动通过审核"
         *         },
         *         {
         *           "state": 1,
         *           "at": "2026-11-21T08:31:00.000Z",
         *           "by": "system",
         *           "note": null
         *         }
         *       ],
         *       "shipment": null,
         *       "confirmation": null,
         *       "balance": 280,
         *       "first": true
         *     }
         */
        readonly OrderDetail: components["schemas"]["Order"] & {
            /** @description Oldest first. */
            readonly timeline: readonly components["schemas"]["OrderMove"][];
            /** @description The shipment of goods; null before they are sent and for other benefits. */
            readonly shipment: components["schemas"]["OrderShipment"] | null;
            /** @description Set for a payout that the member still has to confirm in WeChat; null otherwise. */
            readonly confirmation: components["schemas"]["OrderConfirmation"] | null;
            readonly balance: components["schemas"]["Coins"];
            /** @description Whether this is the member's first order ever. */
            readonly first: boolean;
        };
        /**
         * 订单字段
         * @example mobile
         * @enum {string}
         */
        readonly OrderField: "quantity" | "choiceId" | "amount" | "payeeId" | "payee.account" | "payee.name" | "mobile" | "consigneeId" | "feeFreeCardId";
        /**
         * @example {
         *       "field": "mobile",
         *       "message": "手机号应为 11 位数字"
         *     }
         */
        readonly OrderProblem: {
            readonly field: components["schemas"]["OrderField"];
            /** @description Chinese text to show at the field. */
            readonly message: string;
        };
        /**
         * @description Data of ORDER_FORM_INVALID.
         * @example {
         *       "problems": [
         *         {
         *           "field": "mobile",
         *           "message": "手机号应为 11 位数字"
         *         }
         *       ]
         *     }
         */
        readonly OrderRefusal: {
            readonly problems: readonly components["schemas"]["OrderProblem"][];
        };
        /**
         * @example {
         *       "kind": "realName",
         *       "met": false,
         *       "text": "兑换现金需要先完成实名认证",
         *       "fixUrl": "/home/user",
         *       "fixLabel": "去认证"
         *     }
         */
        readonly Prerequisite: {
            readonly kind: components["schemas"]["PrerequisiteKind"];
            readonly met: boolean;
            /** @description The condition and the member's state, in Chinese. */
            readonly text: string;
            /** @description Path on the member site where the member can fix it, or null. */
            readonly fixUrl: string | null;
            /** @description Label of the link. */
            readonly fixLabel: string | null;
        };
        /**
         * @example {
         *       "allowed": false,
         *       "prerequisites": [
         *         {
         *           "kind": "balance",
         *           "met": false,
         *           "text": "金币不足，还差 320",
         *           "fixUrl": "/task",
         *           "fixLabel": "去做任务"
         *         },
         *         {
         *           "kind": "stock",
         *           "met": true,
         *           "text": "库存充足",
         *           "fixUrl": null,
         *           "fixLabel": null
         *         }
         *       ],
         *       "total": 1000,
         *       "balance": 680,
         *       "missingCoins": 320
         *     }
         */
        readonly BenefitAllowance: {
            /** @description Whether the member meets all conditions. */
            readonly allowed: boolean;
            readonly prerequisites: readonly components["schemas"]["Prerequisite"][];
            /** @description Coins this order would cost, with its fee. */
            readonly total: number;
            readonly balance: components["schemas"]["Coins"];
            /** @description Coins still missing for this order. */
            readonly missingCoins: number;
        };
        /**
         * @description A refused order. The code decides what `data` holds.
         * @example {
         *       "code": 24006,
         *       "msg": "兑换信息有误，请检查后重填",
         *       "data": {
         *         "problems": [
         *           {
         *             "field": "mobile",
         *             "message": "手机号应为 11 位数字"
         *           }
         *         ]
         *       }
         *     }
         */
        readonly OrderFault: {
            readonly code: number;
            readonly msg: string;
            readonly data: components["schemas"]["OrderRefusal"] | components["schemas"]["BenefitAllowance"] | null;
            /** @description Number to quote to support. */
            readonly requestId?: string;
        };
        /**
         * @description 到货提醒: whether the member wants one message when a sold-out benefit is back in stock.
         * @example {
         *       "wanted": true
         *     }
         */
        readonly RestockWish: {
            readonly wanted: boolean;
        };
        /**
         * @description What the confirmation dialog shows.
         * @example {
         *       "benefitId": "b3Hs8nQ2wZtV",
         *       "title": "10 元视频会员月卡",
         *       "choice": "月卡",
         *       "quantity": 1,
         *       "price": 1000,
         *       "fee": 0,
         *       "total": 1000,
         *       "balanceAfter": 280,
         *       "target": null,
         *       "arrival": "通常 10 分钟到账"
         *     }
         */
        readonly OrderQuote: {
            readonly benefitId: components["schemas"]["PublicId"];
            readonly title: string;
            /** @description Title of the choice, or null. */
            readonly choice: string | null;
            readonly quantity: number;
            /** @description Coins for all items. */
            readonly price: number;
            /** @description Fee in coins; 0 when a card waives it. */
            readonly fee: number;
            /** @description Coins the order will cost. */
            readonly total: number;
            readonly balanceAfter: number;
            /** @description Masked destination; null for card codes. */
            readonly target: string | null;
            /** @description Usual delivery time. */
            readonly arrival: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "orderNumber": "202611210830004821",
         *           "benefit": {
         *             "id": "b3Hs8nQ2wZtV",
         *             "type": 2,
         *             "target": "codes",
         *             "title": "10 元视频会员月卡",
         *             "cover": null
         *           },
         *           "choice": null,
         *           "quantity": 1,
         *           "price": 1000,
         *           "fee": 0,
         *           "total": 1000,
         *           "channel": null,
         *           "target": null,
         *           "state": 1,
         *           "reason": null,
         *           "coinsReturned": false,
         *           "createdAt": "2026-11-21T08:30:00.000Z",
         *           "expectedAt": null,
         *           "issuedAt": "2026-11-21T08:31:00.000Z",
         *           "revocable": false,
         *           "correctable": false,
         *           "revealable": true
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly OrderPage: {
            readonly items: readonly components["schemas"]["Order"][];
            readonly nextCursor: string | null;
        };
        /**
         * @description One card code. Keep it out of logs and caches.
         * @example {
         *       "number": "8801200400123456",
         *       "secret": "K7QX-29FM-T3PA",
         *       "expiresAt": "2027-02-19T15:59:59.000Z"
         *     }
         */
        readonly OrderCardCode: {
            /** @description Card number, or null for codes that have none. */
            readonly number: string | null;
            readonly secret: string;
            /** @description Null when it does not expire. */
            readonly expiresAt: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "cards": [
         *         {
         *           "number": "8801200400123456",
         *           "secret": "K7QX-29FM-T3PA",
         *           "expiresAt": "2027-02-19T15:59:59.000Z"
         *         }
         *       ],
         *       "shownBefore": false
         *     }
         */
        readonly OrderReveal: {
            readonly cards: readonly components["schemas"]["OrderCardCode"][];
            /** @description Whether the codes had been shown before. */
            readonly shownBefore: boolean;
        };
        /**
         * @description The new destination of an order that could not be issued. The `target` decides the field: one of `payeeId` and `payee`, or `mobile`.
         * @example {
         *       "payeeId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly OrderCorrection: {
            /** @description A saved payout account. */
            readonly payeeId?: components["schemas"]["Id"];
            readonly payee?: components["schemas"]["OrderPayee"];
            /** @description The number to top up. */
            readonly mobile?: components["schemas"]["EncryptedField"];
        };
        /**
         * @description How a person appears inside a group. Observers are never named to respondents.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "早起的阿木",
         *       "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *       "role": 0
         *     }
         */
        readonly GroupMember: {
            readonly id: components["schemas"]["Id"];
            /** @example 早起的阿木 */
            readonly name: string;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/avatar/preset-03.webp
             */
            readonly avatar: string | null;
            readonly role: components["schemas"]["GroupRole"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         }
         *       ]
         *     }
         */
        readonly GroupMemberList: {
            readonly items: readonly components["schemas"]["GroupMember"][];
        };
        /**
         * @description One attribute of a respondent that hosts can filter answers by.
         * @example {
         *       "key": "city",
         *       "label": "城市",
         *       "value": "成都"
         *     }
         */
        readonly GroupMemberAttribute: {
            /** @example city */
            readonly key: string;
            /** @example 城市 */
            readonly label: string;
            /** @example 成都 */
            readonly value: string;
        };
        /**
         * @description A respondent's progress, counted in sections opened so far.
         * @example {
         *       "answered": 3,
         *       "total": 5,
         *       "followUpsOwed": 1
         *     }
         */
        readonly GroupProgress: {
            /** @example 3 */
            readonly answered: number;
            /** @example 5 */
            readonly total: number;
            /**
             * @description Must-answer follow-ups without a reply.
             * @example 1
             */
            readonly followUpsOwed: number;
        };
        /**
         * @description Hosts and observers get attributes, progress and visits; for respondents those are null. Contact details are never included.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "早起的阿木",
         *       "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *       "role": 0,
         *       "responseCount": 3,
         *       "attributes": [
         *         {
         *           "key": "city",
         *           "label": "城市",
         *           "value": "成都"
         *         }
         *       ],
         *       "progress": {
         *         "answered": 3,
         *         "total": 5,
         *         "followUpsOwed": 1
         *       },
         *       "joinedAt": "2026-11-21T08:30:00.000Z",
         *       "lastSeenAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly GroupMemberDetail: {
            readonly id: components["schemas"]["Id"];
            /** @example 早起的阿木 */
            readonly name: string;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/avatar/preset-03.webp
             */
            readonly avatar: string | null;
            readonly role: components["schemas"]["GroupRole"];
            /**
             * @description Answers the caller may see.
             * @example 3
             */
            readonly responseCount: number;
            readonly attributes: readonly components["schemas"]["GroupMemberAttribute"][] | null;
            readonly progress: components["schemas"]["GroupProgress"] | null;
            readonly joinedAt: components["schemas"]["Time"] | null;
            readonly lastSeenAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description The person behind a group session, as the group knows them.
         * @example {
         *       "groupMemberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "早起的阿木",
         *       "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *       "role": 0,
         *       "firstVisit": false,
         *       "taskId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "taskHashId": "t7Kq2mX9bLpR"
         *     }
         */
        readonly GroupIdentity: {
            readonly groupMemberId: components["schemas"]["Id"];
            /**
             * @description Nickname inside the group.
             * @example 早起的阿木
             */
            readonly name: string;
            /**
             * Format: uri-reference
             * @description Address of the picture, or null.
             * @example https://img.yayan.example/avatar/preset-03.webp
             */
            readonly avatar: string | null;
            readonly role: components["schemas"]["GroupRole"];
            /**
             * @description True until nickname, rules and the current consent are settled by `updateGroupProfile`.
             * @example false
             */
            readonly firstVisit: boolean;
            readonly taskId: components["schemas"]["Id"];
            readonly taskHashId: components["schemas"]["PublicId"];
            /**
             * @description Whether the person agreed to text messages about the group. Absent where the product sends none.
             * @example false
             */
            readonly textsAllowed?: boolean;
        };
        /**
         * 开放状态
         * @description Where a group, a topic or a section stands in its schedule; closed ones can still be read.
         * @example open
         * @enum {string}
         */
        readonly GroupOpenState: "upcoming" | "open" | "closed";
        /**
         * @description Answers are taken from `opensAt` until `closesAt`; after that the group is read-only until it is archived, and writing is `GROUP_NOT_OPEN`.
         * @example {
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z"
         *     }
         */
        readonly GroupSchedule: {
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
        };
        /**
         * @description The text a respondent agrees to on the first visit; a new version has to be agreed to again.
         * @example {
         *       "version": 1,
         *       "text": "我同意本次讨论的内容用于市场研究，仅以昵称呈现，不会透露我的个人信息。"
         *     }
         */
        readonly GroupConsent: {
            /** @example 1 */
            readonly version: number;
            /** @example 我同意本次讨论的内容用于市场研究，仅以昵称呈现，不会透露我的个人信息。 */
            readonly text: string;
        };
        /**
         * @description What a respondent earns, by the plan of the group, and when.
         * @example {
         *       "coins": 120,
         *       "topicCoins": 20,
         *       "wholeCoins": 60,
         *       "condition": "完成全部话题并回答主持人的追问",
         *       "paidWithinDays": 3
         *     }
         */
        readonly GroupReward: {
            /**
             * @description Coins for finishing everything.
             * @example 120
             */
            readonly coins: number;
            /**
             * @description Coins for each finished topic.
             * @example 20
             */
            readonly topicCoins: number;
            /**
             * @description Additional coins for finishing everything.
             * @example 60
             */
            readonly wholeCoins: number;
            /**
             * @description What the respondent has to do for it.
             * @example 完成全部话题并回答主持人的追问
             */
            readonly condition: string;
            /**
             * @description Working days from the close of the group.
             * @example 3
             */
            readonly paidWithinDays: number;
        };
        /**
         * @description What anyone with the link may know of a group; neither sponsor nor members nor topics.
         * @example {
         *       "hash": "t7Kq2mX9bLpR",
         *       "name": "年轻人的早餐习惯",
         *       "intro": "用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。",
         *       "state": "open",
         *       "schedule": {
         *         "opensAt": "2026-11-21T00:00:00.000Z",
         *         "closesAt": "2026-11-25T15:59:00.000Z"
         *       },
         *       "rules": [
         *         "按自己的真实经历回答",
         *         "尊重其他人的看法",
         *         "不透露讨论内容"
         *       ],
         *       "consent": {
         *         "version": 1,
         *         "text": "我同意本次讨论的内容用于市场研究，仅以昵称呈现，不会透露我的个人信息。"
         *       },
         *       "reward": {
         *         "coins": 120,
         *         "topicCoins": 20,
         *         "wholeCoins": 60,
         *         "condition": "完成全部话题并回答主持人的追问",
         *         "paidWithinDays": 3
         *       }
         *     }
         */
        readonly Group: {
            readonly hash: components["schemas"]["PublicId"];
            /**
             * @description Must not name the sponsor.
             * @example 年轻人的早餐习惯
             */
            readonly name: string;
            /** @example 用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。 */
            readonly intro: string;
            readonly state: components["schemas"]["GroupOpenState"];
            readonly schedule: components["schemas"]["GroupSchedule"];
            /**
             * @description One rule per item, in the order of display.
             * @example [
             *       "按自己的真实经历回答",
             *       "尊重其他人的看法",
             *       "不透露讨论内容"
             *     ]
             */
            readonly rules: readonly string[];
            readonly consent: components["schemas"]["GroupConsent"];
            /** @description null when the group pays no coins. */
            readonly reward: components["schemas"]["GroupReward"] | null;
        };
        /**
         * @description The caller, the group and what is still owed.
         * @example {
         *       "identity": {
         *         "groupMemberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0,
         *         "firstVisit": false,
         *         "taskId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "taskHashId": "t7Kq2mX9bLpR"
         *       },
         *       "group": {
         *         "hash": "t7Kq2mX9bLpR",
         *         "name": "年轻人的早餐习惯",
         *         "intro": "用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。",
         *         "state": "open",
         *         "schedule": {
         *           "opensAt": "2026-11-21T00:00:00.000Z",
         *           "closesAt": "2026-11-25T15:59:00.000Z"
         *         },
         *         "rules": [
         *           "按自己的真实经历回答",
         *           "尊重其他人的看法",
         *           "不透露讨论内容"
         *         ],
         *         "consent": {
         *           "version": 1,
         *           "text": "我同意本次讨论的内容用于市场研究，仅以昵称呈现，不会透露我的个人信息。"
         *         },
         *         "reward": {
         *           "coins": 120,
         *           "topicCoins": 20,
         *           "wholeCoins": 60,
         *           "condition": "完成全部话题并回答主持人的追问",
         *           "paidWithinDays": 3
         *         }
         *       },
         *       "mobile": "138****5678",
         *       "consentedAt": "2026-11-21T08:30:00.000Z",
         *       "progress": {
         *         "answered": 3,
         *         "total": 5,
         *         "followUpsOwed": 1
         *       },
         *       "reward": {
         *         "coins": 120,
         *         "topicCoins": 20,
         *         "wholeCoins": 60,
         *         "condition": "完成全部话题并回答主持人的追问",
         *         "paidWithinDays": 3
         *       }
         *     }
         */
        readonly GroupMe: {
            readonly identity: components["schemas"]["GroupIdentity"];
            readonly group: components["schemas"]["Group"];
            /**
             * @description Masked.
             * @example 138****5678
             */
            readonly mobile: string;
            readonly consentedAt: components["schemas"]["Time"] | null;
            /** @description Null for hosts and observers, and before the consent. */
            readonly progress: components["schemas"]["GroupProgress"] | null;
            /** @description Null for hosts and observers, who see no points, and where the group pays none. */
            readonly reward: components["schemas"]["GroupReward"] | null;
            /** @description In a rehearsal only, which group is rehearsed. */
            readonly rehearsalOf?: components["schemas"]["Id"];
        };
        /**
         * @description A place in the group: topic and section.
         * @example {
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "topicTitle": "第一天：我的早晨",
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "sectionTitle": "今早吃了什么"
         *     }
         */
        readonly TopicRef: {
            readonly topicId: components["schemas"]["Id"];
            /** @example 第一天：我的早晨 */
            readonly topicTitle: string;
            readonly sectionId: components["schemas"]["Id"];
            /** @example 今早吃了什么 */
            readonly sectionTitle: string;
        };
        /**
         * 追问类型
         * @example followUp
         * @enum {string}
         */
        readonly FollowUpKind: "followUp" | "reply" | "note";
        /**
         * 附件类型
         * @example image
         * @enum {string}
         */
        readonly GroupMediaKind: "image" | "video" | "audio" | "file";
        /**
         * @description A picture, video, recording or file that is shown; addresses are signed and expire.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "kind": "image",
         *       "name": "今天的早餐.jpg",
         *       "size": 482133,
         *       "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *       "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *       "width": 1440,
         *       "height": 1080,
         *       "durationSeconds": null
         *     }
         */
        readonly GroupMedia: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["GroupMediaKind"];
            /** @example 今天的早餐.jpg */
            readonly name: string;
            /**
             * @description Size in bytes.
             * @example 482133
             */
            readonly size: number;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1
             */
            readonly url: string;
            /**
             * Format: uri-reference
             * @example https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e
             */
            readonly thumbnailUrl: string | null;
            /** @example 1440 */
            readonly width: number | null;
            /** @example 1080 */
            readonly height: number | null;
            /**
             * @description Length of video and audio.
             * @example null
             */
            readonly durationSeconds: number | null;
            /**
             * @description What it shows, in words of a host. Only of files at a question that have such words.
             * @example 三种包装放在一起
             */
            readonly alt?: string;
        };
        /**
         * 追问可见范围
         * @description Everyone who may see the answer; only its author and the hosts; or hosts and observers, never a respondent.
         * @example everyone
         * @enum {string}
         */
        readonly FollowUpAudience: "everyone" | "author" | "backRoom";
        /**
         * @description What was said under an answer.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "kind": "followUp",
         *       "author": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *         "name": "主持人小禾",
         *         "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *         "role": 1
         *       },
         *       "content": "你说「最方便」，是指离家近还是出餐快？",
         *       "attachments": [],
         *       "audience": "everyone",
         *       "mustAnswer": true,
         *       "answered": false,
         *       "replyToId": null,
         *       "mine": false,
         *       "createdAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly FollowUp: {
            readonly id: components["schemas"]["Id"];
            readonly responseId: components["schemas"]["Id"];
            readonly kind: components["schemas"]["FollowUpKind"];
            readonly author: components["schemas"]["GroupMember"];
            /** @example 你说「最方便」，是指离家近还是出餐快？ */
            readonly content: string;
            readonly attachments: readonly components["schemas"]["GroupMedia"][];
            readonly audience: components["schemas"]["FollowUpAudience"];
            /**
             * @description Whether the author of the answer must reply.
             * @example true
             */
            readonly mustAnswer: boolean;
            /**
             * @description The author of the answer has replied to this.
             * @example false
             */
            readonly answered: boolean;
            /** @description The follow-up that it replies to, under the same answer; null when it replies to the answer itself. */
            readonly replyToId: components["schemas"]["Id"] | null;
            /** @example false */
            readonly mine: boolean;
            readonly createdAt: components["schemas"]["Time"];
        };
        /**
         * @description A follow-up that a host put to the caller.
         * @example {
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "followUp": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "kind": "followUp",
         *         "author": {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *           "name": "主持人小禾",
         *           "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *           "role": 1
         *         },
         *         "content": "你说「最方便」，是指离家近还是出餐快？",
         *         "attachments": [],
         *         "audience": "everyone",
         *         "mustAnswer": true,
         *         "answered": false,
         *         "replyToId": null,
         *         "mine": false,
         *         "createdAt": "2026-11-21T08:30:00.000Z"
         *       },
         *       "excerpt": "楼下的豆浆油条，三分钟就能走。",
         *       "answered": false
         *     }
         */
        readonly TopicAskedItem: {
            readonly where: components["schemas"]["TopicRef"];
            readonly followUp: components["schemas"]["FollowUp"];
            /**
             * @description The beginning of the own answer it follows.
             * @example 楼下的豆浆油条，三分钟就能走。
             */
            readonly excerpt: string;
            /** @example false */
            readonly answered: boolean;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "followUp": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "kind": "followUp",
         *             "author": {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *               "name": "主持人小禾",
         *               "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *               "role": 1
         *             },
         *             "content": "你说「最方便」，是指离家近还是出餐快？",
         *             "attachments": [],
         *             "audience": "everyone",
         *             "mustAnswer": true,
         *             "answered": false,
         *             "replyToId": null,
         *             "mine": false,
         *             "createdAt": "2026-11-21T08:30:00.000Z"
         *           },
         *           "excerpt": "楼下的豆浆油条，三分钟就能走。",
         *           "answered": false
         *         }
         *       ],
         *       "nextCursor": null,
         *       "open": 1
         *     }
         */
        readonly TopicAskedPage: {
            readonly items: readonly components["schemas"]["TopicAskedItem"][];
            /** @example null */
            readonly nextCursor: string | null;
            /**
             * @description Number of follow-ups without a reply.
             * @example 1
             */
            readonly open: number;
        };
        /**
         * @example {
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly TopicOwedItem: {
            readonly topicId: components["schemas"]["Id"];
            readonly sectionId: components["schemas"]["Id"];
            /** @description The caller's answer that has the open follow-up; null when the section itself is unanswered. */
            readonly responseId: components["schemas"]["Id"] | null;
        };
        /**
         * @description Open work of a respondent, for the bar 「待回答 3 · 追问 1」.
         * @example {
         *       "unanswered": 3,
         *       "followUps": 1,
         *       "next": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       }
         *     }
         */
        readonly TopicOwed: {
            /**
             * @description Open sections without an answer.
             * @example 3
             */
            readonly unanswered: number;
            /**
             * @description Must-answer follow-ups without a reply.
             * @example 1
             */
            readonly followUps: number;
            /** @description The earliest open item; null when there is none. */
            readonly next: components["schemas"]["TopicOwedItem"] | null;
        };
        /**
         * 照片要求
         * @description Whether an answer holds pictures or videos.
         * @example optional
         * @enum {string}
         */
        readonly SectionPhotos: "none" | "optional" | "required";
        /**
         * 回答可见范围
         * @description Enforced by the server in every reading call.
         * @example answerFirst
         * @enum {string}
         */
        readonly SectionVisibility: "everyone" | "answerFirst" | "hostsOnly";
        /**
         * 投票类型
         * @example single
         * @enum {string}
         */
        readonly VoteKind: "single" | "multiple" | "ranked";
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "text": "包子豆浆",
         *       "media": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "kind": "image",
         *         "name": "今天的早餐.jpg",
         *         "size": 482133,
         *         "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *         "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *         "width": 1440,
         *         "height": 1080,
         *         "durationSeconds": null
         *       }
         *     }
         */
        readonly VoteOption: {
            readonly id: components["schemas"]["Id"];
            /** @example 包子豆浆 */
            readonly text: string;
            readonly media: components["schemas"]["GroupMedia"] | null;
        };
        /**
         * 结果公布方式
         * @description When respondents see percentages; hosts always do.
         * @example afterVote
         * @enum {string}
         */
        readonly VoteResultsShown: "afterVote" | "always" | "afterClose";
        /**
         * @example {
         *       "optionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "votes": 8,
         *       "percent": 66.7,
         *       "averageRank": null
         *     }
         */
        readonly VoteOptionResult: {
            readonly optionId: components["schemas"]["Id"];
            /** @example 8 */
            readonly votes: number;
            /**
             * @description Percentage of voters.
             * @example 66.7
             */
            readonly percent: number;
            /**
             * @description Average rank in a ranked vote, 1 is best; null otherwise.
             * @example null
             */
            readonly averageRank: number | null;
        };
        /**
         * @example {
         *       "voters": 12,
         *       "options": [
         *         {
         *           "optionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "votes": 8,
         *           "percent": 66.7,
         *           "averageRank": null
         *         }
         *       ]
         *     }
         */
        readonly VoteResults: {
            /** @example 12 */
            readonly voters: number;
            readonly options: readonly components["schemas"]["VoteOptionResult"][];
        };
        /**
         * @description The vote of a section as the caller may see it.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "工作日你最常吃哪一种？",
         *       "kind": "single",
         *       "anonymous": false,
         *       "minChoices": 1,
         *       "maxChoices": 1,
         *       "options": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "text": "包子豆浆",
         *           "media": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "kind": "image",
         *             "name": "今天的早餐.jpg",
         *             "size": 482133,
         *             "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *             "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *             "width": 1440,
         *             "height": 1080,
         *             "durationSeconds": null
         *           }
         *         }
         *       ],
         *       "resultsShown": "afterVote",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "state": "open",
         *       "myChoice": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ],
         *       "results": {
         *         "voters": 12,
         *         "options": [
         *           {
         *             "optionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "votes": 8,
         *             "percent": 66.7,
         *             "averageRank": null
         *           }
         *         ]
         *       }
         *     }
         */
        readonly SectionVote: {
            readonly id: components["schemas"]["Id"];
            readonly sectionId: components["schemas"]["Id"];
            /** @example 工作日你最常吃哪一种？ */
            readonly title: string;
            readonly kind: components["schemas"]["VoteKind"];
            /**
             * @description True when nobody can see who voted for what.
             * @example false
             */
            readonly anonymous: boolean;
            /** @example 1 */
            readonly minChoices: number;
            /** @example 1 */
            readonly maxChoices: number;
            readonly options: readonly components["schemas"]["VoteOption"][];
            readonly resultsShown: components["schemas"]["VoteResultsShown"];
            /** @description null when it closes together with its section. */
            readonly closesAt: components["schemas"]["Time"] | null;
            readonly state: components["schemas"]["GroupOpenState"];
            /** @description Chosen options, in order of rank where ranked; null before voting. */
            readonly myChoice: readonly components["schemas"]["Id"][] | null;
            /** @description null while the caller may not see them. */
            readonly results: components["schemas"]["VoteResults"] | null;
        };
        /**
         * @description A deleted answer keeps its place without content; author and hosts are told why.
         * @example {
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "reason": "内容包含个人联系方式"
         *     }
         */
        readonly ResponseDeletion: {
            readonly at: components["schemas"]["Time"];
            /** @example 内容包含个人联系方式 */
            readonly reason: string;
        };
        /**
         * @description One respondent's answer to one section, as the caller may see it.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "author": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0
         *       },
         *       "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *       "attachments": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "kind": "image",
         *           "name": "今天的早餐.jpg",
         *           "size": 482133,
         *           "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *           "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *           "width": 1440,
         *           "height": 1080,
         *           "durationSeconds": null
         *         }
         *       ],
         *       "mine": true,
         *       "editable": false,
         *       "seenByHost": true,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "editedAt": null,
         *       "deleted": null,
         *       "followUpCount": 1,
         *       "followUps": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "kind": "followUp",
         *           "author": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *             "name": "主持人小禾",
         *             "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *             "role": 1
         *           },
         *           "content": "你说「最方便」，是指离家近还是出餐快？",
         *           "attachments": [],
         *           "audience": "everyone",
         *           "mustAnswer": true,
         *           "answered": false,
         *           "replyToId": null,
         *           "mine": false,
         *           "createdAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly GroupResponse: {
            readonly id: components["schemas"]["Id"];
            readonly topicId: components["schemas"]["Id"];
            readonly sectionId: components["schemas"]["Id"];
            readonly author: components["schemas"]["GroupMember"];
            /**
             * @description Plain text with line breaks; empty when deleted.
             * @example 楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。
             */
            readonly content: string;
            readonly attachments: readonly components["schemas"]["GroupMedia"][];
            /** @example true */
            readonly mine: boolean;
            /**
             * @description True for an own answer while the section is open and no host has replied.
             * @example false
             */
            readonly editable: boolean;
            /**
             * @description 「主持人已看」. False for everyone but the author and the hosts.
             * @example true
             */
            readonly seenByHost: boolean;
            readonly createdAt: components["schemas"]["Time"];
            readonly editedAt: components["schemas"]["Time"] | null;
            readonly deleted: components["schemas"]["ResponseDeletion"] | null;
            /**
             * @description Number of follow-ups the caller may see.
             * @example 1
             */
            readonly followUpCount: number;
            /** @description The first 20, oldest first; the rest by `getFollowUpThread`. */
            readonly followUps: readonly components["schemas"]["FollowUp"][];
        };
        /**
         * @description Counts of others' answers for the caller, without their content.
         * @example {
         *       "locked": false,
         *       "count": 12,
         *       "unread": 4,
         *       "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly SectionResponses: {
            /**
             * @description True while `listResponses` would refuse: answer first, or hosts only.
             * @example false
             */
            readonly locked: boolean;
            /**
             * @description Number of all answers, shown even while locked (「已有 12 人回答」). null for respondents where only hosts see answers.
             * @example 12
             */
            readonly count: number | null;
            /**
             * @description Number of unread answers; 0 while locked.
             * @example 4
             */
            readonly unread: number;
            /** @description The last answer read, after which the unread divider stands; null when none was. */
            readonly lastReadId: components["schemas"]["Id"] | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "author": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "name": "早起的阿木",
         *             "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *             "role": 0
         *           },
         *           "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *           "attachments": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "kind": "image",
         *               "name": "今天的早餐.jpg",
         *               "size": 482133,
         *               "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *               "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *               "width": 1440,
         *               "height": 1080,
         *               "durationSeconds": null
         *             }
         *           ],
         *           "mine": true,
         *           "editable": false,
         *           "seenByHost": true,
         *           "createdAt": "2026-11-21T08:30:00.000Z",
         *           "editedAt": null,
         *           "deleted": null,
         *           "followUpCount": 1,
         *           "followUps": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "kind": "followUp",
         *               "author": {
         *                 "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *                 "name": "主持人小禾",
         *                 "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *                 "role": 1
         *               },
         *               "content": "你说「最方便」，是指离家近还是出餐快？",
         *               "attachments": [],
         *               "audience": "everyone",
         *               "mustAnswer": true,
         *               "answered": false,
         *               "replyToId": null,
         *               "mine": false,
         *               "createdAt": "2026-11-21T08:30:00.000Z"
         *             }
         *           ]
         *         }
         *       ],
         *       "nextCursor": null,
         *       "count": 12,
         *       "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly ResponsePage: {
            readonly items: readonly components["schemas"]["GroupResponse"][];
            /** @example null */
            readonly nextCursor: string | null;
            /**
             * @description Number of answers in the section.
             * @example 12
             */
            readonly count: number;
            /** @description The last answer read, after which the unread divider stands. */
            readonly lastReadId: components["schemas"]["Id"] | null;
        };
        /**
         * @description A section as its respondent sees it.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "今早吃了什么",
         *       "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *       "media": [],
         *       "minLength": 20,
         *       "photos": "optional",
         *       "visibility": "answerFirst",
         *       "state": "open",
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "vote": null,
         *       "myResponse": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "author": {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         },
         *         "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *         "attachments": [],
         *         "mine": true,
         *         "editable": false,
         *         "seenByHost": true,
         *         "createdAt": "2026-11-21T08:30:00.000Z",
         *         "editedAt": null,
         *         "deleted": null,
         *         "followUpCount": 1,
         *         "followUps": [
         *           {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "kind": "followUp",
         *             "author": {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *               "name": "主持人小禾",
         *               "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *               "role": 1
         *             },
         *             "content": "你说「最方便」，是指离家近还是出餐快？",
         *             "attachments": [],
         *             "audience": "everyone",
         *             "mustAnswer": true,
         *             "answered": false,
         *             "replyToId": null,
         *             "mine": false,
         *             "createdAt": "2026-11-21T08:30:00.000Z"
         *           }
         *         ]
         *       },
         *       "responses": {
         *         "locked": false,
         *         "count": 12,
         *         "unread": 4,
         *         "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       },
         *       "answers": null
         *     }
         */
        readonly SectionDetail: {
            readonly id: components["schemas"]["Id"];
            /** @example 今早吃了什么 */
            readonly title: string;
            /**
             * @description Plain text with line breaks; empty while the section is upcoming.
             * @example 今天早上你吃了什么？请拍一张照片，并说说为什么选它。
             */
            readonly question: string;
            readonly media: readonly components["schemas"]["GroupMedia"][];
            /**
             * @description Minimum number of characters without spaces; 0 for none.
             * @example 20
             */
            readonly minLength: number;
            readonly photos: components["schemas"]["SectionPhotos"];
            readonly visibility: components["schemas"]["SectionVisibility"];
            readonly state: components["schemas"]["GroupOpenState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            /** @description Null where the section has none. */
            readonly vote: components["schemas"]["SectionVote"] | null;
            /** @description The caller's answer with the follow-ups under it, or null. */
            readonly myResponse: components["schemas"]["GroupResponse"] | null;
            readonly responses: components["schemas"]["SectionResponses"];
            /**
             * @description The first page of the answers, as `listResponses` gives it. Null unless `answers` asks for it, and where the section is
             *     locked or upcoming.
             */
            readonly answers: components["schemas"]["ResponsePage"] | null;
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "第一天：我的早晨",
         *       "summary": "从起床到出门，说说今天的早餐。",
         *       "state": "open",
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "progress": {
         *         "answered": 3,
         *         "total": 5,
         *         "followUpsOwed": 1
         *       },
         *       "owed": {
         *         "unanswered": 3,
         *         "followUps": 1,
         *         "next": {
         *           "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *         }
         *       },
         *       "sections": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "今早吃了什么",
         *           "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *           "media": [],
         *           "minLength": 20,
         *           "photos": "optional",
         *           "visibility": "answerFirst",
         *           "state": "open",
         *           "opensAt": "2026-11-21T00:00:00.000Z",
         *           "closesAt": "2026-11-25T15:59:00.000Z",
         *           "vote": null,
         *           "myResponse": null,
         *           "responses": {
         *             "locked": false,
         *             "count": 12,
         *             "unread": 4,
         *             "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *           },
         *           "answers": null
         *         }
         *       ],
         *       "previousTopicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "nextTopicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly TopicDetail: {
            readonly id: components["schemas"]["Id"];
            /** @example 第一天：我的早晨 */
            readonly title: string;
            /** @example 从起床到出门，说说今天的早餐。 */
            readonly summary: string;
            readonly state: components["schemas"]["GroupOpenState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            readonly progress: components["schemas"]["GroupProgress"];
            readonly owed: components["schemas"]["TopicOwed"];
            readonly sections: readonly components["schemas"]["SectionDetail"][];
            readonly previousTopicId: components["schemas"]["Id"] | null;
            readonly nextTopicId: components["schemas"]["Id"] | null;
        };
        /**
         * @example {
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "response": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "author": {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         },
         *         "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *         "attachments": [],
         *         "mine": true,
         *         "editable": false,
         *         "seenByHost": true,
         *         "createdAt": "2026-11-21T08:30:00.000Z",
         *         "editedAt": null,
         *         "deleted": null,
         *         "followUpCount": 0,
         *         "followUps": []
         *       }
         *     }
         */
        readonly TopicAnsweredItem: {
            readonly where: components["schemas"]["TopicRef"];
            readonly response: components["schemas"]["GroupResponse"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "response": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "author": {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "name": "早起的阿木",
         *               "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *               "role": 0
         *             },
         *             "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *             "attachments": [],
         *             "mine": true,
         *             "editable": false,
         *             "seenByHost": true,
         *             "createdAt": "2026-11-21T08:30:00.000Z",
         *             "editedAt": null,
         *             "deleted": null,
         *             "followUpCount": 0,
         *             "followUps": []
         *           }
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly TopicAnsweredPage: {
            readonly items: readonly components["schemas"]["TopicAnsweredItem"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * @description An open section without the caller's answer.
         * @example {
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *       "minLength": 20,
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "responseCount": 12
         *     }
         */
        readonly TopicUnansweredItem: {
            readonly where: components["schemas"]["TopicRef"];
            /** @example 今天早上你吃了什么？请拍一张照片，并说说为什么选它。 */
            readonly question: string;
            /** @example 20 */
            readonly minLength: number;
            readonly closesAt: components["schemas"]["Time"];
            /**
             * @description Null where only hosts see.
             * @example 12
             */
            readonly responseCount: number | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *           "minLength": 20,
         *           "closesAt": "2026-11-25T15:59:00.000Z",
         *           "responseCount": 12
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly TopicUnansweredPage: {
            readonly items: readonly components["schemas"]["TopicUnansweredItem"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * @description Progress of the respondents.
         * @example {
         *       "respondents": 16,
         *       "answered": 12,
         *       "responses": 40,
         *       "unread": 5,
         *       "followUpsOpen": 2
         *     }
         */
        readonly HostProgress: {
            /**
             * @description Number of respondents in the group.
             * @example 16
             */
            readonly respondents: number;
            /**
             * @description How many of them answered every section opened so far.
             * @example 12
             */
            readonly answered: number;
            /**
             * @description Number of answers that are not deleted.
             * @example 40
             */
            readonly responses: number;
            /**
             * @description Number of answers and replies this host hasn't seen.
             * @example 5
             */
            readonly unread: number;
            /**
             * @description Must-answer follow-ups without a reply.
             * @example 2
             */
            readonly followUpsOpen: number;
        };
        /**
         * @description A topic in the host's list.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "第一天：我的早晨",
         *       "summary": "从起床到出门，说说今天的早餐。",
         *       "state": "open",
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "sectionCount": 3,
         *       "progress": {
         *         "respondents": 16,
         *         "answered": 12,
         *         "responses": 40,
         *         "unread": 5,
         *         "followUpsOpen": 2
         *       }
         *     }
         */
        readonly HostTopic: {
            readonly id: components["schemas"]["Id"];
            /** @example 第一天：我的早晨 */
            readonly title: string;
            /** @example 从起床到出门，说说今天的早餐。 */
            readonly summary: string;
            readonly state: components["schemas"]["GroupOpenState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            /** @example 3 */
            readonly sectionCount: number;
            readonly progress: components["schemas"]["HostProgress"];
        };
        /**
         * @description A page of topics in order.
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "第一天：我的早晨",
         *           "summary": "从起床到出门，说说今天的早餐。",
         *           "state": "open",
         *           "opensAt": "2026-11-21T00:00:00.000Z",
         *           "closesAt": "2026-11-25T15:59:00.000Z",
         *           "sectionCount": 3,
         *           "progress": {
         *             "respondents": 16,
         *             "answered": 12,
         *             "responses": 40,
         *             "unread": 5,
         *             "followUpsOpen": 2
         *           }
         *         }
         *       ],
         *       "nextCursor": null,
         *       "progress": {
         *         "respondents": 16,
         *         "answered": 12,
         *         "responses": 40,
         *         "unread": 5,
         *         "followUpsOpen": 2
         *       }
         *     }
         */
        readonly HostTopicList: {
            readonly items: readonly components["schemas"]["HostTopic"][];
            /** @example null */
            readonly nextCursor: string | null;
            /** @description Progress of the whole group; null on later pages. */
            readonly progress: components["schemas"]["HostProgress"] | null;
        };
        /**
         * @description A section with its host-only note, its progress and who has not spoken.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "今早吃了什么",
         *       "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *       "hostNote": "留意提到价格的人，追问一次。",
         *       "media": [],
         *       "minLength": 20,
         *       "visibility": "answerFirst",
         *       "state": "open",
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "vote": null,
         *       "progress": {
         *         "respondents": 16,
         *         "answered": 12,
         *         "responses": 40,
         *         "unread": 5,
         *         "followUpsOpen": 2
         *       },
         *       "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "silent": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         }
         *       ]
         *     }
         */
        readonly HostSection: {
            readonly id: components["schemas"]["Id"];
            readonly topicId: components["schemas"]["Id"];
            /** @example 今早吃了什么 */
            readonly title: string;
            /** @example 今天早上你吃了什么？请拍一张照片，并说说为什么选它。 */
            readonly question: string;
            /**
             * @description Visible only to hosts and observers.
             * @example 留意提到价格的人，追问一次。
             */
            readonly hostNote: string | null;
            readonly media: readonly components["schemas"]["GroupMedia"][];
            /** @example 20 */
            readonly minLength: number;
            readonly visibility: components["schemas"]["SectionVisibility"];
            readonly state: components["schemas"]["GroupOpenState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            /** @description Null where the section has none; results are always shown to hosts. */
            readonly vote: components["schemas"]["SectionVote"] | null;
            readonly progress: components["schemas"]["HostProgress"];
            /** @description The last answer this host or observer read, after which the unread divider stands. */
            readonly lastReadId: components["schemas"]["Id"] | null;
            /** @description Respondents without an answer here. */
            readonly silent: readonly components["schemas"]["GroupMember"][];
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "第一天：我的早晨",
         *       "summary": "从起床到出门，说说今天的早餐。",
         *       "state": "open",
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "progress": {
         *         "respondents": 16,
         *         "answered": 12,
         *         "responses": 40,
         *         "unread": 5,
         *         "followUpsOpen": 2
         *       },
         *       "sections": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "今早吃了什么",
         *           "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *           "hostNote": "留意提到价格的人，追问一次。",
         *           "media": [],
         *           "minLength": 20,
         *           "visibility": "answerFirst",
         *           "state": "open",
         *           "opensAt": "2026-11-21T00:00:00.000Z",
         *           "closesAt": "2026-11-25T15:59:00.000Z",
         *           "vote": null,
         *           "progress": {
         *             "respondents": 16,
         *             "answered": 12,
         *             "responses": 40,
         *             "unread": 5,
         *             "followUpsOpen": 2
         *           },
         *           "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "silent": []
         *         }
         *       ],
         *       "previousTopicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "nextTopicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly HostTopicDetail: {
            readonly id: components["schemas"]["Id"];
            /** @example 第一天：我的早晨 */
            readonly title: string;
            /** @example 从起床到出门，说说今天的早餐。 */
            readonly summary: string;
            readonly state: components["schemas"]["GroupOpenState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            readonly progress: components["schemas"]["HostProgress"];
            readonly sections: readonly components["schemas"]["HostSection"][];
            readonly previousTopicId: components["schemas"]["Id"] | null;
            readonly nextTopicId: components["schemas"]["Id"] | null;
        };
        /**
         * 参与状态
         * @example partly
         * @enum {string}
         */
        readonly TopicMemberState: "answered" | "partly" | "silent";
        /**
         * @description One respondent's progress in a topic or in the whole group.
         * @example {
         *       "member": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0
         *       },
         *       "state": "partly",
         *       "progress": {
         *         "answered": 3,
         *         "total": 5,
         *         "followUpsOwed": 1
         *       },
         *       "lastAnsweredAt": "2026-11-21T08:30:00.000Z",
         *       "lastSeenAt": "2026-11-21T08:30:00.000Z",
         *       "remindedAt": null
         *     }
         */
        readonly HostTopicMember: {
            readonly member: components["schemas"]["GroupMember"];
            readonly state: components["schemas"]["TopicMemberState"];
            readonly progress: components["schemas"]["GroupProgress"];
            readonly lastAnsweredAt: components["schemas"]["Time"] | null;
            readonly lastSeenAt: components["schemas"]["Time"] | null;
            readonly remindedAt: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "member": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "name": "早起的阿木",
         *             "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *             "role": 0
         *           },
         *           "state": "partly",
         *           "progress": {
         *             "answered": 3,
         *             "total": 5,
         *             "followUpsOwed": 1
         *           },
         *           "lastAnsweredAt": "2026-11-21T08:30:00.000Z",
         *           "lastSeenAt": "2026-11-21T08:30:00.000Z",
         *           "remindedAt": null
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly HostTopicMemberPage: {
            readonly items: readonly components["schemas"]["HostTopicMember"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * @description Respondents by state; the three states add up to `total`.
         * @example {
         *       "total": 16,
         *       "answered": 10,
         *       "partly": 4,
         *       "silent": 2,
         *       "followUpsOwed": 3
         *     }
         */
        readonly HostTopicMemberCounts: {
            /** @example 16 */
            readonly total: number;
            /** @example 10 */
            readonly answered: number;
            /** @example 4 */
            readonly partly: number;
            /** @example 2 */
            readonly silent: number;
            /**
             * @description Respondents who owe a reply to a follow-up.
             * @example 3
             */
            readonly followUpsOwed: number;
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "第一天：我的早晨",
         *       "focusSectionTitle": "今早吃了什么"
         *     }
         */
        readonly TopicSearchHit: {
            readonly id: components["schemas"]["Id"];
            /** @example 第一天：我的早晨 */
            readonly title: string;
            /**
             * @description The first section whose title matches, or null when only the topic does.
             * @example 今早吃了什么
             */
            readonly focusSectionTitle: string | null;
        };
        /**
         * @description An answer that contains the words.
         * @example {
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "author": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0
         *       },
         *       "excerpt": "……楼下的豆浆油条最方便，三分钟就能走……"
         *     }
         */
        readonly HostResponseHit: {
            readonly responseId: components["schemas"]["Id"];
            readonly where: components["schemas"]["TopicRef"];
            readonly author: components["schemas"]["GroupMember"];
            /**
             * @description Up to 60 characters around the first match.
             * @example ……楼下的豆浆油条最方便，三分钟就能走……
             */
            readonly excerpt: string;
        };
        /**
         * @description The best 20 of each kind.
         * @example {
         *       "topics": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "第一天：我的早晨",
         *           "focusSectionTitle": "今早吃了什么"
         *         }
         *       ],
         *       "responses": [
         *         {
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "author": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "name": "早起的阿木",
         *             "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *             "role": 0
         *           },
         *           "excerpt": "……楼下的豆浆油条最方便，三分钟就能走……"
         *         }
         *       ],
         *       "members": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         }
         *       ]
         *     }
         */
        readonly HostSearch: {
            readonly topics: readonly components["schemas"]["TopicSearchHit"][];
            readonly responses: readonly components["schemas"]["HostResponseHit"][];
            readonly members: readonly components["schemas"]["GroupMember"][];
        };
        /**
         * @description A section in a respondent's list of topics.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "今早吃了什么",
         *       "state": "open",
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "answered": true,
         *       "followUpsOwed": 1
         *     }
         */
        readonly SectionOutline: {
            readonly id: components["schemas"]["Id"];
            /** @example 今早吃了什么 */
            readonly title: string;
            readonly state: components["schemas"]["GroupOpenState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            /** @example true */
            readonly answered: boolean;
            /** @example 1 */
            readonly followUpsOwed: number;
        };
        /**
         * @description A topic in a respondent's list; sections that are not open yet come without their question.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "第一天：我的早晨",
         *       "summary": "从起床到出门，说说今天的早餐。",
         *       "state": "open",
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "progress": {
         *         "answered": 3,
         *         "total": 5,
         *         "followUpsOwed": 1
         *       },
         *       "unread": 4,
         *       "sections": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "今早吃了什么",
         *           "state": "open",
         *           "opensAt": "2026-11-21T00:00:00.000Z",
         *           "closesAt": "2026-11-25T15:59:00.000Z",
         *           "answered": true,
         *           "followUpsOwed": 1
         *         }
         *       ]
         *     }
         */
        readonly TopicOutline: {
            readonly id: components["schemas"]["Id"];
            /** @example 第一天：我的早晨 */
            readonly title: string;
            /** @example 从起床到出门，说说今天的早餐。 */
            readonly summary: string;
            readonly state: components["schemas"]["GroupOpenState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            readonly progress: components["schemas"]["GroupProgress"];
            /**
             * @description Visible answers and follow-ups by others since the last visit.
             * @example 4
             */
            readonly unread: number;
            readonly sections: readonly components["schemas"]["SectionOutline"][];
        };
        /**
         * @description A page of topics in the host's order.
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "第一天：我的早晨",
         *           "summary": "从起床到出门，说说今天的早餐。",
         *           "state": "open",
         *           "opensAt": "2026-11-21T00:00:00.000Z",
         *           "closesAt": "2026-11-25T15:59:00.000Z",
         *           "progress": {
         *             "answered": 3,
         *             "total": 5,
         *             "followUpsOwed": 1
         *           },
         *           "unread": 4,
         *           "sections": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "title": "今早吃了什么",
         *               "state": "open",
         *               "opensAt": "2026-11-21T00:00:00.000Z",
         *               "closesAt": "2026-11-25T15:59:00.000Z",
         *               "answered": true,
         *               "followUpsOwed": 1
         *             }
         *           ]
         *         }
         *       ],
         *       "nextCursor": null,
         *       "owed": {
         *         "unanswered": 3,
         *         "followUps": 1,
         *         "next": {
         *           "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *         }
         *       }
         *     }
         */
        readonly TopicList: {
            readonly items: readonly components["schemas"]["TopicOutline"][];
            /** @example null */
            readonly nextCursor: string | null;
            readonly owed: components["schemas"]["TopicOwed"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "今早吃了什么",
         *           "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *           "hostNote": "留意提到价格的人，追问一次。",
         *           "media": [],
         *           "minLength": 20,
         *           "visibility": "answerFirst",
         *           "state": "open",
         *           "opensAt": "2026-11-21T00:00:00.000Z",
         *           "closesAt": "2026-11-25T15:59:00.000Z",
         *           "vote": null,
         *           "progress": {
         *             "respondents": 16,
         *             "answered": 12,
         *             "responses": 40,
         *             "unread": 5,
         *             "followUpsOpen": 2
         *           },
         *           "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "silent": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "name": "早起的阿木",
         *               "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *               "role": 0
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly HostSectionList: {
            readonly items: readonly components["schemas"]["HostSection"][];
        };
        /**
         * @description The task behind a group's address.
         * @example {
         *       "taskId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "taskHashId": "t7Kq2mX9bLpR",
         *       "name": "年轻人的早餐习惯"
         *     }
         */
        readonly GroupTask: {
            readonly taskId: components["schemas"]["Id"];
            readonly taskHashId: components["schemas"]["PublicId"];
            /** @example 年轻人的早餐习惯 */
            readonly name: string;
        };
        /**
         * @description One answer and everything under it that the caller may see, oldest first.
         * @example {
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *       "response": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "author": {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         },
         *         "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *         "attachments": [],
         *         "mine": true,
         *         "editable": false,
         *         "seenByHost": true,
         *         "createdAt": "2026-11-21T08:30:00.000Z",
         *         "editedAt": null,
         *         "deleted": null,
         *         "followUpCount": 1,
         *         "followUps": [
         *           {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "kind": "followUp",
         *             "author": {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *               "name": "主持人小禾",
         *               "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *               "role": 1
         *             },
         *             "content": "你说「最方便」，是指离家近还是出餐快？",
         *             "attachments": [],
         *             "audience": "everyone",
         *             "mustAnswer": true,
         *             "answered": false,
         *             "replyToId": null,
         *             "mine": false,
         *             "createdAt": "2026-11-21T08:30:00.000Z"
         *           }
         *         ]
         *       },
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "kind": "followUp",
         *           "author": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *             "name": "主持人小禾",
         *             "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *             "role": 1
         *           },
         *           "content": "你说「最方便」，是指离家近还是出餐快？",
         *           "attachments": [],
         *           "audience": "everyone",
         *           "mustAnswer": true,
         *           "answered": false,
         *           "replyToId": null,
         *           "mine": false,
         *           "createdAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly FollowUpThread: {
            readonly where: components["schemas"]["TopicRef"];
            /** @example 今天早上你吃了什么？请拍一张照片，并说说为什么选它。 */
            readonly question: string;
            readonly response: components["schemas"]["GroupResponse"];
            readonly items: readonly components["schemas"]["FollowUp"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * 回答排序
         * @example oldest
         * @enum {string}
         */
        readonly ResponseOrder: "oldest" | "newest";
        /**
         * @example {
         *       "clientId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *       "attachments": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly ResponseCreate: {
            /**
             * Format: uuid
             * @description Id that the client creates for one post. A retry with the same id gets the stored answer.
             * @example 0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607
             */
            readonly clientId: string;
            readonly sectionId: components["schemas"]["Id"];
            /**
             * @description Plain text; surrounding space is removed. It may be empty only with attachments and without a minimum length.
             * @example 楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。
             */
            readonly content: string;
            /** @description Ids of own attachments not yet used in another answer. */
            readonly attachments: readonly components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋，配一杯牛奶。",
         *       "attachments": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly ResponseEdit: {
            readonly id: components["schemas"]["Id"];
            /** @example 楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋，配一杯牛奶。 */
            readonly content: string;
            /** @description The complete list of attachments. Attachments that are not listed are removed. */
            readonly attachments: readonly components["schemas"]["Id"][];
        };
        /**
         * @description A host asks (`mustAnswer`, `audience`), a respondent replies, an observer notes. Respondents leave out
         *     `audience` and `mustAnswer`: a reply has the audience of what it replies to. Observers say `backRoom`.
         * @example {
         *       "clientId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "content": "你说「最方便」，是指离家近还是出餐快？",
         *       "audience": "everyone",
         *       "mustAnswer": true
         *     }
         */
        readonly FollowUpCreate: {
            /**
             * Format: uuid
             * @description Id that the client creates for one post. A retry with the same id gets the stored answer.
             * @example 0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607
             */
            readonly clientId: string;
            /** @example 你说「最方便」，是指离家近还是出餐快？ */
            readonly content: string;
            readonly attachments?: readonly components["schemas"]["Id"][];
            readonly audience?: components["schemas"]["FollowUpAudience"];
            /**
             * @description Default false. Refused together with `backRoom`.
             * @example true
             */
            readonly mustAnswer?: boolean;
            readonly replyToId?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "option": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "text": "包子豆浆",
         *         "media": {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "kind": "image",
         *           "name": "今天的早餐.jpg",
         *           "size": 482133,
         *           "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *           "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *           "width": 1440,
         *           "height": 1080,
         *           "durationSeconds": null
         *         }
         *       },
         *       "votes": 8,
         *       "percent": 66.7,
         *       "averageRank": null,
         *       "voters": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         }
         *       ]
         *     }
         */
        readonly HostVoteOption: {
            readonly option: components["schemas"]["VoteOption"];
            /** @example 8 */
            readonly votes: number;
            /** @example 66.7 */
            readonly percent: number;
            /** @example null */
            readonly averageRank: number | null;
            /** @description People who chose it. */
            readonly voters: readonly components["schemas"]["GroupMember"][];
        };
        /**
         * @description A vote with names, only for hosts and observers.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "title": "工作日你最常吃哪一种？",
         *       "kind": "single",
         *       "anonymous": false,
         *       "resultsShown": "afterVote",
         *       "state": "open",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "voters": 12,
         *       "respondents": 16,
         *       "options": [
         *         {
         *           "option": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "text": "包子豆浆",
         *             "media": {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "kind": "image",
         *               "name": "今天的早餐.jpg",
         *               "size": 482133,
         *               "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *               "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *               "width": 1440,
         *               "height": 1080,
         *               "durationSeconds": null
         *             }
         *           },
         *           "votes": 8,
         *           "percent": 66.7,
         *           "averageRank": null,
         *           "voters": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "name": "早起的阿木",
         *               "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *               "role": 0
         *             }
         *           ]
         *         }
         *       ],
         *       "notVoted": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         }
         *       ]
         *     }
         */
        readonly HostVote: {
            readonly id: components["schemas"]["Id"];
            readonly where: components["schemas"]["TopicRef"];
            /** @example 工作日你最常吃哪一种？ */
            readonly title: string;
            readonly kind: components["schemas"]["VoteKind"];
            /**
             * @description True when no one is named, neither voters nor others.
             * @example false
             */
            readonly anonymous: boolean;
            readonly resultsShown: components["schemas"]["VoteResultsShown"];
            readonly state: components["schemas"]["GroupOpenState"];
            readonly closesAt: components["schemas"]["Time"] | null;
            /** @example 12 */
            readonly voters: number;
            /** @example 16 */
            readonly respondents: number;
            readonly options: readonly components["schemas"]["HostVoteOption"][];
            readonly notVoted: readonly components["schemas"]["GroupMember"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "title": "工作日你最常吃哪一种？",
         *           "kind": "single",
         *           "anonymous": false,
         *           "resultsShown": "afterVote",
         *           "state": "open",
         *           "closesAt": "2026-11-25T15:59:00.000Z",
         *           "voters": 12,
         *           "respondents": 16,
         *           "options": [
         *             {
         *               "option": {
         *                 "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *                 "text": "包子豆浆",
         *                 "media": {
         *                   "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *                   "kind": "image",
         *                   "name": "今天的早餐.jpg",
         *                   "size": 482133,
         *                   "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *                   "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *                   "width": 1440,
         *                   "height": 1080,
         *                   "durationSeconds": null
         *                 }
         *               },
         *               "votes": 8,
         *               "percent": 66.7,
         *               "averageRank": null,
         *               "voters": [
         *                 {
         *                   "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *                   "name": "早起的阿木",
         *                   "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *                   "role": 0
         *                 }
         *               ]
         *             }
         *           ],
         *           "notVoted": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "name": "早起的阿木",
         *               "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *               "role": 0
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly HostVoteList: {
            readonly items: readonly components["schemas"]["HostVote"][];
        };
        /**
         * @example {
         *       "voteId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "optionIds": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly VoteCast: {
            readonly voteId: components["schemas"]["Id"];
            /** @description In order of rank where ranked. */
            readonly optionIds: readonly components["schemas"]["Id"][];
        };
        /**
         * 身份显示方式
         * @description How a download names respondents.
         * @example code
         * @enum {string}
         */
        readonly GroupIdentityMode: "nickname" | "code" | "memberCode";
        /**
         * 标签颜色
         * @description Colours are assigned in turn. A page must not rely on colour alone to tell tags apart.
         * @example teal
         * @enum {string}
         */
        readonly ResponseTagColor: "grey" | "green" | "blue" | "orange" | "red" | "teal";
        /**
         * @description A tag that hosts put on answers. Each group has its own set.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "赶时间",
         *       "color": "teal",
         *       "responses": 6
         *     }
         */
        readonly ResponseTag: {
            readonly id: components["schemas"]["Id"];
            /** @example 赶时间 */
            readonly name: string;
            readonly color: components["schemas"]["ResponseTagColor"];
            /**
             * @description Number of answers with this tag.
             * @example 6
             */
            readonly responses: number;
        };
        /**
         * @description A part of an answer that carries a tag.
         * @example {
         *       "tagId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "start": 3,
         *       "end": 7,
         *       "text": "豆浆油条",
         *       "stale": false
         *     }
         */
        readonly TaggedPassage: {
            readonly tagId: components["schemas"]["Id"];
            /** @example 3 */
            readonly start: number;
            /** @example 7 */
            readonly end: number;
            /**
             * @description Empty when it is stale.
             * @example 豆浆油条
             */
            readonly text: string;
            /**
             * @description Whether the answer was edited after the marking.
             * @example false
             */
            readonly stale: boolean;
        };
        /**
         * @description An answer as hosts and observers work with it.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "author": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0
         *       },
         *       "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *       "attachments": [],
         *       "mine": false,
         *       "editable": false,
         *       "seenByHost": true,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "editedAt": null,
         *       "deleted": null,
         *       "followUpCount": 1,
         *       "followUps": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "kind": "followUp",
         *           "author": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *             "name": "主持人小禾",
         *             "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *             "role": 1
         *           },
         *           "content": "你说「最方便」，是指离家近还是出餐快？",
         *           "attachments": [],
         *           "audience": "everyone",
         *           "mustAnswer": true,
         *           "answered": false,
         *           "replyToId": null,
         *           "mine": false,
         *           "createdAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ],
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *       "tags": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "赶时间",
         *           "color": "teal",
         *           "responses": 6
         *         }
         *       ],
         *       "passages": [],
         *       "wording": 0,
         *       "starred": false,
         *       "unread": false,
         *       "attributes": [
         *         {
         *           "key": "city",
         *           "label": "城市",
         *           "value": "成都"
         *         }
         *       ]
         *     }
         */
        readonly HostResponse: components["schemas"]["GroupResponse"] & {
            readonly where: components["schemas"]["TopicRef"];
            /** @example 今天早上你吃了什么？请拍一张照片，并说说为什么选它。 */
            readonly question: string;
            readonly tags: readonly components["schemas"]["ResponseTag"][];
            readonly passages: readonly components["schemas"]["TaggedPassage"][];
            /**
             * @description How many times the answer was edited.
             * @example 0
             */
            readonly wording: number;
            /**
             * @description Whether the caller chose it.
             * @example false
             */
            readonly starred: boolean;
            /**
             * @description Whether it stands below the caller's unread divider.
             * @example false
             */
            readonly unread: boolean;
            /** @description Attributes of the author. */
            readonly attributes: readonly components["schemas"]["GroupMemberAttribute"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "author": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "name": "早起的阿木",
         *             "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *             "role": 0
         *           },
         *           "content": "楼下的豆浆油条，三分钟就能走。周末会自己煎个蛋。",
         *           "attachments": [],
         *           "mine": false,
         *           "editable": false,
         *           "seenByHost": true,
         *           "createdAt": "2026-11-21T08:30:00.000Z",
         *           "editedAt": null,
         *           "deleted": null,
         *           "followUpCount": 1,
         *           "followUps": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "kind": "followUp",
         *               "author": {
         *                 "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *                 "name": "主持人小禾",
         *                 "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *                 "role": 1
         *               },
         *               "content": "你说「最方便」，是指离家近还是出餐快？",
         *               "attachments": [],
         *               "audience": "everyone",
         *               "mustAnswer": true,
         *               "answered": false,
         *               "replyToId": null,
         *               "mine": false,
         *               "createdAt": "2026-11-21T08:30:00.000Z"
         *             }
         *           ],
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "question": "今天早上你吃了什么？请拍一张照片，并说说为什么选它。",
         *           "tags": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "name": "赶时间",
         *               "color": "teal",
         *               "responses": 6
         *             }
         *           ],
         *           "passages": [],
         *           "wording": 0,
         *           "starred": false,
         *           "unread": false,
         *           "attributes": [
         *             {
         *               "key": "city",
         *               "label": "城市",
         *               "value": "成都"
         *             }
         *           ]
         *         }
         *       ],
         *       "nextCursor": null,
         *       "total": 40
         *     }
         */
        readonly HostResponsePage: {
            readonly items: readonly components["schemas"]["HostResponse"][];
            /** @example null */
            readonly nextCursor: string | null;
            /**
             * @description Number of matching answers, counted up to 10,000.
             * @example 40
             */
            readonly total: number;
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "今早吃了什么",
         *       "responses": 12
         *     }
         */
        readonly ResponseTopicSection: {
            readonly id: components["schemas"]["Id"];
            /** @example 今早吃了什么 */
            readonly title: string;
            /** @example 12 */
            readonly responses: number;
        };
        /**
         * @description A topic to filter by, with its number of answers.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "第一天：我的早晨",
         *       "responses": 40,
         *       "sections": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "今早吃了什么",
         *           "responses": 12
         *         }
         *       ]
         *     }
         */
        readonly ResponseTopic: {
            readonly id: components["schemas"]["Id"];
            /** @example 第一天：我的早晨 */
            readonly title: string;
            /** @example 40 */
            readonly responses: number;
            readonly sections: readonly components["schemas"]["ResponseTopicSection"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "第一天：我的早晨",
         *           "responses": 40,
         *           "sections": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "title": "今早吃了什么",
         *               "responses": 12
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly ResponseTopicList: {
            readonly items: readonly components["schemas"]["ResponseTopic"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "赶时间",
         *           "color": "teal",
         *           "responses": 6
         *         }
         *       ]
         *     }
         */
        readonly ResponseTagList: {
            readonly items: readonly components["schemas"]["ResponseTag"][];
        };
        /**
         * @example {
         *       "value": "成都",
         *       "members": 5
         *     }
         */
        readonly ResponseAttributeValue: {
            /** @example 成都 */
            readonly value: string;
            /** @example 5 */
            readonly members: number;
        };
        /**
         * @description An attribute to filter by. Each value has its number of respondents.
         * @example {
         *       "key": "city",
         *       "label": "城市",
         *       "values": [
         *         {
         *           "value": "成都",
         *           "members": 5
         *         }
         *       ]
         *     }
         */
        readonly ResponseAttribute: {
            /** @example city */
            readonly key: string;
            /** @example 城市 */
            readonly label: string;
            readonly values: readonly components["schemas"]["ResponseAttributeValue"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "key": "city",
         *           "label": "城市",
         *           "values": [
         *             {
         *               "value": "成都",
         *               "members": 5
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly ResponseAttributeList: {
            readonly items: readonly components["schemas"]["ResponseAttribute"][];
        };
        /**
         * @example {
         *       "ids": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ],
         *       "reason": "内容包含个人联系方式"
         *     }
         */
        readonly ResponseDelete: {
            readonly ids: readonly components["schemas"]["Id"][];
            /**
             * @description We show it to the authors and keep it for the audit.
             * @example 内容包含个人联系方式
             */
            readonly reason: string;
            /**
             * @description Whether the sections still count as answered.
             * @example false
             */
            readonly counts?: boolean;
        };
        /**
         * @example {
         *       "deleted": 1
         *     }
         */
        readonly ResponseDeleted: {
            /**
             * @description Number of answers deleted by this call, without those deleted before.
             * @example 1
             */
            readonly deleted: number;
        };
        /**
         * @description An uploaded file and the answer it belongs to.
         * @example {
         *       "media": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "kind": "image",
         *         "name": "今天的早餐.jpg",
         *         "size": 482133,
         *         "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *         "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *         "width": 1440,
         *         "height": 1080,
         *         "durationSeconds": null
         *       },
         *       "member": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0
         *       },
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "createdAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly GroupAttachment: {
            readonly media: components["schemas"]["GroupMedia"];
            readonly member: components["schemas"]["GroupMember"];
            /** @description null until it is part of an answer. */
            readonly where: components["schemas"]["TopicRef"] | null;
            readonly responseId: components["schemas"]["Id"] | null;
            readonly createdAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "media": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "kind": "image",
         *             "name": "今天的早餐.jpg",
         *             "size": 482133,
         *             "url": "https://img.yayan.example/test/group/17952489000004821.jpg?expires=1795250000&signature=f3a1",
         *             "thumbnailUrl": "https://img.yayan.example/test/group/17952489000004821.thumb.webp?expires=1795250000&signature=9c2e",
         *             "width": 1440,
         *             "height": 1080,
         *             "durationSeconds": null
         *           },
         *           "member": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "name": "早起的阿木",
         *             "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *             "role": 0
         *           },
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "createdAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ],
         *       "nextCursor": null,
         *       "total": 24
         *     }
         */
        readonly GroupAttachmentPage: {
            readonly items: readonly components["schemas"]["GroupAttachment"][];
            /** @example null */
            readonly nextCursor: string | null;
            /**
             * @description Number of attachments that match the filter.
             * @example 24
             */
            readonly total: number;
        };
        /**
         * @example {
         *       "key": "test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg",
         *       "name": "今天的早餐.jpg"
         *     }
         */
        readonly GroupAttachmentCreate: {
            /**
             * @description Key the file was uploaded under (module `group`); registering it again answers the same.
             * @example test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg
             */
            readonly key: components["schemas"]["UploadKey"];
            /**
             * @description Original file name. Only its owner sees it again.
             * @example 今天的早餐.jpg
             */
            readonly name: string;
            /**
             * @description Only for videos: key of a poster frame that the browser drew.
             * @example test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004822.jpg
             */
            readonly posterKey?: components["schemas"]["UploadKey"];
            /**
             * @description Width of a video in pixels.
             * @example 1440
             */
            readonly width?: number;
            /**
             * @description Height of a video in pixels.
             * @example 1080
             */
            readonly height?: number;
            /**
             * @description Length of a video or recording.
             * @example 12.5
             */
            readonly durationSeconds?: number;
        };
        /**
         * @example {
         *       "ids": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly GroupAttachmentDownload: {
            readonly ids: readonly components["schemas"]["Id"][];
            readonly identity?: components["schemas"]["GroupIdentityMode"];
        };
        /**
         * @example {
         *       "ids": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ],
         *       "reason": "照片里有路人的正脸"
         *     }
         */
        readonly GroupAttachmentRemove: {
            readonly ids: readonly components["schemas"]["Id"][];
            /**
             * @description Required from a host. We show it to the owner and keep it for the audit.
             * @example 照片里有路人的正脸
             */
            readonly reason?: string;
        };
        /**
         * @example {
         *       "removed": 1
         *     }
         */
        readonly GroupAttachmentRemoved: {
            /** @example 1 */
            readonly removed: number;
        };
        /**
         * @description A discussion that the member is invited to.
         * @example {
         *       "hash": "t7Kq2mX9bLpR",
         *       "name": "年轻人的早餐习惯",
         *       "intro": "用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。",
         *       "state": "open",
         *       "schedule": {
         *         "opensAt": "2026-11-21T00:00:00.000Z",
         *         "closesAt": "2026-11-25T15:59:00.000Z"
         *       },
         *       "role": 0,
         *       "firstVisit": false,
         *       "owed": {
         *         "unanswered": 3,
         *         "followUps": 1
         *       }
         *     }
         */
        readonly MyGroup: {
            readonly hash: components["schemas"]["PublicId"];
            /** @example 年轻人的早餐习惯 */
            readonly name: string;
            /** @example 用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。 */
            readonly intro: string;
            readonly state: components["schemas"]["GroupOpenState"];
            readonly schedule: components["schemas"]["GroupSchedule"];
            readonly role: components["schemas"]["GroupRole"];
            /**
             * @description True until the member chose a nickname and agreed to the consent.
             * @example false
             */
            readonly firstVisit: boolean;
            /** @description null for hosts and observers, and before the consent and the opening. */
            readonly owed: {
                /**
                 * @description Open sections without an answer.
                 * @example 3
                 */
                readonly unanswered: number;
                /**
                 * @description Number of follow-ups without a reply.
                 * @example 1
                 */
                readonly followUps: number;
            } | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "hash": "t7Kq2mX9bLpR",
         *           "name": "年轻人的早餐习惯",
         *           "intro": "用五天时间，聊聊你每天早上吃什么、为什么这样选。每天约 15 分钟。",
         *           "state": "open",
         *           "schedule": {
         *             "opensAt": "2026-11-21T00:00:00.000Z",
         *             "closesAt": "2026-11-25T15:59:00.000Z"
         *           },
         *           "role": 0,
         *           "firstVisit": false,
         *           "owed": {
         *             "unanswered": 3,
         *             "followUps": 1
         *           }
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly MyGroupPage: {
            readonly items: readonly components["schemas"]["MyGroup"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * @description A place in one of the member's groups.
         * @example {
         *       "hash": "t7Kq2mX9bLpR",
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "responseId": null
         *     }
         */
        readonly DiscussionRef: {
            readonly hash: components["schemas"]["PublicId"];
            readonly topicId: components["schemas"]["Id"];
            /** @description null for a whole topic. */
            readonly sectionId: components["schemas"]["Id"] | null;
            /** @description The caller's answer that was requested, or that has the follow-up. */
            readonly responseId: components["schemas"]["Id"] | null;
        };
        /**
         * @example {
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly GroupCodeRequest: {
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly proof?: components["schemas"]["ProofAnswer"];
        };
        /**
         * @example {
         *       "mobile": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ",
         *       "code": "k1:q7Yw0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ6mQ2b1l0a2Vx0m5dQn1xk0pJ"
         *     }
         */
        readonly GroupLogin: {
            readonly mobile: components["schemas"]["EncryptedField"];
            readonly code: components["schemas"]["EncryptedField"];
        };
        /**
         * @description A session for this one group, and its owner.
         * @example {
         *       "token": "ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v",
         *       "refreshToken": "yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL",
         *       "expired": 1795251600000,
         *       "identity": {
         *         "groupMemberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0,
         *         "firstVisit": false,
         *         "taskId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "taskHashId": "t7Kq2mX9bLpR"
         *       }
         *     }
         */
        readonly GroupSession: components["schemas"]["Session"] & {
            readonly identity: components["schemas"]["GroupIdentity"];
        };
        /**
         * @description Works once, for one group, within its lifetime.
         * @example {
         *       "ticket": "Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi",
         *       "expiresAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly GroupTicket: {
            /**
             * @description Carried in the fragment of the address, never in the query.
             * @example Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi
             */
            readonly ticket: string;
            readonly expiresAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "ticket": "Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi"
         *     }
         */
        readonly GroupTicketLogin: {
            /** @example Vw3xQ9mB2kTz8LpR5nYc7HdF4sJg6aXe1uKq0oWi */
            readonly ticket: string;
        };
        /**
         * @example {
         *       "nickname": "早起的阿木",
         *       "avatar": "preset-03",
         *       "rulesAccepted": true,
         *       "consentVersion": 1
         *     }
         */
        readonly GroupProfileUpdate: {
            /**
             * @description Unique inside the group, shown instead of the name; checked by the server like a member's.
             * @example 早起的阿木
             */
            readonly nickname: components["schemas"]["Nickname"];
            /**
             * @description Name of a preset (`preset-01` to `preset-12`) or key of a picture uploaded for module `avatar`; without it, the current picture stays.
             * @example preset-03
             */
            readonly avatar?: string;
            /**
             * @description The rules have to be agreed to.
             * @example true
             * @constant
             */
            readonly rulesAccepted: true;
            /**
             * @description Version of the consent text that was shown and agreed to.
             * @example 1
             */
            readonly consentVersion: number;
            /**
             * @description Whether the person agrees to text messages about the group. Without it, the current choice stays.
             * @example false
             */
            readonly textsAllowed?: boolean;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "第一天：我的早晨",
         *           "focusSectionTitle": "今早吃了什么"
         *         }
         *       ]
         *     }
         */
        readonly TopicSearch: {
            readonly items: readonly components["schemas"]["TopicSearchHit"][];
        };
        /**
         * @example {
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly SectionRead: {
            readonly sectionId: components["schemas"]["Id"];
            readonly responseId: components["schemas"]["Id"];
        };
        /**
         * @description How far the caller has read, at most once per section.
         * @example {
         *       "sections": [
         *         {
         *           "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *         }
         *       ]
         *     }
         */
        readonly SectionReads: {
            readonly sections: readonly components["schemas"]["SectionRead"][];
        };
        /**
         * @description Current place of a section's unread divider. A page can show it without another call.
         * @example {
         *       "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "moved": true,
         *       "unread": 0,
         *       "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly SectionReadState: {
            readonly sectionId: components["schemas"]["Id"];
            readonly topicId: components["schemas"]["Id"];
            /**
             * @description Whether this call changed anything.
             * @example true
             */
            readonly moved: boolean;
            /**
             * @description Number of answers below the divider.
             * @example 0
             */
            readonly unread: number;
            readonly lastReadId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "moved": true,
         *           "unread": 0,
         *           "lastReadId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *         }
         *       ]
         *     }
         */
        readonly SectionReadList: {
            readonly items: readonly components["schemas"]["SectionReadState"][];
        };
        /**
         * @example {
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberIds": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly TopicReminder: {
            readonly topicId: components["schemas"]["Id"];
            /** @description Recipients. Without it, everyone who owes an answer or a reply in the topic. */
            readonly memberIds?: readonly components["schemas"]["Id"][];
            /**
             * @description Only reports what would happen.
             * @example true
             */
            readonly dryRun?: boolean;
        };
        /**
         * 未提醒原因
         * @example recentlyReminded
         * @enum {string}
         */
        readonly ReminderSkipReason: "recentlyReminded" | "oftenReminded" | "nothingOwed" | "noAccount";
        /**
         * @example {
         *       "member": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0
         *       },
         *       "reason": "recentlyReminded"
         *     }
         */
        readonly ReminderSkip: {
            readonly member: components["schemas"]["GroupMember"];
            readonly reason: components["schemas"]["ReminderSkipReason"];
        };
        /**
         * @example {
         *       "reminded": 2,
         *       "byText": 1,
         *       "people": [],
         *       "message": null,
         *       "skipped": [
         *         {
         *           "member": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "name": "早起的阿木",
         *             "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *             "role": 0
         *           },
         *           "reason": "recentlyReminded"
         *         }
         *       ]
         *     }
         */
        readonly TopicReminded: {
            /** @example 2 */
            readonly reminded: number;
            /**
             * @description How many of them also get a text message.
             * @example 1
             */
            readonly byText: number;
            /** @description Number of people reminded. */
            readonly people: readonly components["schemas"]["GroupMember"][];
            /** @description The text as the first recipient reads it; null when nobody is reminded. */
            readonly message: {
                /** @example 讨论小组“早餐习惯”还有 2 题等你回答 */
                readonly title: string;
                /** @example 11月25日 23:59 截止。写到一半的内容会自动保存，可以分几次完成。 */
                readonly body: string;
            } | null;
            readonly skipped: readonly components["schemas"]["ReminderSkip"][];
        };
        /**
         * @description A marked part of one answer's text. Its offsets count UTF-16 units, as a browser's selection does.
         * @example {
         *       "start": 3,
         *       "end": 7,
         *       "wording": 0
         *     }
         */
        readonly ResponsePassage: {
            /** @example 3 */
            readonly start: number;
            /** @example 7 */
            readonly end: number;
            /**
             * @description Which wording of the answer was marked.
             * @example 0
             */
            readonly wording: number;
        };
        /**
         * @description At least one of `add` and `remove` is not empty.
         * @example {
         *       "responseIds": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ],
         *       "add": [
         *         "赶时间"
         *       ],
         *       "remove": []
         *     }
         */
        readonly ResponseTagging: {
            readonly responseIds: readonly components["schemas"]["Id"][];
            /**
             * @description Names of tags. An unknown name creates a tag.
             * @example [
             *       "赶时间"
             *     ]
             */
            readonly add: readonly string[];
            readonly passage?: components["schemas"]["ResponsePassage"];
            /** @description Tags to remove. */
            readonly remove: readonly components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "ids": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly ResponseRestore: {
            readonly ids: readonly components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "restored": 1
         *     }
         */
        readonly ResponseRestored: {
            /**
             * @description Number of answers restored by this call.
             * @example 1
             */
            readonly restored: number;
        };
        /**
         * @example {
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "starred": true
         *     }
         */
        readonly ResponseStar: {
            readonly responseId: components["schemas"]["Id"];
            /** @example true */
            readonly starred: boolean;
        };
        /**
         * @example {
         *       "isHost": true
         *     }
         */
        readonly HostingAccess: {
            /** @example true */
            readonly isHost: boolean;
        };
        /**
         * 下载内容
         * @example responseTable
         * @enum {string}
         */
        readonly GroupDownloadKind: "members" | "transcript" | "responseTable" | "memberTable" | "attachments";
        /**
         * @description One download, as the audit keeps it.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "by": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *         "name": "主持人小禾",
         *         "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *         "role": 1
         *       },
         *       "kind": "responseTable",
         *       "identity": "nickname",
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "finishedAt": "2026-11-21T08:30:02.000Z",
         *       "rows": 412
         *     }
         */
        readonly GroupDownload: {
            readonly id: components["schemas"]["Id"];
            readonly by: components["schemas"]["GroupMember"];
            readonly kind: components["schemas"]["GroupDownloadKind"];
            readonly identity: components["schemas"]["GroupIdentityMode"];
            readonly startedAt: components["schemas"]["Time"];
            /** @description null when the transfer was not completed. */
            readonly finishedAt: components["schemas"]["Time"] | null;
            /**
             * @description Number of rows or files sent; null when `finishedAt` is.
             * @example 412
             */
            readonly rows: number | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "by": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *             "name": "主持人小禾",
         *             "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *             "role": 1
         *           },
         *           "kind": "responseTable",
         *           "identity": "nickname",
         *           "startedAt": "2026-11-21T08:30:00.000Z",
         *           "finishedAt": "2026-11-21T08:30:02.000Z",
         *           "rows": 412
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly GroupDownloadPage: {
            readonly items: readonly components["schemas"]["GroupDownload"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * @example {
         *       "word": "豆浆",
         *       "answers": 12,
         *       "count": 19
         *     }
         */
        readonly ResponseWord: {
            /** @example 豆浆 */
            readonly word: string;
            /**
             * @description Number of answers that use the word.
             * @example 12
             */
            readonly answers: number;
            /**
             * @description How many times the word is used.
             * @example 19
             */
            readonly count: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "word": "豆浆",
         *           "answers": 12,
         *           "count": 19
         *         }
         *       ],
         *       "answers": 40
         *     }
         */
        readonly ResponseWordList: {
            /** @description Up to 100. */
            readonly items: readonly components["schemas"]["ResponseWord"][];
            /**
             * @description Number of answers that were analysed.
             * @example 40
             */
            readonly answers: number;
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "第一天：我的早晨"
         *     }
         */
        readonly CoverageTopic: {
            readonly id: components["schemas"]["Id"];
            /** @example 第一天：我的早晨 */
            readonly title: string;
        };
        /**
         * @description Respondents of a segment in a topic.
         * @example {
         *       "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "value": "成都",
         *       "members": 5,
         *       "spoken": 3,
         *       "silent": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *           "role": 0
         *         }
         *       ]
         *     }
         */
        readonly CoverageCell: {
            readonly topicId: components["schemas"]["Id"];
            /**
             * @description Value of the attribute; null for respondents who don't share it.
             * @example 成都
             */
            readonly value: string | null;
            /** @example 5 */
            readonly members: number;
            /**
             * @description Respondents who answered something in the topic.
             * @example 3
             */
            readonly spoken: number;
            /** @description Respondents who didn't, at most 50. */
            readonly silent: readonly components["schemas"]["GroupMember"][];
        };
        /**
         * @example {
         *       "topics": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "title": "第一天：我的早晨"
         *         }
         *       ],
         *       "values": [
         *         "成都"
         *       ],
         *       "cells": [
         *         {
         *           "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "value": "成都",
         *           "members": 5,
         *           "spoken": 3,
         *           "silent": [
         *             {
         *               "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *               "name": "早起的阿木",
         *               "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *               "role": 0
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly VoiceCoverage: {
            readonly topics: readonly components["schemas"]["CoverageTopic"][];
            /** @description Segments in order; null last. */
            readonly values: readonly (string | null)[];
            readonly cells: readonly components["schemas"]["CoverageCell"][];
        };
        /**
         * 值得追问的原因
         * @example thin
         * @enum {string}
         */
        readonly RadarKind: "unanswered" | "thin" | "contradicted" | "silent";
        /**
         * @example {
         *       "kind": "thin",
         *       "member": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "name": "早起的阿木",
         *         "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *         "role": 0
         *       },
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "excerpt": "豆浆油条",
         *       "at": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly RadarItem: {
            readonly kind: components["schemas"]["RadarKind"];
            readonly member: components["schemas"]["GroupMember"];
            /** @description Null for silent people. */
            readonly where: components["schemas"]["TopicRef"] | null;
            /** @description Null for silent people. */
            readonly responseId: components["schemas"]["Id"] | null;
            /**
             * @description The follow-up, the answer, or what was voted for; empty for silent people.
             * @example 豆浆油条
             */
            readonly excerpt: string;
            readonly at: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "kind": "thin",
         *           "member": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "name": "早起的阿木",
         *             "avatar": "https://img.yayan.example/avatar/preset-03.webp",
         *             "role": 0
         *           },
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "excerpt": "豆浆油条",
         *           "at": "2026-11-21T08:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly FollowUpRadar: {
            readonly items: readonly components["schemas"]["RadarItem"][];
        };
        /**
         * @description A passage on the quote board, with where it comes from.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "text": "三分钟就能走",
         *       "start": 9,
         *       "end": 15,
         *       "wording": 0,
         *       "stale": false,
         *       "who": "早起的阿木",
         *       "where": {
         *         "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "topicTitle": "第一天：我的早晨",
         *         "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "sectionTitle": "今早吃了什么"
         *       },
         *       "addedBy": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *         "name": "主持人小禾",
         *         "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *         "role": 1
         *       },
         *       "addedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly Quote: {
            readonly id: components["schemas"]["Id"];
            readonly responseId: components["schemas"]["Id"];
            /**
             * @description The text as it was when it was quoted.
             * @example 三分钟就能走
             */
            readonly text: string;
            /** @example 9 */
            readonly start: number;
            /** @example 15 */
            readonly end: number;
            /** @example 0 */
            readonly wording: number;
            /**
             * @description Whether the answer was edited after the marking.
             * @example false
             */
            readonly stale: boolean;
            /**
             * @description The respondent, named as `identity` requests.
             * @example 早起的阿木
             */
            readonly who: string;
            readonly where: components["schemas"]["TopicRef"];
            readonly addedBy: components["schemas"]["GroupMember"];
            readonly addedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "text": "三分钟就能走",
         *           "start": 9,
         *           "end": 15,
         *           "wording": 0,
         *           "stale": false,
         *           "who": "早起的阿木",
         *           "where": {
         *             "topicId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "topicTitle": "第一天：我的早晨",
         *             "sectionId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *             "sectionTitle": "今早吃了什么"
         *           },
         *           "addedBy": {
         *             "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699",
         *             "name": "主持人小禾",
         *             "avatar": "https://img.yayan.example/avatar/preset-11.webp",
         *             "role": 1
         *           },
         *           "addedAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly QuoteList: {
            readonly items: readonly components["schemas"]["Quote"][];
        };
        /**
         * @example {
         *       "responseId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "passage": {
         *         "start": 9,
         *         "end": 15,
         *         "wording": 0
         *       }
         *     }
         */
        readonly QuoteRequest: {
            readonly responseId: components["schemas"]["Id"];
            readonly passage: components["schemas"]["ResponsePassage"];
        };
        /**
         * @example {
         *       "ids": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly QuoteOrder: {
            readonly ids: readonly components["schemas"]["Id"][];
            readonly remove?: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "key": "gender",
         *       "label": "性别",
         *       "options": [
         *         {
         *           "value": "female",
         *           "label": "女"
         *         }
         *       ]
         *     }
         */
        readonly InvitingAttribute: {
            /** @example gender */
            readonly key: string;
            /** @example 性别 */
            readonly label: string;
            readonly options: readonly {
                /** @example female */
                readonly value: string;
                /** @example 女 */
                readonly label: string;
            }[];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "key": "gender",
         *           "label": "性别",
         *           "options": [
         *             {
         *               "value": "female",
         *               "label": "女"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly InvitingAttributeList: {
            readonly items: readonly components["schemas"]["InvitingAttribute"][];
        };
        /**
         * @description Counts changes of settings and guide. Each change sends the revision that it is based on.
         * @example 3
         */
        readonly GroupRevision: number;
        /**
         * 讨论小组阶段
         * @description States in order. A group never moves back.
         * @example draft
         * @enum {string}
         */
        readonly GroupLife: "draft" | "inviting" | "open" | "closed" | "archived";
        /**
         * @description What a respondent earns. Respondents see it before they join, and it doesn't change afterwards.
         * @example {
         *       "topicCoins": 20,
         *       "wholeCoins": 60,
         *       "capCoins": 120
         *     }
         */
        readonly RewardPlan: {
            /**
             * @description Coins for each finished topic.
             * @example 20
             */
            readonly topicCoins: number;
            /**
             * @description Coins for finishing everything.
             * @example 60
             */
            readonly wholeCoins: number;
            /**
             * @description Maximum for one person.
             * @example 120
             */
            readonly capCoins: number;
        };
        /**
         * @description The settings of a group.
         * @example {
         *       "name": "年轻人的早餐习惯",
         *       "intro": "聊聊你每天早上吃什么、为什么这样选。",
         *       "rules": [
         *         "按自己的真实经历回答",
         *         "尊重其他人的看法"
         *       ],
         *       "consentText": "我同意本次讨论的内容用于市场研究，仅以昵称呈现。",
         *       "opensAt": "2026-11-21T00:00:00.000Z",
         *       "closesAt": "2026-11-25T15:59:00.000Z",
         *       "showsFellows": true,
         *       "plan": {
         *         "topicCoins": 20,
         *         "wholeCoins": 60,
         *         "capCoins": 120
         *       }
         *     }
         */
        readonly HostedGroupSettings: {
            /** @example 年轻人的早餐习惯 */
            readonly name: string;
            /** @example 聊聊你每天早上吃什么、为什么这样选。 */
            readonly intro: string;
            /**
             * @example [
             *       "按自己的真实经历回答",
             *       "尊重其他人的看法"
             *     ]
             */
            readonly rules: readonly string[];
            /** @example 我同意本次讨论的内容用于市场研究，仅以昵称呈现。 */
            readonly consentText: string;
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            /**
             * @description Whether respondents see each other in a list.
             * @example true
             */
            readonly showsFellows: boolean;
            /** @description Null when the group pays nothing. */
            readonly plan: components["schemas"]["RewardPlan"] | null;
        };
        /**
         * @example {
         *       "topics": 5,
         *       "sections": 14,
         *       "invited": 30,
         *       "entered": 24
         *     }
         */
        readonly HostedGroupCounts: {
            /** @example 5 */
            readonly topics: number;
            /** @example 14 */
            readonly sections: number;
            /**
             * @description Respondents with a valid invitation.
             * @example 30
             */
            readonly invited: number;
            /**
             * @description How many of them agreed and joined.
             * @example 24
             */
            readonly entered: number;
        };
        /**
         * @description State of the reward. All fields are null before the group closes and for a group without a plan.
         * @example {
         *       "reckonedAt": null,
         *       "confirmBy": null,
         *       "confirmedAt": null,
         *       "coins": 0
         *     }
         */
        readonly HostedGroupPay: {
            readonly reckonedAt: components["schemas"]["Time"] | null;
            /** @description When the reward is confirmed automatically, unless an operator does it earlier. */
            readonly confirmBy: components["schemas"]["Time"] | null;
            readonly confirmedAt: components["schemas"]["Time"] | null;
            /**
             * @description Total of coins paid.
             * @example 2400
             */
            readonly coins: number;
        };
        /**
         * @description A group as its hosts see it.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "hash": "t7Kq2mX9bLpR",
         *       "revision": 3,
         *       "life": "draft",
         *       "settings": {
         *         "name": "年轻人的早餐习惯",
         *         "intro": "聊聊你每天早上吃什么、为什么这样选。",
         *         "rules": [
         *           "按自己的真实经历回答",
         *           "尊重其他人的看法"
         *         ],
         *         "consentText": "我同意本次讨论的内容用于市场研究，仅以昵称呈现。",
         *         "opensAt": "2026-11-21T00:00:00.000Z",
         *         "closesAt": "2026-11-25T15:59:00.000Z",
         *         "showsFellows": true,
         *         "plan": {
         *           "topicCoins": 20,
         *           "wholeCoins": 60,
         *           "capCoins": 120
         *         }
         *       },
         *       "counts": {
         *         "topics": 5,
         *         "sections": 14,
         *         "invited": 30,
         *         "entered": 24
         *       },
         *       "pay": {
         *         "reckonedAt": null,
         *         "confirmBy": null,
         *         "confirmedAt": null,
         *         "coins": 0
         *       }
         *     }
         */
        readonly HostedGroup: {
            readonly id: components["schemas"]["Id"];
            readonly hash: components["schemas"]["PublicId"];
            readonly revision: components["schemas"]["GroupRevision"];
            readonly life: components["schemas"]["GroupLife"];
            readonly settings: components["schemas"]["HostedGroupSettings"];
            readonly counts: components["schemas"]["HostedGroupCounts"];
            readonly pay: components["schemas"]["HostedGroupPay"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "hash": "t7Kq2mX9bLpR",
         *           "revision": 3,
         *           "life": "draft",
         *           "settings": {
         *             "name": "年轻人的早餐习惯",
         *             "intro": "聊聊你每天早上吃什么、为什么这样选。",
         *             "rules": [
         *               "按自己的真实经历回答",
         *               "尊重其他人的看法"
         *             ],
         *             "consentText": "我同意本次讨论的内容用于市场研究，仅以昵称呈现。",
         *             "opensAt": "2026-11-21T00:00:00.000Z",
         *             "closesAt": "2026-11-25T15:59:00.000Z",
         *             "showsFellows": true,
         *             "plan": {
         *               "topicCoins": 20,
         *               "wholeCoins": 60,
         *               "capCoins": 120
         *             }
         *           },
         *           "counts": {
         *             "topics": 5,
         *             "sections": 14,
         *             "invited": 30,
         *             "entered": 24
         *           },
         *           "pay": {
         *             "reckonedAt": null,
         *             "confirmBy": null,
         *             "confirmedAt": null,
         *             "coins": 0
         *           }
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly HostedGroupPage: {
            readonly items: readonly components["schemas"]["HostedGroup"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "settings": {
         *         "name": "年轻人的早餐习惯",
         *         "intro": "聊聊你每天早上吃什么、为什么这样选。",
         *         "rules": [
         *           "按自己的真实经历回答",
         *           "尊重其他人的看法"
         *         ],
         *         "consentText": "我同意本次讨论的内容用于市场研究，仅以昵称呈现。",
         *         "opensAt": "2026-11-21T00:00:00.000Z",
         *         "closesAt": "2026-11-25T15:59:00.000Z",
         *         "showsFellows": true,
         *         "plan": {
         *           "topicCoins": 20,
         *           "wholeCoins": 60,
         *           "capCoins": 120
         *         }
         *       }
         *     }
         */
        readonly NewHostedGroup: {
            readonly id: components["schemas"]["Id"];
            readonly settings: components["schemas"]["HostedGroupSettings"];
        };
        /**
         * @example {
         *       "revision": 3,
         *       "settings": {
         *         "name": "年轻人的早餐习惯",
         *         "intro": "聊聊你每天早上吃什么、为什么这样选。",
         *         "rules": [
         *           "按自己的真实经历回答",
         *           "尊重其他人的看法"
         *         ],
         *         "consentText": "我同意本次讨论的内容用于市场研究，仅以昵称呈现。",
         *         "opensAt": "2026-11-21T00:00:00.000Z",
         *         "closesAt": "2026-11-25T15:59:00.000Z",
         *         "showsFellows": true,
         *         "plan": {
         *           "topicCoins": 20,
         *           "wholeCoins": 60,
         *           "capCoins": 120
         *         }
         *       }
         *     }
         */
        readonly HostedGroupUpdate: {
            readonly revision: components["schemas"]["GroupRevision"];
            readonly settings: components["schemas"]["HostedGroupSettings"];
        };
        /**
         * 讨论小组操作
         * @description What a host may do to move a group on.
         * @example invite
         * @enum {string}
         */
        readonly GroupMove: "invite" | "open" | "close" | "archive";
        /**
         * @example {
         *       "move": "invite"
         *     }
         */
        readonly GroupMoveRequest: {
            readonly move: components["schemas"]["GroupMove"];
        };
        /**
         * @description A copy of a group in which scripted respondents answered.
         * @example {
         *       "hash": "t7Kq2mX9bLpS",
         *       "startedAt": "2026-11-20T08:30:00.000Z",
         *       "endsAt": "2026-11-21T00:00:00.000Z",
         *       "guideChanged": false,
         *       "respondents": 8,
         *       "answers": 42
         *     }
         */
        readonly Rehearsal: {
            readonly hash: components["schemas"]["PublicId"];
            readonly startedAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            /**
             * @description Whether the guide or settings changed since it started.
             * @example false
             */
            readonly guideChanged: boolean;
            /**
             * @description Number of scripted respondents.
             * @example 8
             */
            readonly respondents: number;
            /**
             * @description Number of answers in the rehearsal.
             * @example 42
             */
            readonly answers: number;
        };
        /**
         * @example {
         *       "rehearsal": {
         *         "hash": "t7Kq2mX9bLpS",
         *         "startedAt": "2026-11-20T08:30:00.000Z",
         *         "endsAt": "2026-11-21T00:00:00.000Z",
         *         "guideChanged": false,
         *         "respondents": 8,
         *         "answers": 42
         *       }
         *     }
         */
        readonly RehearsalState: {
            /** @description Null while none runs. */
            readonly rehearsal: components["schemas"]["Rehearsal"] | null;
        };
        /**
         * @description The settings of a topic. A time that is null is taken from the group.
         * @example {
         *       "title": "第一天：我的早晨",
         *       "summary": "从起床到出门，说说今天的早餐。",
         *       "opensAt": null,
         *       "closesAt": null
         *     }
         */
        readonly GuideTopicInput: {
            /** @example 第一天：我的早晨 */
            readonly title: string;
            /** @example 从起床到出门，说说今天的早餐。 */
            readonly summary: string;
            readonly opensAt: components["schemas"]["Time"] | null;
            readonly closesAt: components["schemas"]["Time"] | null;
            /** @description Only respondents with this tag see the topic; null for everyone. A change without this field keeps it. */
            readonly audienceTagId?: components["schemas"]["Id"] | null;
        };
        /**
         * @description A vote as hosts edit it.
         * @example {
         *       "title": "你最看重早餐的哪一点",
         *       "kind": "single",
         *       "minChoices": 1,
         *       "maxChoices": 1,
         *       "resultsShown": "afterVote",
         *       "options": [
         *         "方便",
         *         "营养",
         *         "味道"
         *       ]
         *     }
         */
        readonly GuideVote: {
            /** @example 你最看重早餐的哪一点 */
            readonly title: string;
            readonly kind: components["schemas"]["VoteKind"];
            /** @example 1 */
            readonly minChoices: number;
            /** @example 1 */
            readonly maxChoices: number;
            readonly resultsShown: components["schemas"]["VoteResultsShown"];
            /**
             * @description Default false.
             * @example false
             */
            readonly anonymous?: boolean;
            /**
             * @example [
             *       "方便",
             *       "营养",
             *       "味道"
             *     ]
             */
            readonly options: readonly string[];
        };
        /**
         * @description A file that stands at a question, and what it shows for who can't see it.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "alt": "三种包装放在一起"
         *     }
         */
        readonly GuideMedia: {
            readonly id: components["schemas"]["Id"];
            /** @example 三种包装放在一起 */
            readonly alt: string;
        };
        /**
         * @description The settings of a section. A time that is null is taken from its topic.
         * @example {
         *       "title": "今早吃了什么",
         *       "question": "今天早上你吃了什么？在哪里吃的？",
         *       "hostNote": "留意有没有提到外卖",
         *       "minLength": 20,
         *       "visibility": "answerFirst",
         *       "opensAt": null,
         *       "closesAt": null,
         *       "vote": null
         *     }
         */
        readonly GuideSectionInput: {
            /** @example 今早吃了什么 */
            readonly title: string;
            /** @example 今天早上你吃了什么？在哪里吃的？ */
            readonly question: string;
            /**
             * @description Only hosts read it.
             * @example 留意有没有提到外卖
             */
            readonly hostNote: string | null;
            /** @example 20 */
            readonly minLength: number;
            readonly photos?: components["schemas"]["SectionPhotos"];
            readonly visibility: components["schemas"]["SectionVisibility"];
            readonly opensAt: components["schemas"]["Time"] | null;
            readonly closesAt: components["schemas"]["Time"] | null;
            readonly vote: components["schemas"]["GuideVote"] | null;
            /** @description The files at the question, in their order. Left out of a change, they stay. */
            readonly media?: readonly components["schemas"]["GuideMedia"][];
        };
        /**
         * @description A section as its hosts edit it.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "section": {
         *         "title": "今早吃了什么",
         *         "question": "今天早上你吃了什么？在哪里吃的？",
         *         "hostNote": "留意有没有提到外卖",
         *         "minLength": 20,
         *         "visibility": "answerFirst",
         *         "opensAt": null,
         *         "closesAt": null,
         *         "vote": null
         *       },
         *       "files": [],
         *       "closedAt": null,
         *       "replacesId": null,
         *       "answers": 12,
         *       "ballots": 0
         *     }
         */
        readonly GuideSection: {
            readonly id: components["schemas"]["Id"];
            readonly section: components["schemas"]["GuideSectionInput"];
            /** @description The files at the question, in the order of its `media`, to be shown. */
            readonly files: readonly components["schemas"]["GroupMedia"][];
            /** @description When a host closed it before its time. */
            readonly closedAt: components["schemas"]["Time"] | null;
            /** @description The closed section that this one replaces. */
            readonly replacesId: components["schemas"]["Id"] | null;
            /** @example 12 */
            readonly answers: number;
            /** @example 0 */
            readonly ballots: number;
        };
        /**
         * @description A topic with its sections in order.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "topic": {
         *         "title": "第一天：我的早晨",
         *         "summary": "从起床到出门，说说今天的早餐。",
         *         "opensAt": null,
         *         "closesAt": null
         *       },
         *       "sections": []
         *     }
         */
        readonly GuideTopic: {
            readonly id: components["schemas"]["Id"];
            readonly topic: components["schemas"]["GuideTopicInput"];
            readonly sections: readonly components["schemas"]["GuideSection"][];
        };
        /**
         * @description The whole guide of a group.
         * @example {
         *       "revision": 3,
         *       "life": "draft",
         *       "topics": []
         *     }
         */
        readonly Guide: {
            readonly revision: components["schemas"]["GroupRevision"];
            readonly life: components["schemas"]["GroupLife"];
            readonly topics: readonly components["schemas"]["GuideTopic"][];
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "section": {
         *         "title": "今早吃了什么",
         *         "question": "今天早上你吃了什么？在哪里吃的？",
         *         "hostNote": "留意有没有提到外卖",
         *         "minLength": 20,
         *         "visibility": "answerFirst",
         *         "opensAt": null,
         *         "closesAt": null,
         *         "vote": null
         *       }
         *     }
         */
        readonly NewGuideSectionItem: {
            readonly id: components["schemas"]["Id"];
            readonly section: components["schemas"]["GuideSectionInput"];
        };
        /**
         * @example {
         *       "revision": 3,
         *       "topics": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "topic": {
         *             "title": "第一天：我的早晨",
         *             "summary": "从起床到出门，说说今天的早餐。",
         *             "opensAt": null,
         *             "closesAt": null
         *           },
         *           "sections": []
         *         }
         *       ]
         *     }
         */
        readonly NewGuideTopics: {
            readonly revision: components["schemas"]["GroupRevision"];
            readonly topics: readonly {
                readonly id: components["schemas"]["Id"];
                readonly topic: components["schemas"]["GuideTopicInput"];
                readonly sections: readonly components["schemas"]["NewGuideSectionItem"][];
            }[];
        };
        /**
         * @example {
         *       "revision": 3,
         *       "topic": {
         *         "title": "第一天：我的早晨",
         *         "summary": "从起床到出门，说说今天的早餐。",
         *         "opensAt": null,
         *         "closesAt": null
         *       }
         *     }
         */
        readonly GuideTopicUpdate: {
            readonly revision: components["schemas"]["GroupRevision"];
            readonly topic: components["schemas"]["GuideTopicInput"];
        };
        /**
         * @example {
         *       "revision": 3,
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "section": {
         *         "title": "今早吃了什么",
         *         "question": "今天早上你吃了什么？在哪里吃的？",
         *         "hostNote": "留意有没有提到外卖",
         *         "minLength": 20,
         *         "visibility": "answerFirst",
         *         "opensAt": null,
         *         "closesAt": null,
         *         "vote": null
         *       }
         *     }
         */
        readonly NewGuideSection: {
            readonly revision: components["schemas"]["GroupRevision"];
            readonly id: components["schemas"]["Id"];
            readonly section: components["schemas"]["GuideSectionInput"];
        };
        /**
         * @example {
         *       "revision": 3,
         *       "section": {
         *         "title": "今早吃了什么",
         *         "question": "今天早上你吃了什么？在哪里吃的？",
         *         "hostNote": "留意有没有提到外卖",
         *         "minLength": 20,
         *         "visibility": "answerFirst",
         *         "opensAt": null,
         *         "closesAt": null,
         *         "vote": null
         *       }
         *     }
         */
        readonly GuideSectionUpdate: {
            readonly revision: components["schemas"]["GroupRevision"];
            readonly section: components["schemas"]["GuideSectionInput"];
        };
        /**
         * @example {
         *       "revision": 3,
         *       "replacement": null
         *     }
         */
        readonly GuideSectionClosing: {
            readonly revision: components["schemas"]["GroupRevision"];
            readonly replacement: components["schemas"]["NewGuideSectionItem"] | null;
        };
        /**
         * @example {
         *       "revision": 3,
         *       "kind": "section",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly GuideRemoval: {
            readonly revision: components["schemas"]["GroupRevision"];
            /**
             * @example section
             * @enum {string}
             */
            readonly kind: "topic" | "section";
            readonly id: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "revision": 3,
         *       "topics": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "sectionIds": []
         *         }
         *       ]
         *     }
         */
        readonly GuideOrder: {
            readonly revision: components["schemas"]["GroupRevision"];
            readonly topics: readonly {
                readonly id: components["schemas"]["Id"];
                readonly sectionIds: readonly components["schemas"]["Id"][];
            }[];
        };
        /**
         * @description One change after the opening.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "by": "主持人小林",
         *       "what": "section",
         *       "before": "你喜欢早餐吗？",
         *       "after": "你为什么吃早餐？"
         *     }
         */
        readonly GroupChange: {
            readonly id: components["schemas"]["Id"];
            readonly at: components["schemas"]["Time"];
            /**
             * @description Name of the host in the group.
             * @example 主持人小林
             */
            readonly by: string;
            /**
             * @example section
             * @enum {string}
             */
            readonly what: "settings" | "move" | "topic" | "section" | "close" | "order" | "remove" | "invitations";
            /**
             * @description Text before the change.
             * @example 你喜欢早餐吗？
             */
            readonly before: string | null;
            /**
             * @description Text after the change.
             * @example 你为什么吃早餐？
             */
            readonly after: string | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "at": "2026-11-21T08:30:00.000Z",
         *           "by": "主持人小林",
         *           "what": "section",
         *           "before": "你喜欢早餐吗？",
         *           "after": "你为什么吃早餐？"
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly GroupChangePage: {
            readonly items: readonly components["schemas"]["GroupChange"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * 邀请状态
         * @example waiting
         * @enum {string}
         */
        readonly GroupInvitationState: "waiting" | "entered" | "withdrawn";
        /**
         * 短信状态
         * @description State of a text message. A number gets at most three a day, and all groups share one daily budget.
         * @example sent
         * @enum {string}
         */
        readonly GroupTextState: "waiting" | "sending" | "sent" | "tooMany" | "overBudget" | "dropped";
        /**
         * @description One invited person. The number is always masked.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "mobile": "138****5678",
         *       "role": 0,
         *       "state": "waiting",
         *       "name": null,
         *       "tagIds": [],
         *       "invitedAt": "2026-11-21T08:30:00.000Z",
         *       "sentAt": null,
         *       "sends": 0,
         *       "maySendAt": null,
         *       "text": null
         *     }
         */
        readonly GroupInvitation: {
            readonly id: components["schemas"]["Id"];
            /** @example 138****5678 */
            readonly mobile: string;
            readonly role: components["schemas"]["GroupRole"];
            readonly state: components["schemas"]["GroupInvitationState"];
            /**
             * @description The name in the group once they joined.
             * @example 早起的阿木
             */
            readonly name: string | null;
            readonly tagIds: readonly components["schemas"]["Id"][];
            readonly invitedAt: components["schemas"]["Time"];
            readonly sentAt: components["schemas"]["Time"] | null;
            /** @example 1 */
            readonly sends: number;
            /** @description Earliest time to send it again; null when it can't be sent again. */
            readonly maySendAt: components["schemas"]["Time"] | null;
            /** @description State of the latest text message to this person; null when we sent none. */
            readonly text: components["schemas"]["GroupTextState"] | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "mobile": "138****5678",
         *           "role": 0,
         *           "state": "waiting",
         *           "name": null,
         *           "tagIds": [],
         *           "invitedAt": "2026-11-21T08:30:00.000Z",
         *           "sentAt": null,
         *           "sends": 0,
         *           "maySendAt": null,
         *           "text": null
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly GroupInvitationPage: {
            readonly items: readonly components["schemas"]["GroupInvitation"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * @example {
         *       "numbers": "13800138000\n13900139000",
         *       "role": 0,
         *       "tagId": null,
         *       "dryRun": true
         *     }
         */
        readonly NewInvitations: {
            /**
             * @description One number per line, typed, pasted or read from a file. Blank lines and text after a comma are ignored.
             * @example 13800138000
             *     13900139000
             */
            readonly numbers: string;
            readonly role: components["schemas"]["GroupRole"];
            /** @description A tag that all of them get. */
            readonly tagId: components["schemas"]["Id"] | null;
            /** @example true */
            readonly dryRun: boolean;
            /**
             * @description The host confirms that these people agreed to text messages. People without an account then get a text message; otherwise the host gives them the group's address.
             * @example false
             */
            readonly byText?: boolean;
        };
        /**
         * @example {
         *       "line": 7,
         *       "shown": "138****567",
         *       "why": "invalid"
         *     }
         */
        readonly GroupInvitationFault: {
            /** @example 7 */
            readonly line: number;
            /**
             * @description The line with its middle masked.
             * @example 138****567
             */
            readonly shown: string;
            /**
             * 号码问题
             * @example invalid
             * @enum {string}
             */
            readonly why: "invalid" | "repeated" | "invited";
        };
        /**
         * @example {
         *       "invited": 28,
         *       "faults": [
         *         {
         *           "line": 7,
         *           "shown": "138****567",
         *           "why": "invalid"
         *         }
         *       ],
         *       "faultCount": 1
         *     }
         */
        readonly GroupInvitationOutcome: {
            /**
             * @description Number of people invited; in a dry run, the number who would be.
             * @example 28
             */
            readonly invited: number;
            /** @description The first 200 faults. */
            readonly faults: readonly components["schemas"]["GroupInvitationFault"][];
            /** @example 1 */
            readonly faultCount: number;
        };
        /**
         * @example {
         *       "wanted": [
         *         {
         *           "key": "city",
         *           "values": [
         *             "3101"
         *           ]
         *         }
         *       ],
         *       "most": 200,
         *       "tagId": null,
         *       "dryRun": true
         *     }
         */
        readonly MemberInvitations: {
            /** @description A person must match all these attributes, each with one of its values. */
            readonly wanted: readonly {
                /** @example city */
                readonly key: string;
                /**
                 * @example [
                 *       "3101"
                 *     ]
                 */
                readonly values: readonly string[];
            }[];
            /**
             * @description Maximum number of people.
             * @example 200
             */
            readonly most: number;
            readonly tagId: components["schemas"]["Id"] | null;
            /** @example true */
            readonly dryRun: boolean;
        };
        /**
         * @example {
         *       "ids": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ]
         *     }
         */
        readonly GroupInvitationIds: {
            readonly ids: readonly components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "count": 3
         *     }
         */
        readonly GroupInvitationCount: {
            /** @example 3 */
            readonly count: number;
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "新手妈妈",
         *       "people": 8
         *     }
         */
        readonly PeopleTag: {
            readonly id: components["schemas"]["Id"];
            /** @example 新手妈妈 */
            readonly name: string;
            /** @example 8 */
            readonly people: number;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "新手妈妈",
         *           "people": 8
         *         }
         *       ]
         *     }
         */
        readonly PeopleTagList: {
            readonly items: readonly components["schemas"]["PeopleTag"][];
        };
        /**
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "新手妈妈"
         *     }
         */
        readonly PeopleTagRequest: {
            readonly id: components["schemas"]["Id"];
            /** @example 新手妈妈 */
            readonly name: string;
        };
        /**
         * @example {
         *       "tagId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "personIds": [
         *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       ],
         *       "tagged": true
         *     }
         */
        readonly PeopleTagging: {
            readonly tagId: components["schemas"]["Id"];
            readonly personIds: readonly components["schemas"]["Id"][];
            /** @example true */
            readonly tagged: boolean;
        };
        /**
         * 报酬状态
         * @example reckoned
         * @enum {string}
         */
        readonly GroupRewardState: "reckoned" | "paid" | "nothing" | "kept" | "lapsed";
        /**
         * @example {
         *       "personId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "早起的阿木",
         *       "topicsFinished": 5,
         *       "topics": 5,
         *       "finished": true,
         *       "coins": 120,
         *       "takenOut": null,
         *       "state": "reckoned",
         *       "keptUntil": null
         *     }
         */
        readonly GroupRewardRow: {
            readonly personId: components["schemas"]["Id"];
            /** @example 早起的阿木 */
            readonly name: string;
            /** @example 5 */
            readonly topicsFinished: number;
            /** @example 5 */
            readonly topics: number;
            /**
             * @description Whether they met the whole plan.
             * @example true
             */
            readonly finished: boolean;
            /**
             * @description Coins by the plan. A person who was taken out gets nothing.
             * @example 120
             */
            readonly coins: number;
            /**
             * @description Why the person was taken out.
             * @example null
             */
            readonly takenOut: string | null;
            readonly state: components["schemas"]["GroupRewardState"];
            readonly keptUntil: components["schemas"]["Time"] | null;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "personId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "name": "早起的阿木",
         *           "topicsFinished": 5,
         *           "topics": 5,
         *           "finished": true,
         *           "coins": 120,
         *           "takenOut": null,
         *           "state": "reckoned",
         *           "keptUntil": null
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly GroupRewardPage: {
            readonly items: readonly components["schemas"]["GroupRewardRow"][];
            /** @example null */
            readonly nextCursor: string | null;
        };
        /**
         * @example {
         *       "reason": "多次复制他人的回答"
         *     }
         */
        readonly TakeOutRequest: {
            /**
             * @description A reason takes the person out; null puts them back.
             * @example 多次复制他人的回答
             */
            readonly reason: string | null;
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
        /**
         * @description How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts
         *     alone; others read `FORBIDDEN`; guests without an account read 访客). Never a name or a number.
         */
        readonly GroupIdentityMode: components["schemas"]["GroupIdentityMode"];
        /** @description Only answers in this topic. */
        readonly ResponseTopicId: components["schemas"]["Id"];
        /** @description Only answers in this section. */
        readonly ResponseSectionId: components["schemas"]["Id"];
        /** @description Only answers by this respondent. */
        readonly ResponseMemberId: components["schemas"]["Id"];
        /** @description Answers with any of these tags. Repeat the parameter for each. */
        readonly ResponseTagIds: readonly components["schemas"]["Id"][];
        /**
         * @description Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.
         * @example [
         *       "city:成都"
         *     ]
         */
        readonly ResponseAttributes: readonly string[];
        /** @description Only answers with an attachment of this kind. */
        readonly ResponseMedia: components["schemas"]["GroupMediaKind"];
        /** @description Only answers with a follow-up, or only those without. */
        readonly ResponseHasFollowUp: boolean;
        /** @description Only answers the caller starred, or only the others. */
        readonly ResponseStarred: boolean;
        /** @description Only answers that contain these words. */
        readonly ResponseWords: string;
        /** @description Only answers below the caller's unread divider, or only those above it. */
        readonly ResponseUnread: boolean;
        /** @description The deleted answers instead of those that stand. */
        readonly ResponseDeletedOnly: boolean;
        /** @description Only these answers, for a page that shows them already; the parameter repeated for each. */
        readonly ResponseIds: readonly components["schemas"]["Id"][];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type ProofChallenge = components['schemas']['ProofChallenge'];
export type QrLoginOver = components['schemas']['QrLoginOver'];
export type CodeTriesLeft = components['schemas']['CodeTriesLeft'];
export type PasswordLocked = components['schemas']['PasswordLocked'];
export type TaskTooFast = components['schemas']['TaskTooFast'];
export type Envelope = components['schemas']['Envelope'];
export type Fault = components['schemas']['Fault'];
export type Done = components['schemas']['Done'];
export type EncryptedField = components['schemas']['EncryptedField'];
export type PublicId = components['schemas']['PublicId'];
export type Id = components['schemas']['Id'];
export type Time = components['schemas']['Time'];
export type Coins = components['schemas']['Coins'];
export type SmsLoginRequest = components['schemas']['SmsLoginRequest'];
export type AccessToken = components['schemas']['AccessToken'];
export type RefreshToken = components['schemas']['RefreshToken'];
export type SignedIn = components['schemas']['SignedIn'];
export type Ticket = components['schemas']['Ticket'];
export type Unregistered = components['schemas']['Unregistered'];
export type LoginResult = components['schemas']['LoginResult'];
export type PasswordLoginRequest = components['schemas']['PasswordLoginRequest'];
export type Session = components['schemas']['Session'];
export type AuthCodePurpose = components['schemas']['AuthCodePurpose'];
export type ProofAnswer = components['schemas']['ProofAnswer'];
export type AuthCodeRequest = components['schemas']['AuthCodeRequest'];
export type CodeSent = components['schemas']['CodeSent'];
export type AgreementVersion = components['schemas']['AgreementVersion'];
export type InviteCode = components['schemas']['InviteCode'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type NewMobileCodeRequest = components['schemas']['NewMobileCodeRequest'];
export type CheckPurpose = components['schemas']['CheckPurpose'];
export type OwnCodeRequest = components['schemas']['OwnCodeRequest'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type EmailCodeRequest = components['schemas']['EmailCodeRequest'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type QrLogin = components['schemas']['QrLogin'];
export type QrScanned = components['schemas']['QrScanned'];
export type QrLoginState = components['schemas']['QrLoginState'];
export type QrScanTicket = components['schemas']['QrScanTicket'];
export type QrAsker = components['schemas']['QrAsker'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PasswordChanged = components['schemas']['PasswordChanged'];
export type SnsCode = components['schemas']['SnsCode'];
export type SnsState = components['schemas']['SnsState'];
export type SnsType = components['schemas']['SnsType'];
export type BindRequired = components['schemas']['BindRequired'];
export type SnsLoginResult = components['schemas']['SnsLoginResult'];
export type SnsStartRequest = components['schemas']['SnsStartRequest'];
export type SnsStart = components['schemas']['SnsStart'];
export type SnsProviderList = components['schemas']['SnsProviderList'];
export type SnsBindByCode = components['schemas']['SnsBindByCode'];
export type SnsBindByMerge = components['schemas']['SnsBindByMerge'];
export type SnsBindRequest = components['schemas']['SnsBindRequest'];
export type MaskedMobile = components['schemas']['MaskedMobile'];
export type MergeRequired = components['schemas']['MergeRequired'];
export type SnsBindResult = components['schemas']['SnsBindResult'];
export type SnsBinding = components['schemas']['SnsBinding'];
export type SnsBindingList = components['schemas']['SnsBindingList'];
export type SnsUnbindRequest = components['schemas']['SnsUnbindRequest'];
export type MobileChangeRequest = components['schemas']['MobileChangeRequest'];
export type MobileChanged = components['schemas']['MobileChanged'];
export type CodeCheckRequest = components['schemas']['CodeCheckRequest'];
export type CheckTicket = components['schemas']['CheckTicket'];
export type PasswordChangeRequest = components['schemas']['PasswordChangeRequest'];
export type EmailChangeRequest = components['schemas']['EmailChangeRequest'];
export type MaskedEmail = components['schemas']['MaskedEmail'];
export type EmailChanged = components['schemas']['EmailChanged'];
export type AdultStatus = components['schemas']['AdultStatus'];
export type IdVerification = components['schemas']['IdVerification'];
export type SnsCodeRequest = components['schemas']['SnsCodeRequest'];
export type AlipayCodeRequest = components['schemas']['AlipayCodeRequest'];
export type IdVerificationRequest = components['schemas']['IdVerificationRequest'];
export type PublicKey = components['schemas']['PublicKey'];
export type AgreementRequest = components['schemas']['AgreementRequest'];
export type AgreementConsent = components['schemas']['AgreementConsent'];
export type SignedInDevice = components['schemas']['SignedInDevice'];
export type DeviceList = components['schemas']['DeviceList'];
export type DevicesSignedOut = components['schemas']['DevicesSignedOut'];
export type Nickname = components['schemas']['Nickname'];
export type Avatar = components['schemas']['Avatar'];
export type GroupRole = components['schemas']['GroupRole'];
export type MemberLevel = components['schemas']['MemberLevel'];
export type Account = components['schemas']['Account'];
export type NicknameRequest = components['schemas']['NicknameRequest'];
export type NicknameChanged = components['schemas']['NicknameChanged'];
export type PropertyKey = components['schemas']['PropertyKey'];
export type PropertyFieldKind = components['schemas']['PropertyFieldKind'];
export type PropertyOption = components['schemas']['PropertyOption'];
export type PropertyField = components['schemas']['PropertyField'];
export type PropertySection = components['schemas']['PropertySection'];
export type PropertyForm = components['schemas']['PropertyForm'];
export type PropertyAnswer = components['schemas']['PropertyAnswer'];
export type PropertyRequest = components['schemas']['PropertyRequest'];
export type RegionCode = components['schemas']['RegionCode'];
export type Consignee = components['schemas']['Consignee'];
export type ConsigneeList = components['schemas']['ConsigneeList'];
export type ConsigneeSave = components['schemas']['ConsigneeSave'];
export type ConsigneeRemove = components['schemas']['ConsigneeRemove'];
export type ConsigneeRequest = components['schemas']['ConsigneeRequest'];
export type UploadKey = components['schemas']['UploadKey'];
export type AvatarRequest = components['schemas']['AvatarRequest'];
export type AvatarChanged = components['schemas']['AvatarChanged'];
export type ConsentDocument = components['schemas']['ConsentDocument'];
export type Consent = components['schemas']['Consent'];
export type Privacy = components['schemas']['Privacy'];
export type RecommendationRequest = components['schemas']['RecommendationRequest'];
export type WithdrawalRequest = components['schemas']['WithdrawalRequest'];
export type CheckedRequest = components['schemas']['CheckedRequest'];
export type AccountClosing = components['schemas']['AccountClosing'];
export type HomeAttentionKind = components['schemas']['HomeAttentionKind'];
export type FeedbackState = components['schemas']['FeedbackState'];
export type HomeAttention = components['schemas']['HomeAttention'];
export type NewcomerStepKind = components['schemas']['NewcomerStepKind'];
export type NewcomerStep = components['schemas']['NewcomerStep'];
export type HomeCheck = components['schemas']['HomeCheck'];
export type InviteChannel = components['schemas']['InviteChannel'];
export type InviteArrival = components['schemas']['InviteArrival'];
export type Inviter = components['schemas']['Inviter'];
export type InviteStep = components['schemas']['InviteStep'];
export type InviteTier = components['schemas']['InviteTier'];
export type InviteOffer = components['schemas']['InviteOffer'];
export type InviteCodeRequest = components['schemas']['InviteCodeRequest'];
export type InvitePosterId = components['schemas']['InvitePosterId'];
export type InvitePoster = components['schemas']['InvitePoster'];
export type Invitation = components['schemas']['Invitation'];
export type InviteeState = components['schemas']['InviteeState'];
export type Invitee = components['schemas']['Invitee'];
export type InviteePage = components['schemas']['InviteePage'];
export type CoinRowState = components['schemas']['CoinRowState'];
export type InviteReward = components['schemas']['InviteReward'];
export type InviteRewardPage = components['schemas']['InviteRewardPage'];
export type RegionLeaf = components['schemas']['RegionLeaf'];
export type RegionBranch = components['schemas']['RegionBranch'];
export type Region = components['schemas']['Region'];
export type RegionTree = components['schemas']['RegionTree'];
export type UploadModule = components['schemas']['UploadModule'];
export type UploadPolicyText = components['schemas']['UploadPolicyText'];
export type UploadContentType = components['schemas']['UploadContentType'];
export type UploadFormV4 = components['schemas']['UploadFormV4'];
export type UploadFormV1 = components['schemas']['UploadFormV1'];
export type UploadForm = components['schemas']['UploadForm'];
export type UploadPolicy = components['schemas']['UploadPolicy'];
export type SignedUrl = components['schemas']['SignedUrl'];
export type AppPlatform = components['schemas']['AppPlatform'];
export type AppRelease = components['schemas']['AppRelease'];
export type AppDownload = components['schemas']['AppDownload'];
export type DesktopAppDownload = components['schemas']['DesktopAppDownload'];
export type EventState = components['schemas']['EventState'];
export type ContentLink = components['schemas']['ContentLink'];
export type EventItem = components['schemas']['EventItem'];
export type EventPage = components['schemas']['EventPage'];
export type BannerPlace = components['schemas']['BannerPlace'];
export type Banner = components['schemas']['Banner'];
export type BannerList = components['schemas']['BannerList'];
export type InviteNameRequest = components['schemas']['InviteNameRequest'];
export type Contact = components['schemas']['Contact'];
export type CooperationRequest = components['schemas']['CooperationRequest'];
export type ApplicationNumber = components['schemas']['ApplicationNumber'];
export type ApplicationKind = components['schemas']['ApplicationKind'];
export type ApplicationState = components['schemas']['ApplicationState'];
export type ApplicationReceipt = components['schemas']['ApplicationReceipt'];
export type RecruitRequest = components['schemas']['RecruitRequest'];
export type ChannelCode = components['schemas']['ChannelCode'];
export type ChannelArrival = components['schemas']['ChannelArrival'];
export type ChannelPage = components['schemas']['ChannelPage'];
export type SiteFigures = components['schemas']['SiteFigures'];
export type NewMessages = components['schemas']['NewMessages'];
export type ScreenMessage = components['schemas']['ScreenMessage'];
export type MessageKind = components['schemas']['MessageKind'];
export type Message = components['schemas']['Message'];
export type MessagePage = components['schemas']['MessagePage'];
export type ReadSome = components['schemas']['ReadSome'];
export type ReadAll = components['schemas']['ReadAll'];
export type ReadRequest = components['schemas']['ReadRequest'];
export type ReadReceipt = components['schemas']['ReadReceipt'];
export type UndoReadRequest = components['schemas']['UndoReadRequest'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type MessagePreference = components['schemas']['MessagePreference'];
export type MessagePreferences = components['schemas']['MessagePreferences'];
export type MessagePreferenceRequest = components['schemas']['MessagePreferenceRequest'];
export type FlashReadRequest = components['schemas']['FlashReadRequest'];
export type NoticeSummary = components['schemas']['NoticeSummary'];
export type NoticePage = components['schemas']['NoticePage'];
export type RichSpan = components['schemas']['RichSpan'];
export type RichBlock = components['schemas']['RichBlock'];
export type RichText = components['schemas']['RichText'];
export type Notice = components['schemas']['Notice'];
export type LiveKind = components['schemas']['LiveKind'];
export type LiveNews = components['schemas']['LiveNews'];
export type GroupLiveKind = components['schemas']['GroupLiveKind'];
export type GroupLiveEvent = components['schemas']['GroupLiveEvent'];
export type LiveEvent = components['schemas']['LiveEvent'];
export type HelpCategoryId = components['schemas']['HelpCategoryId'];
export type HelpArticleSummary = components['schemas']['HelpArticleSummary'];
export type HelpSection = components['schemas']['HelpSection'];
export type HelpCategory = components['schemas']['HelpCategory'];
export type TicketKind = components['schemas']['TicketKind'];
export type TicketSummary = components['schemas']['TicketSummary'];
export type TicketPage = components['schemas']['TicketPage'];
export type TicketText = components['schemas']['TicketText'];
export type TicketSubjectType = components['schemas']['TicketSubjectType'];
export type TicketSubjectKey = components['schemas']['TicketSubjectKey'];
export type TicketPictures = components['schemas']['TicketPictures'];
export type OpenTicketRequest = components['schemas']['OpenTicketRequest'];
export type TicketFact = components['schemas']['TicketFact'];
export type TicketSubject = components['schemas']['TicketSubject'];
export type TicketEntryKind = components['schemas']['TicketEntryKind'];
export type TicketEntry = components['schemas']['TicketEntry'];
export type TicketVerdict = components['schemas']['TicketVerdict'];
export type FeedbackTicket = components['schemas']['FeedbackTicket'];
export type TicketReply = components['schemas']['TicketReply'];
export type PenaltyStep = components['schemas']['PenaltyStep'];
export type Penalty = components['schemas']['Penalty'];
export type PenaltyList = components['schemas']['PenaltyList'];
export type HelpArticleKey = components['schemas']['HelpArticleKey'];
export type HelpArticle = components['schemas']['HelpArticle'];
export type HelpRating = components['schemas']['HelpRating'];
export type RankingPeriod = components['schemas']['RankingPeriod'];
export type RankedMember = components['schemas']['RankedMember'];
export type OwnPlace = components['schemas']['OwnPlace'];
export type RankingChoice = components['schemas']['RankingChoice'];
export type Ranking = components['schemas']['Ranking'];
export type RankingChoiceRequest = components['schemas']['RankingChoiceRequest'];
export type StarArticleSummary = components['schemas']['StarArticleSummary'];
export type StarArticleList = components['schemas']['StarArticleList'];
export type StarArticle = components['schemas']['StarArticle'];
export type CourseState = components['schemas']['CourseState'];
export type CourseSummary = components['schemas']['CourseSummary'];
export type CourseList = components['schemas']['CourseList'];
export type CourseVideo = components['schemas']['CourseVideo'];
export type Course = components['schemas']['Course'];
export type CourseWait = components['schemas']['CourseWait'];
export type CourseQuizOption = components['schemas']['CourseQuizOption'];
export type CourseQuizQuestion = components['schemas']['CourseQuizQuestion'];
export type CourseQuiz = components['schemas']['CourseQuiz'];
export type CourseAnswers = components['schemas']['CourseAnswers'];
export type CourseQuizResult = components['schemas']['CourseQuizResult'];
export type AwardMonth = components['schemas']['AwardMonth'];
export type AwardWinner = components['schemas']['AwardWinner'];
export type AwardCategory = components['schemas']['AwardCategory'];
export type Awards = components['schemas']['Awards'];
export type PollOption = components['schemas']['PollOption'];
export type PollResults = components['schemas']['PollResults'];
export type Poll = components['schemas']['Poll'];
export type PollProposalState = components['schemas']['PollProposalState'];
export type PollProposal = components['schemas']['PollProposal'];
export type PollProposalList = components['schemas']['PollProposalList'];
export type PollList = components['schemas']['PollList'];
export type PollVoteRequest = components['schemas']['PollVoteRequest'];
export type PollProposalRequest = components['schemas']['PollProposalRequest'];
export type PollRequest = components['schemas']['PollRequest'];
export type PollAnswer = components['schemas']['PollAnswer'];
export type TaskModule = components['schemas']['TaskModule'];
export type TaskType = components['schemas']['TaskType'];
export type DeviceType = components['schemas']['DeviceType'];
export type TaskAvailability = components['schemas']['TaskAvailability'];
export type TaskMatchLevel = components['schemas']['TaskMatchLevel'];
export type TaskMatch = components['schemas']['TaskMatch'];
export type JoinResult = components['schemas']['JoinResult'];
export type TaskCard = components['schemas']['TaskCard'];
export type TaskRecommendation = components['schemas']['TaskRecommendation'];
export type TaskActivityKind = components['schemas']['TaskActivityKind'];
export type TaskActivityState = components['schemas']['TaskActivityState'];
export type TaskReview = components['schemas']['TaskReview'];
export type TaskActivityAsks = components['schemas']['TaskActivityAsks'];
export type TaskPhoto = components['schemas']['TaskPhoto'];
export type TaskSubmission = components['schemas']['TaskSubmission'];
export type TaskActivity = components['schemas']['TaskActivity'];
export type TaskBeat = components['schemas']['TaskBeat'];
export type PointsRange = components['schemas']['PointsRange'];
export type TaskSort = components['schemas']['TaskSort'];
export type TaskCardPage = components['schemas']['TaskCardPage'];
export type ParticipationState = components['schemas']['ParticipationState'];
export type TaskEarningState = components['schemas']['TaskEarningState'];
export type TaskBrief = components['schemas']['TaskBrief'];
export type TooShortCause = components['schemas']['TooShortCause'];
export type TaskRecord = components['schemas']['TaskRecord'];
export type TaskRecordPage = components['schemas']['TaskRecordPage'];
export type TaskStep = components['schemas']['TaskStep'];
export type TaskDataUse = components['schemas']['TaskDataUse'];
export type TaskLimits = components['schemas']['TaskLimits'];
export type TaskObstacleKind = components['schemas']['TaskObstacleKind'];
export type TaskObstacle = components['schemas']['TaskObstacle'];
export type TaskEligibility = components['schemas']['TaskEligibility'];
export type TaskResumable = components['schemas']['TaskResumable'];
export type TaskOwnResult = components['schemas']['TaskOwnResult'];
export type TaskDetail = components['schemas']['TaskDetail'];
export type AttributeSurveyFinished = components['schemas']['AttributeSurveyFinished'];
export type AttributePart = components['schemas']['AttributePart'];
export type AttributeSurveyUnfinished = components['schemas']['AttributeSurveyUnfinished'];
export type AttributeSurveyCheck = components['schemas']['AttributeSurveyCheck'];
export type SurveyDefinition = components['schemas']['SurveyDefinition'];
export type SurveyAnswerValue = components['schemas']['SurveyAnswerValue'];
export type SurveyAnswerCell = components['schemas']['SurveyAnswerCell'];
export type SurveyAnswerPart = components['schemas']['SurveyAnswerPart'];
export type SurveyAnswer = components['schemas']['SurveyAnswer'];
export type SurveyAnswers = components['schemas']['SurveyAnswers'];
export type SurveyRevision = components['schemas']['SurveyRevision'];
export type AttributeReward = components['schemas']['AttributeReward'];
export type AttributeConsent = components['schemas']['AttributeConsent'];
export type AttributeSurvey = components['schemas']['AttributeSurvey'];
export type AttributeSurveyRequest = components['schemas']['AttributeSurveyRequest'];
export type AttributeSurveySaved = components['schemas']['AttributeSurveySaved'];
export type SurveyProblemCode = components['schemas']['SurveyProblemCode'];
export type SurveyProblem = components['schemas']['SurveyProblem'];
export type SurveyRefusedPage = components['schemas']['SurveyRefusedPage'];
export type SurveyCurrentAnswers = components['schemas']['SurveyCurrentAnswers'];
export type SurveyOutcome = components['schemas']['SurveyOutcome'];
export type SurveyFault = components['schemas']['SurveyFault'];
export type AttributeConsentRequest = components['schemas']['AttributeConsentRequest'];
export type CampaignFace = components['schemas']['CampaignFace'];
export type CampaignState = components['schemas']['CampaignState'];
export type ChanceCause = components['schemas']['ChanceCause'];
export type CampaignWay = components['schemas']['CampaignWay'];
export type PrizeId = components['schemas']['PrizeId'];
export type PrizeKind = components['schemas']['PrizeKind'];
export type CampaignPrize = components['schemas']['CampaignPrize'];
export type Sha256 = components['schemas']['Sha256'];
export type CampaignQuiz = components['schemas']['CampaignQuiz'];
export type CampaignEarned = components['schemas']['CampaignEarned'];
export type QuizTryState = components['schemas']['QuizTryState'];
export type QuizReview = components['schemas']['QuizReview'];
export type QuizTry = components['schemas']['QuizTry'];
export type CampaignStanding = components['schemas']['CampaignStanding'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignPage = components['schemas']['CampaignPage'];
export type Roll = components['schemas']['Roll'];
export type SealedDraw = components['schemas']['SealedDraw'];
export type CampaignDrawPage = components['schemas']['CampaignDrawPage'];
export type ClientSeed = components['schemas']['ClientSeed'];
export type CampaignDrawRequest = components['schemas']['CampaignDrawRequest'];
export type PrizeState = components['schemas']['PrizeState'];
export type WonPrize = components['schemas']['WonPrize'];
export type CampaignRecord = components['schemas']['CampaignRecord'];
export type CampaignDrawn = components['schemas']['CampaignDrawn'];
export type CampaignEntrant = components['schemas']['CampaignEntrant'];
export type CampaignEntrantPage = components['schemas']['CampaignEntrantPage'];
export type QuizTryPage = components['schemas']['QuizTryPage'];
export type CampaignRecordPage = components['schemas']['CampaignRecordPage'];
export type PayeeChannel = components['schemas']['PayeeChannel'];
export type OrderPayee = components['schemas']['OrderPayee'];
export type PrizeClaim = components['schemas']['PrizeClaim'];
export type CampaignWinner = components['schemas']['CampaignWinner'];
export type CampaignWinnerPage = components['schemas']['CampaignWinnerPage'];
export type CampaignOddsRow = components['schemas']['CampaignOddsRow'];
export type CampaignOdds = components['schemas']['CampaignOdds'];
export type ProofPrize = components['schemas']['ProofPrize'];
export type CampaignProof = components['schemas']['CampaignProof'];
export type Question = components['schemas']['Question'];
export type QuestionSheet = components['schemas']['QuestionSheet'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type QuestionAnswers = components['schemas']['QuestionAnswers'];
export type ParticipationRequest = components['schemas']['ParticipationRequest'];
export type ParticipationKind = components['schemas']['ParticipationKind'];
export type Participation = components['schemas']['Participation'];
export type SurveyClearedAnswers = components['schemas']['SurveyClearedAnswers'];
export type SurveyDraftRevision = components['schemas']['SurveyDraftRevision'];
export type SurveyDrafts = components['schemas']['SurveyDrafts'];
export type SurveyPageInfo = components['schemas']['SurveyPageInfo'];
export type SurveySession = components['schemas']['SurveySession'];
export type SurveyDraftAnswers = components['schemas']['SurveyDraftAnswers'];
export type SurveyNewerAnswer = components['schemas']['SurveyNewerAnswer'];
export type SurveyDraftStored = components['schemas']['SurveyDraftStored'];
export type SurveyEnded = components['schemas']['SurveyEnded'];
export type SurveyDraftOutcome = components['schemas']['SurveyDraftOutcome'];
export type SurveyPageAnswers = components['schemas']['SurveyPageAnswers'];
export type SurveyNextPage = components['schemas']['SurveyNextPage'];
export type SurveyPageOutcome = components['schemas']['SurveyPageOutcome'];
export type SurveyEarned = components['schemas']['SurveyEarned'];
export type SurveyNextActionKind = components['schemas']['SurveyNextActionKind'];
export type SurveyNextAction = components['schemas']['SurveyNextAction'];
export type SurveyResult = components['schemas']['SurveyResult'];
export type ReturnReport = components['schemas']['ReturnReport'];
export type ReturnState = components['schemas']['ReturnState'];
export type ReturnVerdict = components['schemas']['ReturnVerdict'];
export type PartnerVisitState = components['schemas']['PartnerVisitState'];
export type PartnerVisit = components['schemas']['PartnerVisit'];
export type SurveyEntryState = components['schemas']['SurveyEntryState'];
export type SurveyKey = components['schemas']['SurveyKey'];
export type SurveyEntry = components['schemas']['SurveyEntry'];
export type OpenEntryRequest = components['schemas']['OpenEntryRequest'];
export type StartTicketRequest = components['schemas']['StartTicketRequest'];
export type StartTicket = components['schemas']['StartTicket'];
export type TakeTicketRequest = components['schemas']['TakeTicketRequest'];
export type KeyEndState = components['schemas']['KeyEndState'];
export type KeyKind = components['schemas']['KeyKind'];
export type KeyEnd = components['schemas']['KeyEnd'];
export type CoinDirection = components['schemas']['CoinDirection'];
export type CoinCauseKind = components['schemas']['CoinCauseKind'];
export type CoinCause = components['schemas']['CoinCause'];
export type LedgerSupportCode = components['schemas']['LedgerSupportCode'];
export type CoinRow = components['schemas']['CoinRow'];
export type CoinLedgerPage = components['schemas']['CoinLedgerPage'];
export type CoinSource = components['schemas']['CoinSource'];
export type CoinMonth = components['schemas']['CoinMonth'];
export type CoinMonths = components['schemas']['CoinMonths'];
export type CalendarDay = components['schemas']['CalendarDay'];
export type CheckinDayState = components['schemas']['CheckinDayState'];
export type CheckinDay = components['schemas']['CheckinDay'];
export type CheckinMakeUp = components['schemas']['CheckinMakeUp'];
export type Checkin = components['schemas']['Checkin'];
export type CheckinRequest = components['schemas']['CheckinRequest'];
export type CheckinReceipt = components['schemas']['CheckinReceipt'];
export type CreditLevel = components['schemas']['CreditLevel'];
export type LevelRule = components['schemas']['LevelRule'];
export type LevelProgress = components['schemas']['LevelProgress'];
export type ExchangeUse = components['schemas']['ExchangeUse'];
export type QualityStandingState = components['schemas']['QualityStandingState'];
export type QualityRecovery = components['schemas']['QualityRecovery'];
export type QualityStanding = components['schemas']['QualityStanding'];
export type Credit = components['schemas']['Credit'];
export type CreditKind = components['schemas']['CreditKind'];
export type CreditRow = components['schemas']['CreditRow'];
export type CreditPage = components['schemas']['CreditPage'];
export type CardUseRequest = components['schemas']['CardUseRequest'];
export type CardKind = components['schemas']['CardKind'];
export type CardState = components['schemas']['CardState'];
export type CardUse = components['schemas']['CardUse'];
export type Card = components['schemas']['Card'];
export type CardTarget = components['schemas']['CardTarget'];
export type CardEffect = components['schemas']['CardEffect'];
export type CardUsed = components['schemas']['CardUsed'];
export type CardCounts = components['schemas']['CardCounts'];
export type CardPage = components['schemas']['CardPage'];
export type CardReveal = components['schemas']['CardReveal'];
export type ExchangePayee = components['schemas']['ExchangePayee'];
export type ExchangeInfo = components['schemas']['ExchangeInfo'];
export type ExchangeType = components['schemas']['ExchangeType'];
export type BenefitTarget = components['schemas']['BenefitTarget'];
export type BenefitCard = components['schemas']['BenefitCard'];
export type BenefitPage = components['schemas']['BenefitPage'];
export type BenefitChoiceId = components['schemas']['BenefitChoiceId'];
export type BenefitChoice = components['schemas']['BenefitChoice'];
export type BenefitCashRange = components['schemas']['BenefitCashRange'];
export type BenefitLimits = components['schemas']['BenefitLimits'];
export type PrerequisiteKind = components['schemas']['PrerequisiteKind'];
export type BenefitOwn = components['schemas']['BenefitOwn'];
export type BenefitDetail = components['schemas']['BenefitDetail'];
export type OrderForm = components['schemas']['OrderForm'];
export type OrderBenefit = components['schemas']['OrderBenefit'];
export type ExchangeState = components['schemas']['ExchangeState'];
export type Order = components['schemas']['Order'];
export type OrderActor = components['schemas']['OrderActor'];
export type OrderMove = components['schemas']['OrderMove'];
export type OrderShipment = components['schemas']['OrderShipment'];
export type OrderConfirmation = components['schemas']['OrderConfirmation'];
export type OrderDetail = components['schemas']['OrderDetail'];
export type OrderField = components['schemas']['OrderField'];
export type OrderProblem = components['schemas']['OrderProblem'];
export type OrderRefusal = components['schemas']['OrderRefusal'];
export type Prerequisite = components['schemas']['Prerequisite'];
export type BenefitAllowance = components['schemas']['BenefitAllowance'];
export type OrderFault = components['schemas']['OrderFault'];
export type RestockWish = components['schemas']['RestockWish'];
export type OrderQuote = components['schemas']['OrderQuote'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderCardCode = components['schemas']['OrderCardCode'];
export type OrderReveal = components['schemas']['OrderReveal'];
export type OrderCorrection = components['schemas']['OrderCorrection'];
export type GroupMember = components['schemas']['GroupMember'];
export type GroupMemberList = components['schemas']['GroupMemberList'];
export type GroupMemberAttribute = components['schemas']['GroupMemberAttribute'];
export type GroupProgress = components['schemas']['GroupProgress'];
export type GroupMemberDetail = components['schemas']['GroupMemberDetail'];
export type GroupIdentity = components['schemas']['GroupIdentity'];
export type GroupOpenState = components['schemas']['GroupOpenState'];
export type GroupSchedule = components['schemas']['GroupSchedule'];
export type GroupConsent = components['schemas']['GroupConsent'];
export type GroupReward = components['schemas']['GroupReward'];
export type Group = components['schemas']['Group'];
export type GroupMe = components['schemas']['GroupMe'];
export type TopicRef = components['schemas']['TopicRef'];
export type FollowUpKind = components['schemas']['FollowUpKind'];
export type GroupMediaKind = components['schemas']['GroupMediaKind'];
export type GroupMedia = components['schemas']['GroupMedia'];
export type FollowUpAudience = components['schemas']['FollowUpAudience'];
export type FollowUp = components['schemas']['FollowUp'];
export type TopicAskedItem = components['schemas']['TopicAskedItem'];
export type TopicAskedPage = components['schemas']['TopicAskedPage'];
export type TopicOwedItem = components['schemas']['TopicOwedItem'];
export type TopicOwed = components['schemas']['TopicOwed'];
export type SectionPhotos = components['schemas']['SectionPhotos'];
export type SectionVisibility = components['schemas']['SectionVisibility'];
export type VoteKind = components['schemas']['VoteKind'];
export type VoteOption = components['schemas']['VoteOption'];
export type VoteResultsShown = components['schemas']['VoteResultsShown'];
export type VoteOptionResult = components['schemas']['VoteOptionResult'];
export type VoteResults = components['schemas']['VoteResults'];
export type SectionVote = components['schemas']['SectionVote'];
export type ResponseDeletion = components['schemas']['ResponseDeletion'];
export type GroupResponse = components['schemas']['GroupResponse'];
export type SectionResponses = components['schemas']['SectionResponses'];
export type ResponsePage = components['schemas']['ResponsePage'];
export type SectionDetail = components['schemas']['SectionDetail'];
export type TopicDetail = components['schemas']['TopicDetail'];
export type TopicAnsweredItem = components['schemas']['TopicAnsweredItem'];
export type TopicAnsweredPage = components['schemas']['TopicAnsweredPage'];
export type TopicUnansweredItem = components['schemas']['TopicUnansweredItem'];
export type TopicUnansweredPage = components['schemas']['TopicUnansweredPage'];
export type HostProgress = components['schemas']['HostProgress'];
export type HostTopic = components['schemas']['HostTopic'];
export type HostTopicList = components['schemas']['HostTopicList'];
export type HostSection = components['schemas']['HostSection'];
export type HostTopicDetail = components['schemas']['HostTopicDetail'];
export type TopicMemberState = components['schemas']['TopicMemberState'];
export type HostTopicMember = components['schemas']['HostTopicMember'];
export type HostTopicMemberPage = components['schemas']['HostTopicMemberPage'];
export type HostTopicMemberCounts = components['schemas']['HostTopicMemberCounts'];
export type TopicSearchHit = components['schemas']['TopicSearchHit'];
export type HostResponseHit = components['schemas']['HostResponseHit'];
export type HostSearch = components['schemas']['HostSearch'];
export type SectionOutline = components['schemas']['SectionOutline'];
export type TopicOutline = components['schemas']['TopicOutline'];
export type TopicList = components['schemas']['TopicList'];
export type HostSectionList = components['schemas']['HostSectionList'];
export type GroupTask = components['schemas']['GroupTask'];
export type FollowUpThread = components['schemas']['FollowUpThread'];
export type ResponseOrder = components['schemas']['ResponseOrder'];
export type ResponseCreate = components['schemas']['ResponseCreate'];
export type ResponseEdit = components['schemas']['ResponseEdit'];
export type FollowUpCreate = components['schemas']['FollowUpCreate'];
export type HostVoteOption = components['schemas']['HostVoteOption'];
export type HostVote = components['schemas']['HostVote'];
export type HostVoteList = components['schemas']['HostVoteList'];
export type VoteCast = components['schemas']['VoteCast'];
export type GroupIdentityMode = components['schemas']['GroupIdentityMode'];
export type ResponseTagColor = components['schemas']['ResponseTagColor'];
export type ResponseTag = components['schemas']['ResponseTag'];
export type TaggedPassage = components['schemas']['TaggedPassage'];
export type HostResponse = components['schemas']['HostResponse'];
export type HostResponsePage = components['schemas']['HostResponsePage'];
export type ResponseTopicSection = components['schemas']['ResponseTopicSection'];
export type ResponseTopic = components['schemas']['ResponseTopic'];
export type ResponseTopicList = components['schemas']['ResponseTopicList'];
export type ResponseTagList = components['schemas']['ResponseTagList'];
export type ResponseAttributeValue = components['schemas']['ResponseAttributeValue'];
export type ResponseAttribute = components['schemas']['ResponseAttribute'];
export type ResponseAttributeList = components['schemas']['ResponseAttributeList'];
export type ResponseDelete = components['schemas']['ResponseDelete'];
export type ResponseDeleted = components['schemas']['ResponseDeleted'];
export type GroupAttachment = components['schemas']['GroupAttachment'];
export type GroupAttachmentPage = components['schemas']['GroupAttachmentPage'];
export type GroupAttachmentCreate = components['schemas']['GroupAttachmentCreate'];
export type GroupAttachmentDownload = components['schemas']['GroupAttachmentDownload'];
export type GroupAttachmentRemove = components['schemas']['GroupAttachmentRemove'];
export type GroupAttachmentRemoved = components['schemas']['GroupAttachmentRemoved'];
export type MyGroup = components['schemas']['MyGroup'];
export type MyGroupPage = components['schemas']['MyGroupPage'];
export type DiscussionRef = components['schemas']['DiscussionRef'];
export type GroupCodeRequest = components['schemas']['GroupCodeRequest'];
export type GroupLogin = components['schemas']['GroupLogin'];
export type GroupSession = components['schemas']['GroupSession'];
export type GroupTicket = components['schemas']['GroupTicket'];
export type GroupTicketLogin = components['schemas']['GroupTicketLogin'];
export type GroupProfileUpdate = components['schemas']['GroupProfileUpdate'];
export type TopicSearch = components['schemas']['TopicSearch'];
export type SectionRead = components['schemas']['SectionRead'];
export type SectionReads = components['schemas']['SectionReads'];
export type SectionReadState = components['schemas']['SectionReadState'];
export type SectionReadList = components['schemas']['SectionReadList'];
export type TopicReminder = components['schemas']['TopicReminder'];
export type ReminderSkipReason = components['schemas']['ReminderSkipReason'];
export type ReminderSkip = components['schemas']['ReminderSkip'];
export type TopicReminded = components['schemas']['TopicReminded'];
export type ResponsePassage = components['schemas']['ResponsePassage'];
export type ResponseTagging = components['schemas']['ResponseTagging'];
export type ResponseRestore = components['schemas']['ResponseRestore'];
export type ResponseRestored = components['schemas']['ResponseRestored'];
export type ResponseStar = components['schemas']['ResponseStar'];
export type HostingAccess = components['schemas']['HostingAccess'];
export type GroupDownloadKind = components['schemas']['GroupDownloadKind'];
export type GroupDownload = components['schemas']['GroupDownload'];
export type GroupDownloadPage = components['schemas']['GroupDownloadPage'];
export type ResponseWord = components['schemas']['ResponseWord'];
export type ResponseWordList = components['schemas']['ResponseWordList'];
export type CoverageTopic = components['schemas']['CoverageTopic'];
export type CoverageCell = components['schemas']['CoverageCell'];
export type VoiceCoverage = components['schemas']['VoiceCoverage'];
export type RadarKind = components['schemas']['RadarKind'];
export type RadarItem = components['schemas']['RadarItem'];
export type FollowUpRadar = components['schemas']['FollowUpRadar'];
export type Quote = components['schemas']['Quote'];
export type QuoteList = components['schemas']['QuoteList'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type QuoteOrder = components['schemas']['QuoteOrder'];
export type InvitingAttribute = components['schemas']['InvitingAttribute'];
export type InvitingAttributeList = components['schemas']['InvitingAttributeList'];
export type GroupRevision = components['schemas']['GroupRevision'];
export type GroupLife = components['schemas']['GroupLife'];
export type RewardPlan = components['schemas']['RewardPlan'];
export type HostedGroupSettings = components['schemas']['HostedGroupSettings'];
export type HostedGroupCounts = components['schemas']['HostedGroupCounts'];
export type HostedGroupPay = components['schemas']['HostedGroupPay'];
export type HostedGroup = components['schemas']['HostedGroup'];
export type HostedGroupPage = components['schemas']['HostedGroupPage'];
export type NewHostedGroup = components['schemas']['NewHostedGroup'];
export type HostedGroupUpdate = components['schemas']['HostedGroupUpdate'];
export type GroupMove = components['schemas']['GroupMove'];
export type GroupMoveRequest = components['schemas']['GroupMoveRequest'];
export type Rehearsal = components['schemas']['Rehearsal'];
export type RehearsalState = components['schemas']['RehearsalState'];
export type GuideTopicInput = components['schemas']['GuideTopicInput'];
export type GuideVote = components['schemas']['GuideVote'];
export type GuideMedia = components['schemas']['GuideMedia'];
export type GuideSectionInput = components['schemas']['GuideSectionInput'];
export type GuideSection = components['schemas']['GuideSection'];
export type GuideTopic = components['schemas']['GuideTopic'];
export type Guide = components['schemas']['Guide'];
export type NewGuideSectionItem = components['schemas']['NewGuideSectionItem'];
export type NewGuideTopics = components['schemas']['NewGuideTopics'];
export type GuideTopicUpdate = components['schemas']['GuideTopicUpdate'];
export type NewGuideSection = components['schemas']['NewGuideSection'];
export type GuideSectionUpdate = components['schemas']['GuideSectionUpdate'];
export type GuideSectionClosing = components['schemas']['GuideSectionClosing'];
export type GuideRemoval = components['schemas']['GuideRemoval'];
export type GuideOrder = components['schemas']['GuideOrder'];
export type GroupChange = components['schemas']['GroupChange'];
export type GroupChangePage = components['schemas']['GroupChangePage'];
export type GroupInvitationState = components['schemas']['GroupInvitationState'];
export type GroupTextState = components['schemas']['GroupTextState'];
export type GroupInvitation = components['schemas']['GroupInvitation'];
export type GroupInvitationPage = components['schemas']['GroupInvitationPage'];
export type NewInvitations = components['schemas']['NewInvitations'];
export type GroupInvitationFault = components['schemas']['GroupInvitationFault'];
export type GroupInvitationOutcome = components['schemas']['GroupInvitationOutcome'];
export type MemberInvitations = components['schemas']['MemberInvitations'];
export type GroupInvitationIds = components['schemas']['GroupInvitationIds'];
export type GroupInvitationCount = components['schemas']['GroupInvitationCount'];
export type PeopleTag = components['schemas']['PeopleTag'];
export type PeopleTagList = components['schemas']['PeopleTagList'];
export type PeopleTagRequest = components['schemas']['PeopleTagRequest'];
export type PeopleTagging = components['schemas']['PeopleTagging'];
export type GroupRewardState = components['schemas']['GroupRewardState'];
export type GroupRewardRow = components['schemas']['GroupRewardRow'];
export type GroupRewardPage = components['schemas']['GroupRewardPage'];
export type TakeOutRequest = components['schemas']['TakeOutRequest'];
export type ResponseFault = components['responses']['Fault'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterGroupIdentityMode = components['parameters']['GroupIdentityMode'];
export type ParameterResponseTopicId = components['parameters']['ResponseTopicId'];
export type ParameterResponseSectionId = components['parameters']['ResponseSectionId'];
export type ParameterResponseMemberId = components['parameters']['ResponseMemberId'];
export type ParameterResponseTagIds = components['parameters']['ResponseTagIds'];
export type ParameterResponseAttributes = components['parameters']['ResponseAttributes'];
export type ParameterResponseMedia = components['parameters']['ResponseMedia'];
export type ParameterResponseHasFollowUp = components['parameters']['ResponseHasFollowUp'];
export type ParameterResponseStarred = components['parameters']['ResponseStarred'];
export type ParameterResponseWords = components['parameters']['ResponseWords'];
export type ParameterResponseUnread = components['parameters']['ResponseUnread'];
export type ParameterResponseDeletedOnly = components['parameters']['ResponseDeletedOnly'];
export type ParameterResponseIds = components['parameters']['ResponseIds'];
export type $defs = Record<string, never>;
export interface operations {
    readonly loginBySms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SmsLoginRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in, or a ticket to register with. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["LoginResult"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly loginByPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordLoginRequest"];
            };
        };
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Session"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly sendAuthCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AuthCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CodeSent"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly registerBySms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        readonly responses: {
            /** @description The new member is signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Session"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly sendNewMobileCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewMobileCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CodeSent"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly sendCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CodeSent"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly sendEmailCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CodeSent"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly refreshToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description The next session of the family. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Session"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly createQrLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What to show and what to ask with. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QrLogin"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkQrLogin: {
        readonly parameters: {
            readonly query: {
                /** @description The poll ticket of createQrLogin; never part of the code that is shown. */
                readonly ticket: components["schemas"]["Ticket"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Scanned, or signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QrLoginState"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly scanQrLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QrScanTicket"];
            };
        };
        readonly responses: {
            /** @description The browser that shows the code. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QrAsker"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly confirmQrLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QrScanTicket"];
            };
        };
        readonly responses: {
            /** @description The browser signs in at its next check. */
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
    readonly refuseQrLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QrScanTicket"];
            };
        };
        readonly responses: {
            /** @description The code has ended. */
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
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        readonly responses: {
            /** @description The password is set; all devices are signed out. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PasswordChanged"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly finishAlipayLogin: {
        readonly parameters: {
            readonly query: {
                /** @description The authorization code Alipay appended. */
                readonly auth_code: components["schemas"]["SnsCode"];
                /** @description The state this browser started with. */
                readonly state: components["schemas"]["SnsState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed in, or (code 5013) a ticket to bind with. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsLoginResult"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly finishWechatLogin: {
        readonly parameters: {
            readonly query: {
                /** @description The authorization code WeChat appended. */
                readonly code: components["schemas"]["SnsCode"];
                /** @description The state this browser started with. */
                readonly state: components["schemas"]["SnsState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed in, or (code 5013) a ticket to bind with. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsLoginResult"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly finishQqLogin: {
        readonly parameters: {
            readonly query: {
                /** @description The authorization code QQ appended. */
                readonly code: components["schemas"]["SnsCode"];
                /** @description The state this browser started with. */
                readonly state: components["schemas"]["SnsState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed in, or (code 5013) a ticket to bind with. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsLoginResult"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly finishWeiboLogin: {
        readonly parameters: {
            readonly query: {
                /** @description The authorization code Weibo appended. */
                readonly code: components["schemas"]["SnsCode"];
                /** @description The state this browser started with. */
                readonly state: components["schemas"]["SnsState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed in, or (code 5013) a ticket to bind with. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsLoginResult"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly startSnsLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SnsStartRequest"];
            };
        };
        readonly responses: {
            /** @description The address to go to. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsStart"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listSnsProviders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The kinds. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsProviderList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly bindSns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SnsBindRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in, unregistered, or asked whether to merge. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsBindResult"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly registerSns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        readonly responses: {
            /** @description The new member is signed in and the account is bound. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Session"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listSnsBindings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All four kinds, bound or not. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsBindingList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly unbindSns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SnsUnbindRequest"];
            };
        };
        readonly responses: {
            /** @description The accounts that are still bound. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsBindingList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly changeMobile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MobileChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The new mobile, masked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["MobileChanged"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkSmsCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeCheckRequest"];
            };
        };
        readonly responses: {
            /** @description A ticket for that one change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CheckTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The password is set; other devices are signed out. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PasswordChanged"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly changeEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The address, masked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["EmailChanged"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getIdVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state, with name and number masked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["IdVerification"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly bindWechat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SnsCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The bound account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsBinding"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly bindQq: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SnsCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The bound account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsBinding"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly bindWeibo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SnsCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The bound account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsBinding"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly bindAlipay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AlipayCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The bound account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SnsBinding"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly submitIdVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdVerificationRequest"];
            };
        };
        readonly responses: {
            /** @description The state afterwards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["IdVerification"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getPublicKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current key. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PublicKey"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly logout: {
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
    readonly renewAgreement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgreementRequest"];
            };
        };
        readonly responses: {
            /** @description The recorded agreement. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AgreementConsent"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The signed-in devices. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["DeviceList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly signOutDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the sign-in, as `listDevices` answers it. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The device is signed out. */
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
    readonly signOutOtherDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many devices were signed out. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["DevicesSignedOut"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the shell, /home and /home/user need. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Account"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly changeNickname: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NicknameRequest"];
            };
        };
        readonly responses: {
            /** @description The new nickname. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["NicknameChanged"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getProperties: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The form with its answers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PropertyForm"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly saveProperties: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PropertyRequest"];
            };
        };
        readonly responses: {
            /** @description The form afterwards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PropertyForm"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listConsignees: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All addresses, the default one first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ConsigneeList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly changeConsignees: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsigneeRequest"];
            };
        };
        readonly responses: {
            /** @description All addresses after the change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ConsigneeList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly changeAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AvatarRequest"];
            };
        };
        readonly responses: {
            /** @description The new avatar. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AvatarChanged"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getPrivacy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Consents, settings and, if requested, the deletion of the account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Privacy"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly changeRecommendation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecommendationRequest"];
            };
        };
        readonly responses: {
            /** @description The settings afterwards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Privacy"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly withdrawConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        readonly responses: {
            /** @description The settings afterwards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Privacy"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly exportPersonalData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckedRequest"];
            };
        };
        readonly responses: {
            /** @description The file, named time stamp and 4 digits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getAccountClosing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is erased, and the state of a requested deletion. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AccountClosing"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly requestAccountClosing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckedRequest"];
            };
        };
        readonly responses: {
            /** @description When the account will be deleted. Asking again changes nothing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AccountClosing"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly cancelAccountClosing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account stays; also if no deletion was requested. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AccountClosing"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkHome: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What needs attention, the most urgent first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HomeCheck"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly endHomeTour: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tour is no longer due. */
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
    readonly acceptInvite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteArrival"];
            };
        };
        readonly responses: {
            /** @description The inviter, masked, and a ticket that stands for the invitation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["InviteOffer"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkInviteCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The inviter. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Inviter"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly enterInviteCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The inviter, masked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Inviter"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getInvitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What /home/invite shows above the list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Invitation"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listInvitees: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only friends who have reached this step. */
                readonly state?: components["schemas"]["InviteeState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["InviteePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listInviteRewards: {
        readonly parameters: {
            readonly query?: {
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
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["InviteRewardPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listRegions: {
        readonly parameters: {
            readonly query?: {
                /** @description Only what belongs to this province or city; the whole tree by default. */
                readonly parent?: components["schemas"]["RegionCode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole tree, or the part below the parent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["RegionTree"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getUploadPolicy: {
        readonly parameters: {
            readonly query: {
                /** @description What the file is for; the folder it goes to. */
                readonly module: components["schemas"]["UploadModule"];
                /** @description Extension of the original file name, in lower case. */
                readonly extension: string;
                /** @description Size in bytes; larger files are refused. */
                readonly size: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Where to send the form, and its fields. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["UploadPolicy"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly signFileUrl: {
        readonly parameters: {
            readonly query: {
                /** @description The address of the file, as another call answered it. */
                readonly url: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address to read it by. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SignedUrl"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getAppDownload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All platforms, the caller's first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AppDownload"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getDesktopAppDownload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the QR code shows, and the links beside it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["DesktopAppDownload"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only events of this state. */
                readonly state?: components["schemas"]["EventState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Running ones first, then upcoming, then ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["EventPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listBanners: {
        readonly parameters: {
            readonly query?: {
                /** @description Where they are shown. */
                readonly place?: components["schemas"]["BannerPlace"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The banners that run now, in the order to show them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["BannerList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listLoginBanners: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The banners that run now, in the order to show them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["BannerList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly showInviteName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteNameRequest"];
            };
        };
        readonly responses: {
            /** @description Invitations opened from now on follow it. */
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
    readonly getContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Mail address, phone number, hours and, if there is one, a form. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Contact"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly applyForCooperation: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CooperationRequest"];
            };
        };
        readonly responses: {
            /** @description The number to ask by. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ApplicationReceipt"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly applyForRecruitment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecruitRequest"];
            };
        };
        readonly responses: {
            /** @description The number to ask by. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ApplicationReceipt"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The number that the application was answered with. */
                readonly number: components["schemas"]["ApplicationNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ApplicationReceipt"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly arriveByChannel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChannelArrival"];
            };
        };
        readonly responses: {
            /** @description What the channel's page says. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ChannelPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getSiteFigures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As last counted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SiteFigures"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkNewMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Something is unread; the bell shows a dot. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["NewMessages"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getScreenMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The pop-up, or null. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ScreenMessage"] | null;
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only this message, for /home/message/{id}. */
                readonly id?: components["schemas"]["Id"];
                /** @description Only messages of this kind. */
                readonly kind?: components["schemas"]["MessageKind"];
                /** @description Only unread ones. */
                readonly unread?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["MessagePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly readMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReadRequest"];
            };
        };
        readonly responses: {
            /** @description How much is still unread, and what an undo needs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ReadReceipt"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly undoRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UndoReadRequest"];
            };
        };
        readonly responses: {
            /** @description How much is unread again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["UnreadCount"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getMessagePreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["MessagePreferences"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly setMessagePreference: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MessagePreferenceRequest"];
            };
        };
        readonly responses: {
            /** @description Every kind, as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["MessagePreferences"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly readFlash: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FlashReadRequest"];
            };
        };
        readonly responses: {
            /** @description It is not shown again. */
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
    readonly listUnreadNotices: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Also notices that were read, for the notices tab. */
                readonly all?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["NoticePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly readNotices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReadRequest"];
            };
        };
        readonly responses: {
            /** @description How much is still unread, and what an undo needs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ReadReceipt"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getNotice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The notice. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notice with its text. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Notice"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly streamLive: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these kinds; all kinds by default. Repeat the parameter for several. */
                readonly topics?: readonly components["schemas"]["LiveKind"][];
            };
            readonly header?: {
                /** @description The id of the last event before the break. */
                readonly "Last-Event-ID"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Server-sent events until the caller disconnects. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHelp: {
        readonly parameters: {
            readonly query: {
                /** @description The category; 21 for all of help. */
                readonly categoryId: components["schemas"]["HelpCategoryId"];
                /** @description Only articles that contain these words. */
                readonly keyword?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The category with its sections and articles. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HelpCategory"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listTickets: {
        readonly parameters: {
            readonly query?: {
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
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TicketPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly openTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenTicketRequest"];
            };
        };
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FeedbackTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getTicketSubject: {
        readonly parameters: {
            readonly query: {
                /** @description Kind of record. */
                readonly type: components["schemas"]["TicketSubjectType"];
                /** @description The record. */
                readonly id: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the ticket says of it, and whether it can be appealed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TicketSubject"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The ticket. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket with everything said. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FeedbackTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly replyTicket: {
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
                /** @description The ticket. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TicketReply"];
            };
        };
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FeedbackTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly confirmTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The ticket. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FeedbackTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly reopenTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The ticket. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TicketReply"];
            };
        };
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FeedbackTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listPenalties: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PenaltyList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getHelpArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The article. */
                readonly id: components["schemas"]["HelpArticleKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The article with its text. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HelpArticle"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly rateHelpArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The article. */
                readonly id: components["schemas"]["HelpArticleKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HelpRating"];
            };
        };
        readonly responses: {
            /** @description The rating. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HelpRating"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getRanking: {
        readonly parameters: {
            readonly query?: {
                /** @description Without it, this month. */
                readonly period?: components["schemas"]["RankingPeriod"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ranking as it was last made. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Ranking"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly chooseRankingDisplay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RankingChoiceRequest"];
            };
        };
        readonly responses: {
            /** @description The choice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["RankingChoiceRequest"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listStarArticles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most fifty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["StarArticleList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getStarArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The article. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The article with its text. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["StarArticle"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCourses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most fifty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CourseList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getCourse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The course. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The course with its text. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Course"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly openCourse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The course. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How long until the quiz opens. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CourseWait"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly startCourseQuiz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The course. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The questions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CourseQuiz"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly answerCourseQuiz: {
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
                /** @description The course. */
                readonly id: components["schemas"]["PublicId"];
                /** @description The quiz that was asked for. */
                readonly quizId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CourseAnswers"];
            };
        };
        readonly responses: {
            /** @description What was right. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CourseQuizResult"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getAwards: {
        readonly parameters: {
            readonly query?: {
                /** @description Without it, the newest month with awards. */
                readonly month?: components["schemas"]["AwardMonth"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The month with its winners. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Awards"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getPoll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The poll. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The poll, with results if the caller may see them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Poll"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOwnPolls: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The latest ten, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PollProposalList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listPolls: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most five. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PollList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly votePoll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PollRequest"];
            };
        };
        readonly responses: {
            /** @description The poll after the vote, or the question that waits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PollAnswer"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly recommendTasks: {
        readonly parameters: {
            readonly query?: {
                /** @description How many at most. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tasks, a member's best or a visitor's newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskRecommendation"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getTaskActivity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The task's public id. */
                readonly hashId: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The progress afterwards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskActivity"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly submitTaskActivity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The task's public id. */
                readonly hashId: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskSubmission"];
            };
        };
        readonly responses: {
            /** @description The progress afterwards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskActivity"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly beatTaskVideo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The task's public id. */
                readonly hashId: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskBeat"];
            };
        };
        readonly responses: {
            /** @description The progress afterwards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskActivity"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly claimBrowseTask: {
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
                /** @description The task's public id. */
                readonly hashId: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The progress afterwards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskActivity"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly redirectBrowseTask: {
        readonly parameters: {
            readonly query: {
                /** @description The participation's session id. */
                readonly session: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description To the allow-listed target. */
            readonly 302: {
                headers: {
                    /** @description The target's address. */
                    readonly Location: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listTasks: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only this module. */
                readonly module?: components["schemas"]["TaskModule"];
                /** @description Only this type. */
                readonly type?: components["schemas"]["TaskType"];
                /** @description Only rewards within this bucket, both ends included. */
                readonly points?: components["schemas"]["PointsRange"];
                /** @description By match by default. */
                readonly sort?: components["schemas"]["TaskSort"];
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
                        readonly data: components["schemas"]["TaskCardPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listTaskRecords: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only this join result. */
                readonly result?: components["schemas"]["JoinResult"];
                /** @description Only those still open, or only those that ended. */
                readonly state?: components["schemas"]["ParticipationState"];
                /** @description Only those whose reward is in this state. */
                readonly earningState?: components["schemas"]["TaskEarningState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of participations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskRecordPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getTask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The task's public id. */
                readonly hashId: components["schemas"]["PublicId"];
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
                        readonly data: components["schemas"]["TaskDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getAttributeSurveyCheck: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Finished or not; `state` tells which. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AttributeSurveyCheck"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getAttributeSurvey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The questionnaire. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AttributeSurvey"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly submitAttributeSurvey: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AttributeSurveyRequest"];
            };
        };
        readonly responses: {
            /** @description Saved. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AttributeSurveySaved"];
                    };
                };
            };
            /** @description A refusal in the envelope. Business refusals have the same shape with HTTP 200. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyFault"];
                };
            };
        };
    };
    readonly agreeAttributeConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AttributeConsentRequest"];
            };
        };
        readonly responses: {
            /** @description The recorded consent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AttributeConsent"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getCampaign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The page that shows it. */
                readonly face: components["schemas"]["CampaignFace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The campaign that runs, else the next one, else the last one; null without any. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCampaignDraws: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Sealed draws in the order of the chain. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignDrawPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly drawCampaign: {
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
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CampaignDrawRequest"];
            };
        };
        readonly responses: {
            /** @description What was drawn. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignDrawn"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCampaignEntrants: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Entrants in the order of their pseudonyms. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignEntrantPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly enterCampaign: {
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
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CampaignDrawRequest"];
            };
        };
        readonly responses: {
            /** @description Where the member stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignStanding"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listQuizTries: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuizTryPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly startQuiz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The try. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuizTry"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCampaignRecords: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignRecordPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly claimPrize: {
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
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
                /** @description The number of the member’s own draw in this campaign. */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PrizeClaim"];
            };
        };
        readonly responses: {
            /** @description The draw with its order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignRecord"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCampaignWinners: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first, masked. They stay public after the end. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignWinnerPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getCampaignProof: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Hash, versions of the odds, head of the chain; the seed after the end. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignProof"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listQuestions: {
        readonly parameters: {
            readonly query: {
                /** @description The try. */
                readonly sheet: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The questions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuestionSheet"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly submitQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuestionAnswers"];
            };
        };
        readonly responses: {
            /** @description The try with its result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuizTry"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly startParticipation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ParticipationRequest"];
            };
        };
        readonly responses: {
            /** @description The participation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Participation"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getSurveySession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The session id. */
                readonly id: components["schemas"]["Id"];
            };
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
                        readonly data: components["schemas"]["SurveySession"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly saveDraftAnswers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The session id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SurveyDraftAnswers"];
            };
        };
        readonly responses: {
            /** @description Stored, or that the participation ended, told apart by `outcome`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyDraftOutcome"];
                    };
                };
            };
            /** @description A refusal in the envelope; those of the business come with HTTP 200 and the same shape. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyFault"];
                };
            };
        };
    };
    readonly saveSurveyPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The session id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SurveyPageAnswers"];
            };
        };
        readonly responses: {
            /** @description What comes next; `outcome` tells which. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyPageOutcome"];
                    };
                };
            };
            /** @description A refusal in the envelope. Business refusals have the same shape with HTTP 200. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyFault"];
                };
            };
        };
    };
    readonly submitSurvey: {
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
                /** @description The session id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SurveyPageAnswers"];
            };
        };
        readonly responses: {
            /** @description The result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyOutcome"];
                    };
                };
            };
            /** @description A refusal in the envelope. Business refusals have the same shape with HTTP 200. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyFault"];
                };
            };
        };
    };
    readonly getSurveyResult: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The result id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyResult"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly reportReturn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReturnReport"];
            };
        };
        readonly responses: {
            /** @description The result, as far as the server knows it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ReturnVerdict"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getPartnerVisit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The session id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The visit. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PartnerVisit"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly enterFromAgent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReturnReport"];
            };
        };
        readonly responses: {
            /** @description Where to continue. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyEntry"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly enterByOpenLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenEntryRequest"];
            };
        };
        readonly responses: {
            /** @description Where to continue. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyEntry"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly issueStartTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartTicketRequest"];
            };
        };
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["StartTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly takeStartTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeTicketRequest"];
            };
        };
        readonly responses: {
            /** @description Where to continue. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyEntry"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getKeySession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key that the entry call answered. */
                readonly key: components["schemas"]["SurveyKey"];
            };
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
                        readonly data: components["schemas"]["SurveySession"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly saveKeyDraftAnswers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What the entry answered. */
                readonly key: components["schemas"]["SurveyKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SurveyDraftAnswers"];
            };
        };
        readonly responses: {
            /** @description Stored, or that the participation ended, told apart by `outcome`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyDraftOutcome"];
                    };
                };
            };
            /** @description A refusal in the envelope; those of the business come with HTTP 200 and the same shape. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyFault"];
                };
            };
        };
    };
    readonly saveKeyPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key that the entry call answered. */
                readonly key: components["schemas"]["SurveyKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SurveyPageAnswers"];
            };
        };
        readonly responses: {
            /** @description What comes next; `outcome` tells which. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyPageOutcome"];
                    };
                };
            };
            /** @description A refusal in the envelope. Business refusals have the same shape with HTTP 200. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyFault"];
                };
            };
        };
    };
    readonly submitKeySurvey: {
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
                /** @description The key that the entry call answered. */
                readonly key: components["schemas"]["SurveyKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SurveyPageAnswers"];
            };
        };
        readonly responses: {
            /** @description The result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SurveyOutcome"];
                    };
                };
            };
            /** @description A refusal in the envelope. Business refusals have the same shape with HTTP 200. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SurveyFault"];
                };
            };
        };
    };
    readonly getKeyEnd: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key that the entry call answered. */
                readonly key: components["schemas"]["SurveyKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result, or that the participation is still open. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["KeyEnd"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listPoints: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only what came in or what went out. */
                readonly direction?: components["schemas"]["CoinDirection"];
                /** @description Only rows of this kind of source. */
                readonly kind?: components["schemas"]["CoinCauseKind"];
                /** @description Only rows in this state. */
                readonly state?: components["schemas"]["CoinRowState"];
                /** @description Only the row with this id, however old; an unknown id answers an empty list. */
                readonly row?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of rows and the balances they add up to. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CoinLedgerPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCoinMonths: {
        readonly parameters: {
            readonly query?: {
                /** @description How many months, including the current one. */
                readonly months?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The months. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CoinMonths"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly downloadStatement: {
        readonly parameters: {
            readonly query?: {
                /** @description The first day; the beginning by default. */
                readonly from?: components["schemas"]["CalendarDay"];
                /** @description The last day; today by default. */
                readonly to?: components["schemas"]["CalendarDay"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook; only its heading when there are no rows. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getCheckin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The week strip and the month. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Checkin"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckinRequest"];
            };
        };
        readonly responses: {
            /** @description What it paid. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CheckinReceipt"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Credit, level, limits and quality. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Credit"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCredits: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Credit by default. */
                readonly kind?: components["schemas"]["CreditKind"];
                /** @description Only the row with this id, however old; an unknown id answers an empty list. */
                readonly row?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of changes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CreditPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly useCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key for one intention. The same key with the same body gives the same answer, with another body 409.
                 * @example 0197f6a2c1b87d4e9a10b2c3d4e5f607
                 */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardUseRequest"];
            };
        };
        readonly responses: {
            /** @description The card and what it did. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CardUsed"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly previewCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardUseRequest"];
            };
        };
        readonly responses: {
            /** @description The effect. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CardEffect"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCards: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only cards in this state. */
                readonly state?: components["schemas"]["CardState"];
                /** @description Only cards of this kind. */
                readonly kind?: components["schemas"]["CardKind"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of cards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CardPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly revealCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The card's id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The number. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CardReveal"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getExchangeInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Balance, limits, fee and saved payees. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ExchangeInfo"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listBenefits: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only this type. */
                readonly type?: components["schemas"]["ExchangeType"];
                /** @description Only what costs at most this many coins. */
                readonly maxPrice?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of benefits. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["BenefitPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getBenefit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The benefit's public id. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The benefit. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["BenefitDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly placeOrder: {
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
                /** @description The benefit's public id. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderForm"];
            };
        };
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            /** @description A refusal in the envelope. Business refusals have the same shape with HTTP 200. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderFault"];
                };
            };
        };
    };
    readonly askRestock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The benefit's public id. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestockWish"];
            };
        };
        readonly responses: {
            /** @description Whether the member is waiting for it now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["RestockWish"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkAllowance: {
        readonly parameters: {
            readonly query?: {
                /** @description The chosen face value or kind. */
                readonly choiceId?: components["schemas"]["BenefitChoiceId"];
                /** @description How many; 1 by default. */
                readonly quantity?: number;
                /** @description Coins to pay out, for cash. */
                readonly amount?: number;
                /** @description The fee-free card to use for it. */
                readonly feeFreeCardId?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The benefit's public id. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Each prerequisite, met or not, and where to fix it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["BenefitAllowance"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The benefit's public id. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderForm"];
            };
        };
        readonly responses: {
            /** @description What ordering would cost. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OrderQuote"];
                    };
                };
            };
            /** @description A refusal in the envelope. Business refusals have the same shape with HTTP 200. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderFault"];
                };
            };
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only this type. */
                readonly type?: components["schemas"]["ExchangeType"];
                /** @description Only this state. */
                readonly state?: components["schemas"]["ExchangeState"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of orders. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OrderPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order's id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly revealOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order's id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The codes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OrderReveal"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly revokeOrder: {
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
                /** @description The order's id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The revoked order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly correctOrder: {
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
                /** @description The order's id. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderCorrection"];
            };
        };
        readonly responses: {
            /** @description The order, to be issued. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            /** @description A refusal in the envelope. Business refusals have the same shape with HTTP 200. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderFault"];
                };
            };
        };
    };
    readonly listGroupMembers: {
        readonly parameters: {
            readonly query?: {
                /** @description Members to look up, the parameter repeated for each. */
                readonly ids?: readonly components["schemas"]["Id"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The members found, in the order asked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupMemberList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getGroupMember: {
        readonly parameters: {
            readonly query: {
                /** @description Which member. */
                readonly memberId: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The member as the caller may see them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupMemberDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getGroupMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Identity, group, progress and reward. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupMe"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listAskedFollowUps: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this topic. */
                readonly topicId?: components["schemas"]["Id"];
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
            /** @description A page of follow-ups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TopicAskedPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getTopic: {
        readonly parameters: {
            readonly query: {
                /** @description Which topic. */
                readonly topicId: components["schemas"]["Id"];
                /** @description Also answer the first answers of each section. */
                readonly answers?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The topic. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TopicDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listAnsweredSections: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this topic. */
                readonly topicId?: components["schemas"]["Id"];
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
            /** @description A page of own answers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TopicAnsweredPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listUnansweredSections: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this topic. */
                readonly topicId?: components["schemas"]["Id"];
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
            /** @description A page of sections. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TopicUnansweredPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHostTopics: {
        readonly parameters: {
            readonly query?: {
                /** @description Only topics in this state. */
                readonly state?: components["schemas"]["GroupOpenState"];
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
            /** @description A page of topics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostTopicList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getHostTopic: {
        readonly parameters: {
            readonly query: {
                /** @description Which topic. */
                readonly topicId: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The topic. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostTopicDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHostTopicMembers: {
        readonly parameters: {
            readonly query?: {
                /** @description Standing in this topic instead of the whole group. */
                readonly topicId?: components["schemas"]["Id"];
                /** @description Only respondents in this state. */
                readonly state?: components["schemas"]["TopicMemberState"];
                /** @description Part of the nickname. */
                readonly name?: string;
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
            /** @description A page of respondents. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostTopicMemberPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly countHostTopicMembers: {
        readonly parameters: {
            readonly query?: {
                /** @description Counted in this topic. */
                readonly topicId?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostTopicMemberCounts"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly searchHostTopics: {
        readonly parameters: {
            readonly query: {
                /** @description Words to look for. */
                readonly title: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was found. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostSearch"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listTopics: {
        readonly parameters: {
            readonly query?: {
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
            /** @description A page of topics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TopicList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHostSections: {
        readonly parameters: {
            readonly query: {
                /** @description Which topic. */
                readonly topicId: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All sections in order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostSectionList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly decodeGroupTask: {
        readonly parameters: {
            readonly query: {
                /** @description Hash of the address `/bbs/{hash}`. */
                readonly hash: components["schemas"]["PublicId"];
            };
            readonly header?: never;
            readonly path?: never;
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
                        readonly data: components["schemas"]["GroupTask"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getFollowUpThread: {
        readonly parameters: {
            readonly query: {
                /** @description Which answer. */
                readonly responseId: components["schemas"]["Id"];
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
            /** @description The answer and a page of follow-ups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FollowUpThread"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listResponses: {
        readonly parameters: {
            readonly query: {
                /** @description Which section. */
                readonly sectionId: components["schemas"]["Id"];
                /** @description Only by this respondent. */
                readonly memberId?: components["schemas"]["Id"];
                /** @description By time of the answer; without it the oldest first. */
                readonly order?: components["schemas"]["ResponseOrder"];
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
            /** @description A page of answers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ResponsePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly createResponse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResponseCreate"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupResponse"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly editResponse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResponseEdit"];
            };
        };
        readonly responses: {
            /** @description The answer as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupResponse"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly createFollowUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The answer. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FollowUpCreate"];
            };
        };
        readonly responses: {
            /** @description What was said. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FollowUp"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getVote: {
        readonly parameters: {
            readonly query: {
                /** @description Which vote. */
                readonly voteId: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The vote. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SectionVote"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHostVotes: {
        readonly parameters: {
            readonly query?: {
                /** @description Which topic; without it all votes of the group. */
                readonly topicId?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The votes in the order of their sections. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostVoteList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly castVote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VoteCast"];
            };
        };
        readonly responses: {
            /** @description The vote with the own choice and the results shown now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SectionVote"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly downloadTopicResponses: {
        readonly parameters: {
            readonly query: {
                /** @description Which topic. */
                readonly topicId: components["schemas"]["Id"];
                /**
                 * @description How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts
                 *     alone; others read `FORBIDDEN`; guests without an account read 访客). Never a name or a number.
                 */
                readonly identity?: components["parameters"]["GroupIdentityMode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly downloadGroupMembers: {
        readonly parameters: {
            readonly query?: {
                /** @description Progress in this topic instead of the whole group. */
                readonly topicId?: components["schemas"]["Id"];
                /**
                 * @description How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts
                 *     alone; others read `FORBIDDEN`; guests without an account read 访客). Never a name or a number.
                 */
                readonly identity?: components["parameters"]["GroupIdentityMode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHostResponses: {
        readonly parameters: {
            readonly query?: {
                /** @description Only answers in this topic. */
                readonly topicId?: components["parameters"]["ResponseTopicId"];
                /** @description Only answers in this section. */
                readonly sectionId?: components["parameters"]["ResponseSectionId"];
                /** @description Only answers by this respondent. */
                readonly memberId?: components["parameters"]["ResponseMemberId"];
                /** @description Answers with any of these tags. Repeat the parameter for each. */
                readonly tagIds?: components["parameters"]["ResponseTagIds"];
                /**
                 * @description Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.
                 * @example [
                 *       "city:成都"
                 *     ]
                 */
                readonly attributes?: components["parameters"]["ResponseAttributes"];
                /** @description Only answers with an attachment of this kind. */
                readonly media?: components["parameters"]["ResponseMedia"];
                /** @description Only answers with a follow-up, or only those without. */
                readonly hasFollowUp?: components["parameters"]["ResponseHasFollowUp"];
                /** @description Only answers the caller starred, or only the others. */
                readonly starred?: components["parameters"]["ResponseStarred"];
                /** @description Only answers that contain these words. */
                readonly words?: components["parameters"]["ResponseWords"];
                /** @description Only answers below the caller's unread divider, or only those above it. */
                readonly unread?: components["parameters"]["ResponseUnread"];
                /** @description The deleted answers instead of those that stand. */
                readonly deleted?: components["parameters"]["ResponseDeletedOnly"];
                /** @description Only these answers, for a page that shows them already; the parameter repeated for each. */
                readonly responseIds?: components["parameters"]["ResponseIds"];
                /** @description By time of the answer; without it the newest first. */
                readonly order?: components["schemas"]["ResponseOrder"];
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
            /** @description A page of answers. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostResponsePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listResponseTopics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Topics in order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ResponseTopicList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listResponseTags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tags. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ResponseTagList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listResponseAttributes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Attributes with their values. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ResponseAttributeList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly deleteResponses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResponseDelete"];
            };
        };
        readonly responses: {
            /** @description How many were deleted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ResponseDeleted"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly downloadResponseTable: {
        readonly parameters: {
            readonly query?: {
                /** @description Only answers in this topic. */
                readonly topicId?: components["parameters"]["ResponseTopicId"];
                /** @description Only answers in this section. */
                readonly sectionId?: components["parameters"]["ResponseSectionId"];
                /** @description Only answers by this respondent. */
                readonly memberId?: components["parameters"]["ResponseMemberId"];
                /** @description Answers with any of these tags. Repeat the parameter for each. */
                readonly tagIds?: components["parameters"]["ResponseTagIds"];
                /**
                 * @description Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.
                 * @example [
                 *       "city:成都"
                 *     ]
                 */
                readonly attributes?: components["parameters"]["ResponseAttributes"];
                /** @description Only answers with an attachment of this kind. */
                readonly media?: components["parameters"]["ResponseMedia"];
                /** @description Only answers with a follow-up, or only those without. */
                readonly hasFollowUp?: components["parameters"]["ResponseHasFollowUp"];
                /** @description Only answers the caller starred, or only the others. */
                readonly starred?: components["parameters"]["ResponseStarred"];
                /** @description Only answers that contain these words. */
                readonly words?: components["parameters"]["ResponseWords"];
                /** @description Only answers below the caller's unread divider, or only those above it. */
                readonly unread?: components["parameters"]["ResponseUnread"];
                /**
                 * @description How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts
                 *     alone; others read `FORBIDDEN`; guests without an account read 访客). Never a name or a number.
                 */
                readonly identity?: components["parameters"]["GroupIdentityMode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook; without a match only its heading. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly downloadMemberTable: {
        readonly parameters: {
            readonly query?: {
                /** @description Only answers in this topic. */
                readonly topicId?: components["parameters"]["ResponseTopicId"];
                /** @description Only answers in this section. */
                readonly sectionId?: components["parameters"]["ResponseSectionId"];
                /** @description Only answers by this respondent. */
                readonly memberId?: components["parameters"]["ResponseMemberId"];
                /** @description Answers with any of these tags. Repeat the parameter for each. */
                readonly tagIds?: components["parameters"]["ResponseTagIds"];
                /**
                 * @description Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.
                 * @example [
                 *       "city:成都"
                 *     ]
                 */
                readonly attributes?: components["parameters"]["ResponseAttributes"];
                /** @description Only answers with an attachment of this kind. */
                readonly media?: components["parameters"]["ResponseMedia"];
                /** @description Only answers with a follow-up, or only those without. */
                readonly hasFollowUp?: components["parameters"]["ResponseHasFollowUp"];
                /** @description Only answers the caller starred, or only the others. */
                readonly starred?: components["parameters"]["ResponseStarred"];
                /** @description Only answers that contain these words. */
                readonly words?: components["parameters"]["ResponseWords"];
                /** @description Only answers below the caller's unread divider, or only those above it. */
                readonly unread?: components["parameters"]["ResponseUnread"];
                /**
                 * @description How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts
                 *     alone; others read `FORBIDDEN`; guests without an account read 访客). Never a name or a number.
                 */
                readonly identity?: components["parameters"]["GroupIdentityMode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook; without a match only its heading. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly downloadResponseAttachments: {
        readonly parameters: {
            readonly query?: {
                /** @description Only answers in this topic. */
                readonly topicId?: components["parameters"]["ResponseTopicId"];
                /** @description Only answers in this section. */
                readonly sectionId?: components["parameters"]["ResponseSectionId"];
                /** @description Only answers by this respondent. */
                readonly memberId?: components["parameters"]["ResponseMemberId"];
                /** @description Answers with any of these tags. Repeat the parameter for each. */
                readonly tagIds?: components["parameters"]["ResponseTagIds"];
                /**
                 * @description Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.
                 * @example [
                 *       "city:成都"
                 *     ]
                 */
                readonly attributes?: components["parameters"]["ResponseAttributes"];
                /** @description Only answers with an attachment of this kind. */
                readonly media?: components["parameters"]["ResponseMedia"];
                /** @description Only answers with a follow-up, or only those without. */
                readonly hasFollowUp?: components["parameters"]["ResponseHasFollowUp"];
                /** @description Only answers the caller starred, or only the others. */
                readonly starred?: components["parameters"]["ResponseStarred"];
                /** @description Only answers that contain these words. */
                readonly words?: components["parameters"]["ResponseWords"];
                /** @description Only answers below the caller's unread divider, or only those above it. */
                readonly unread?: components["parameters"]["ResponseUnread"];
                /**
                 * @description How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts
                 *     alone; others read `FORBIDDEN`; guests without an account read 访客). Never a name or a number.
                 */
                readonly identity?: components["parameters"]["GroupIdentityMode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The archive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listGroupAttachments: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this topic. */
                readonly topicId?: components["schemas"]["Id"];
                /** @description Only of this section. */
                readonly sectionId?: components["schemas"]["Id"];
                /** @description Only of this member. */
                readonly memberId?: components["schemas"]["Id"];
                /** @description Only of this kind. */
                readonly kind?: components["schemas"]["GroupMediaKind"];
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
            /** @description A page of attachments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupAttachmentPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addGroupAttachment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupAttachmentCreate"];
            };
        };
        readonly responses: {
            /** @description The attachment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupMedia"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly downloadGroupAttachments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupAttachmentDownload"];
            };
        };
        readonly responses: {
            /** @description The archive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly removeGroupAttachments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupAttachmentRemove"];
            };
        };
        readonly responses: {
            /** @description How many were removed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupAttachmentRemoved"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listMyGroups: {
        readonly parameters: {
            readonly query?: {
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
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["MyGroupPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly findDiscussion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Of a topic, a section, an own answer, or a follow-up below one. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The group and the place in it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["DiscussionRef"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Hash of the group's task. */
                readonly hash: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The group as anyone with the link may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Group"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly sendGroupCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Hash of the group's task. */
                readonly hash: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The request was taken. */
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
    readonly loginGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Hash of the group's task. */
                readonly hash: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupLogin"];
            };
        };
        readonly responses: {
            /** @description The session and who it belongs to. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupSession"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly createGroupTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Hash of the group's task. */
                readonly hash: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly loginGroupWithTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Hash of the group's task. */
                readonly hash: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupTicketLogin"];
            };
        };
        readonly responses: {
            /** @description The session and who it belongs to. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupSession"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly updateGroupProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Hash of the group's task. */
                readonly hash: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupProfileUpdate"];
            };
        };
        readonly responses: {
            /** @description The identity from now on. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupIdentity"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly searchTopics: {
        readonly parameters: {
            readonly query: {
                /** @description Words to look for. */
                readonly title: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The topics. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TopicSearch"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly markSectionsRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SectionReads"];
            };
        };
        readonly responses: {
            /** @description Where the dividers stand now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SectionReadList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly remindGroupMembers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TopicReminder"];
            };
        };
        readonly responses: {
            /** @description How many were reminded, and who was not and why. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TopicReminded"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly tagResponses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResponseTagging"];
            };
        };
        readonly responses: {
            /** @description The tags of the group as they are now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ResponseTagList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly restoreResponses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResponseRestore"];
            };
        };
        readonly responses: {
            /** @description How many were restored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ResponseRestored"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly starResponse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResponseStar"];
            };
        };
        readonly responses: {
            /** @description Starred, or not any more. */
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
    readonly getHostingAccess: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the caller may make groups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostingAccess"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly createHostingTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly loginHosting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupTicketLogin"];
            };
        };
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Session"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listGroupDownloads: {
        readonly parameters: {
            readonly query?: {
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
            /** @description A page of downloads. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupDownloadPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listResponseWords: {
        readonly parameters: {
            readonly query?: {
                /** @description Only answers in this topic. */
                readonly topicId?: components["parameters"]["ResponseTopicId"];
                /** @description Only answers in this section. */
                readonly sectionId?: components["parameters"]["ResponseSectionId"];
                /** @description Only answers by this respondent. */
                readonly memberId?: components["parameters"]["ResponseMemberId"];
                /** @description Answers with any of these tags. Repeat the parameter for each. */
                readonly tagIds?: components["parameters"]["ResponseTagIds"];
                /**
                 * @description Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.
                 * @example [
                 *       "city:成都"
                 *     ]
                 */
                readonly attributes?: components["parameters"]["ResponseAttributes"];
                /** @description Only answers with an attachment of this kind. */
                readonly media?: components["parameters"]["ResponseMedia"];
                /** @description Only answers with a follow-up, or only those without. */
                readonly hasFollowUp?: components["parameters"]["ResponseHasFollowUp"];
                /** @description Only answers the caller starred, or only the others. */
                readonly starred?: components["parameters"]["ResponseStarred"];
                /** @description Only answers that contain these words. */
                readonly words?: components["parameters"]["ResponseWords"];
                /** @description Only answers below the caller's unread divider, or only those above it. */
                readonly unread?: components["parameters"]["ResponseUnread"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The words of filtered answers, most frequent first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ResponseWordList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getVoiceCoverage: {
        readonly parameters: {
            readonly query?: {
                /** @description Key of the attribute; without it everybody is one segment. */
                readonly attribute?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who has spoken about what. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["VoiceCoverage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getFollowUpRadar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What deserves the host's next question. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FollowUpRadar"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listQuotes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts
                 *     alone; others read `FORBIDDEN`; guests without an account read 访客). Never a name or a number.
                 */
                readonly identity?: components["parameters"]["GroupIdentityMode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The quote board. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuoteList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addQuote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        readonly responses: {
            /** @description Put a passage on the quote board. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuoteList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly orderQuotes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuoteOrder"];
            };
        };
        readonly responses: {
            /** @description Order the quote board. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuoteList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listInvitingAttributes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description By which attributes hosts may invite members. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["InvitingAttributeList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHostedGroups: {
        readonly parameters: {
            readonly query?: {
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
            /** @description The groups a host makes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostedGroupPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly createHostedGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewHostedGroup"];
            };
        };
        readonly responses: {
            /** @description Make a group, as a draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostedGroup"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getHostedGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One group with its settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostedGroup"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly updateHostedGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HostedGroupUpdate"];
            };
        };
        readonly responses: {
            /** @description Change the settings of a group. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostedGroup"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly moveHostedGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupMoveRequest"];
            };
        };
        readonly responses: {
            /** @description Move a group on in its life. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HostedGroup"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getRehearsal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rehearsal. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["RehearsalState"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly startRehearsal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new rehearsal. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["RehearsalState"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly createRehearsalTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupTicket"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly endRehearsal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No rehearsal. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["RehearsalState"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getGuide: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The guide as its hosts edit it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Guide"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addGuideTopics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewGuideTopics"];
            };
        };
        readonly responses: {
            /** @description Add topics with their sections. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Guide"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly updateGuideTopic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
                /** @description Which topic. */
                readonly topicId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GuideTopicUpdate"];
            };
        };
        readonly responses: {
            /** @description Change a topic. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Guide"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addGuideSection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
                /** @description Which topic. */
                readonly topicId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewGuideSection"];
            };
        };
        readonly responses: {
            /** @description Add a section to a topic. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Guide"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly updateGuideSection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
                /** @description Which section. */
                readonly sectionId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GuideSectionUpdate"];
            };
        };
        readonly responses: {
            /** @description Change a section. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Guide"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly closeGuideSection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
                /** @description Which section. */
                readonly sectionId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GuideSectionClosing"];
            };
        };
        readonly responses: {
            /** @description Close a section now, and put another question in its place. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Guide"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly removeFromGuide: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GuideRemoval"];
            };
        };
        readonly responses: {
            /** @description Remove a topic or a section that nobody answered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Guide"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly orderGuide: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GuideOrder"];
            };
        };
        readonly responses: {
            /** @description Put topics and sections in order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Guide"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addGuideFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupAttachmentCreate"];
            };
        };
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupMedia"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getGuideUploadForm: {
        readonly parameters: {
            readonly query: {
                /** @description Extension of the original file name, in lower case. */
                readonly extension: string;
                /** @description Size in bytes; larger files are refused. */
                readonly size: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Where to send the form, and its fields. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["UploadPolicy"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listGroupChanges: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was changed since the opening. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupChangePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listInvitations: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Only people in this state. */
                readonly state?: components["schemas"]["GroupInvitationState"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who is invited. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupInvitationPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addInvitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewInvitations"];
            };
        };
        readonly responses: {
            /** @description Invite people by mobile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupInvitationOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly inviteMembers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberInvitations"];
            };
        };
        readonly responses: {
            /** @description Invite members by their attributes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupInvitationOutcome"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly withdrawInvitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupInvitationIds"];
            };
        };
        readonly responses: {
            /** @description Withdraw invitations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupInvitationCount"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly sendInvitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupInvitationIds"];
            };
        };
        readonly responses: {
            /** @description Send invitations again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupInvitationCount"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listPeopleTags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Tags of people. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PeopleTagList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly savePeopleTag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PeopleTagRequest"];
            };
        };
        readonly responses: {
            /** @description Add or rename a tag of people. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PeopleTagList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly tagPeople: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PeopleTagging"];
            };
        };
        readonly responses: {
            /** @description Give people a tag, or take it off. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PeopleTagList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listGroupRewards: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was reckoned at the closing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupRewardPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly takeOutOfReward: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which group. */
                readonly groupId: components["schemas"]["Id"];
                /** @description Which respondent. */
                readonly personId: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeOutRequest"];
            };
        };
        readonly responses: {
            /** @description Take a person out of the reward, or put them back. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["GroupRewardRow"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
}
