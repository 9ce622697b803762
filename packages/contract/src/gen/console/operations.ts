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
    readonly "/new-devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List own sign-ins at new devices */
        readonly get: operations["listNewDevices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/new-devices/{id}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm a new device as your own */
        readonly post: operations["confirmNewDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/new-devices/{id}/deny": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Say that a new device is somebody else's */
        readonly post: operations["denyNewDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the own passkeys */
        readonly get: operations["listOperatorPasskeys"];
        readonly put?: never;
        /** Add a passkey that the browser made */
        readonly post: operations["addOperatorPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Start adding a passkey */
        readonly post: operations["startOperatorPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/{id}/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rename an own passkey */
        readonly post: operations["renameOperatorPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/{id}/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Remove an own passkey */
        readonly post: operations["removeOperatorPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/passkey/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Start signing in by passkey */
        readonly post: operations["startPasskeySignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in by passkey */
        readonly post: operations["signInByPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List operators */
        readonly get: operations["listOperators"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add an operator */
        readonly post: operations["addOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an operator */
        readonly get: operations["getOperator"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators/{name}/roles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the roles of an operator */
        readonly post: operations["setOperatorRoles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators/{name}/sessions/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End sessions of an operator */
        readonly post: operations["endOperatorSessions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators/{name}/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reset password and second factor of an operator */
        readonly post: operations["resetOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators/{name}/active": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Close an account, or open it again */
        readonly post: operations["setOperatorActive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operators/{name}/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take the one-time link that a second person agreed to */
        readonly post: operations["takeOperatorLink"];
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
    readonly "/tasks/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the file of a task */
        readonly get: operations["getTaskFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/task-attributes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the attributes that a task may ask for */
        readonly get: operations["listTaskAttributes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/task-files/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a task file, and show what members would see */
        readonly post: operations["checkTaskFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/task-files/path": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Walk the questionnaire of a file or a task with given answers, and show where they lead
         * @description It reads and stores nothing. Answers that no rule reads may be missing.
         */
        readonly post: operations["traceTaskPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/task-files/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish the task of a file, or change a task that is there
         * @description Of a task that is there it changes the title, the texts, the cover, the tags, whom it is for and the questionnaire, and moves the end later. Rewards, seats and the use of the data stay.
         */
        readonly post: operations["importTaskFile"];
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
    readonly "/tasks/{id}/soft-launch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pause a task when its first people have a seat */
        readonly post: operations["softLaunchTask"];
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
    readonly "/tasks/{id}/data-use": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Correct what happens with the data of later starters */
        readonly post: operations["correctTaskDataUse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/examples": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the example pictures of what is handed in */
        readonly post: operations["setTaskExamples"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/answer-files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show the files of one participation's answers */
        readonly post: operations["showAnswerFiles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the figures of a task */
        readonly get: operations["getTaskFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/participations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the participations of a task
         * @description None for the task of a discussion group, whose people are listed by pseudonym on the page of the group.
         */
        readonly get: operations["listTaskParticipations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/participations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a participation */
        readonly get: operations["getParticipation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/participations/{id}/answers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show all answers of a participation */
        readonly post: operations["showParticipationAnswers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/participations/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reject a complete of our own host, and take its coins back */
        readonly post: operations["rejectComplete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/participations/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take the rejection of a complete back */
        readonly post: operations["restoreComplete"];
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
        /** List or find members */
        readonly get: operations["listOperatorMembers"];
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
    readonly "/members/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Export all data of a member */
        readonly post: operations["exportMemberData"];
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
    readonly "/benefits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List benefits */
        readonly get: operations["listOperatorBenefits"];
        readonly put?: never;
        /** Add a benefit */
        readonly post: operations["addBenefit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a benefit */
        readonly get: operations["getOperatorBenefit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/sale": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put a benefit on or off sale */
        readonly post: operations["setBenefitSale"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/times": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set when the sale of a benefit begins and ends */
        readonly post: operations["setBenefitTimes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/price": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change a price */
        readonly post: operations["setBenefitPrice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add to a stock, or take from it */
        readonly post: operations["changeBenefitStock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/limits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change how many a member may order */
        readonly post: operations["setBenefitLimits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/pictures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set the pictures of a benefit */
        readonly post: operations["setBenefitPictures"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/texts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change what members read of a benefit, and who may order it */
        readonly post: operations["setBenefitTexts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/choices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add a choice to a benefit */
        readonly post: operations["addBenefitChoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/choices/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the name of a choice */
        readonly post: operations["renameBenefitChoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/choices/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a choice off a benefit */
        readonly post: operations["removeBenefitChoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/codes/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Load card codes, sealed */
        readonly post: operations["importCardCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/benefits/{id}/codes/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraw card codes that no order needs */
        readonly post: operations["withdrawCardCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List orders */
        readonly get: operations["listOperatorOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an order */
        readonly get: operations["getOperatorOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/pass": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pass an order, so that it is issued */
        readonly post: operations["passOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/refuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refuse an order; its coins go back */
        readonly post: operations["refuseOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Issue again what failed */
        readonly post: operations["retryOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Revoke an order that is not issued; its coins go back */
        readonly post: operations["revokeOperatorOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/paid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Say that a held order was paid */
        readonly post: operations["markOrderPaid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/unpaid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Say that a held order was not paid */
        readonly post: operations["markOrderUnpaid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/ship": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Say that a parcel is on its way */
        readonly post: operations["shipOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/undo-shipment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Undo a shipment within a day */
        readonly post: operations["undoShipment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/destination": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show where an order goes */
        readonly post: operations["showOrderDestination"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/correct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Correct a mistyped destination of an order that is not issued
         * @description What is left out stays. Money and top-ups need a second person. A failed order is issued again, as a new attempt.
         */
        readonly post: operations["correctOrderDestination"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/providers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the providers that pay money out */
        readonly get: operations["listProviders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/providers/{channel}/budget": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set what a provider may pay out in a day */
        readonly post: operations["setProviderBudget"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/providers/{channel}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pause a provider; its orders wait */
        readonly post: operations["pauseProvider"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/providers/{channel}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let a provider go on */
        readonly post: operations["resumeProvider"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shipments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Say that the parcels of a file are on their way
         * @description The id of the outcome is the id of the run. What was recorded before does not change.
         */
        readonly post: operations["recordShipments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shipments/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a file of tracking numbers */
        readonly post: operations["checkShipments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the orders of a member */
        readonly get: operations["listOperatorMemberOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/hand-ins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List photos and proofs that wait for review */
        readonly get: operations["listHandIns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/hand-ins/reasons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List prepared reasons */
        readonly get: operations["listHandInReasons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/second-looks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List verdicts to look at again */
        readonly get: operations["listSecondLooks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/second-looks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a submission to look at again */
        readonly get: operations["getSecondLook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/second-looks/{id}/look": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Say what one would have decided */
        readonly post: operations["lookAgain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/hand-ins/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a hand-in */
        readonly get: operations["getHandIn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/hand-ins/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Accept a hand-in, and pay it */
        readonly post: operations["approveHandIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/hand-ins/{id}/return": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask for a better one */
        readonly post: operations["returnHandIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/hand-ins/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refuse a hand-in */
        readonly post: operations["rejectHandIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List tickets and appeals */
        readonly get: operations["listOperatorTickets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ticket-figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read how fast tickets are answered */
        readonly get: operations["getTicketFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a ticket */
        readonly get: operations["getOperatorTicket"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a ticket yours */
        readonly post: operations["acceptTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Say that you work on it */
        readonly post: operations["startTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/ask": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask the member for more */
        readonly post: operations["askTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Answer a ticket */
        readonly post: operations["answerTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Write a note to colleagues */
        readonly post: operations["noteTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/hand-over": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Hand a ticket over to a colleague */
        readonly post: operations["handOverTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/decide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Decide an appeal */
        readonly post: operations["decideTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Merge a ticket into another of the member */
        readonly post: operations["mergeTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tickets/{number}/separate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Separate a merged ticket again */
        readonly post: operations["separateTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/canned-answers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List canned answers */
        readonly get: operations["listCannedAnswers"];
        readonly put?: never;
        /**
         * Make or change a canned answer
         * @description Without `id` it makes one.
         */
        readonly post: operations["saveCannedAnswer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/canned-answers/{id}/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Remove a canned answer */
        readonly post: operations["removeCannedAnswer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the cards of a member */
        readonly get: operations["listOperatorMemberCards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/penalties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the penalties of a member */
        readonly get: operations["listOperatorMemberPenalties"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List where a member is signed in */
        readonly get: operations["listOperatorMemberSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List whom a member invited */
        readonly get: operations["listOperatorMemberInvitations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/invitation-tree": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read who invited a member and whom they invited */
        readonly get: operations["getInvitationTree"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Count the discussion groups of a member */
        readonly get: operations["getOperatorMemberGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/participations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the participations of a member */
        readonly get: operations["listOperatorMemberParticipations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find objects by number, code, or name
         * @description Orders and tickets by their whole number, participations and rows of the ledger by their whole support code, and
         *     groups, benefits, campaigns and partners by a part of their name. Groups also by the beginning of the nickname of somebody
         *     in them. Members and tasks have lists of their own.
         */
        readonly get: operations["searchObjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/quality": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the changes of a member's quality */
        readonly get: operations["listOperatorMemberQuality"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/credit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the changes of a member's credit */
        readonly get: operations["listOperatorMemberCredit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the messages of a member */
        readonly get: operations["listOperatorMemberMessages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/quality/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the quality of a member */
        readonly post: operations["changeMemberQuality"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/credit/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the credit of a member */
        readonly post: operations["changeMemberCredit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/debt/forgive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Forgive coins that a member owes */
        readonly post: operations["forgiveMemberDebt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/cards/give": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give a member a card */
        readonly post: operations["giveMemberCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/cards/take": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a card back */
        readonly post: operations["takeMemberCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/penalties/give": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Penalise a member */
        readonly post: operations["givePenalty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/penalties/lift": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End a penalty early */
        readonly post: operations["liftPenalty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/sessions/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End a sign-in of a member */
        readonly post: operations["endMemberSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/id-check/decide": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Decide a real-name check by hand */
        readonly post: operations["decideIdCheck"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/id-check/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Erase the real-name checks of a member */
        readonly post: operations["resetIdCheck"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/mobile/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the lost mobile of a member */
        readonly post: operations["changeLostMobile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/closing/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Start the deletion of an account */
        readonly post: operations["startMemberClosing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/closing/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stop the deletion of an account */
        readonly post: operations["stopMemberClosing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/closing/speed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let a deletion happen within the hour */
        readonly post: operations["speedMemberClosing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/host/name": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let a member make discussion groups */
        readonly post: operations["nameGroupHost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/host/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End a member’s right to make discussion groups */
        readonly post: operations["removeGroupHost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/nickname/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reset a nickname */
        readonly post: operations["resetNickname"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/avatar/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Remove a picture */
        readonly post: operations["resetAvatar"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/invitations/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Restore a void invitation */
        readonly post: operations["restoreInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/members/{id}/invitations/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make an invitation void */
        readonly post: operations["voidInvitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the overview */
        readonly get: operations["getOverview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/day-figures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the figures of today */
        readonly get: operations["getDayFigures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the state of the system */
        readonly get: operations["getSystemState"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sites": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the sites with their maintenance */
        readonly get: operations["listSiteStates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sites/{site}/maintenance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close a site for maintenance, or change what is planned
         * @description Calls of that site are refused with SITE_MAINTENANCE until an operator ends the maintenance.
         */
        readonly post: operations["planMaintenance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sites/{site}/maintenance/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Open a site again, or drop what is planned */
        readonly post: operations["endMaintenance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/networks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List networks from which nobody starts a task
         * @description Only their first half is stored.
         */
        readonly get: operations["listBlockedNetworks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/networks/block": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let nobody start a task from a network
         * @description Open participations go on. A network wider than one line needs a second person.
         */
        readonly post: operations["blockNetwork"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/networks/{id}/allow": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let people of a network start tasks again */
        readonly post: operations["allowNetwork"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the own exports of the last day */
        readonly get: operations["listExports"];
        readonly put?: never;
        /** Export a list */
        readonly post: operations["exportList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/exports/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Download an own export */
        readonly get: operations["downloadExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the views of a list */
        readonly get: operations["listSavedViews"];
        readonly put?: never;
        /**
         * Save a view of a list
         * @description An own view of this name is replaced.
         */
        readonly post: operations["saveView"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/views/{id}/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Delete an own view */
        readonly post: operations["deleteView"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bulk-runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the last bulk acts */
        readonly get: operations["listBulkRuns"];
        readonly put?: never;
        /**
         * Do an act on many objects
         * @description Each object is done, refused or passed to a second person on its own. The id of the outcome is the id of the run.
         */
        readonly post: operations["runBulkAct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bulk-runs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a bulk act */
        readonly get: operations["getBulkRun"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bulk-runs/{id}/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stop a bulk act
         * @description What was done stays. Who may do the act may stop it.
         */
        readonly post: operations["stopBulkRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List jobs that failed for good */
        readonly get: operations["listFailedJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List what jobs wait, by name */
        readonly get: operations["listWaitingJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Retry all failed jobs of a name */
        readonly post: operations["retryJobs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Retry a failed job */
        readonly post: operations["retryJob"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/held-pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List pay that is held for review */
        readonly get: operations["listHeldPay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/held-pay/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read pay that is or was held for review */
        readonly get: operations["getHeldPay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/held-pay/{id}/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pay what is held */
        readonly post: operations["payHeld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/held-pay/{id}/refuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take held pay back */
        readonly post: operations["refuseHeld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List discussion groups */
        readonly get: operations["listOperatorGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a discussion group */
        readonly get: operations["getOperatorGroup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/pay/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm what a group pays */
        readonly post: operations["confirmGroupPay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/pay/hold": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Hold the pay-out of a group */
        readonly post: operations["holdGroupPay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/pay/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End the hold of a pay-out */
        readonly post: operations["releaseGroupPay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/pay/refuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refuse the pay-out of a group */
        readonly post: operations["refuseGroupPay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/pay/take-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a person out of a pay-out */
        readonly post: operations["takeOutOfGroupPay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/people": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the people of a group */
        readonly get: operations["listOperatorGroupPeople"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/answers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the answers of a group */
        readonly get: operations["listOperatorGroupAnswers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Close a group and tally its rewards */
        readonly post: operations["closeOperatorGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Archive a closed group */
        readonly post: operations["archiveOperatorGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/hand-over": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Hand a group over to another host */
        readonly post: operations["handOverGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/answers/take-down": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take an answer down */
        readonly post: operations["takeDownGroupAnswer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/groups/{id}/answers/put-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put back an answer that an operator took down */
        readonly post: operations["putBackGroupAnswer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List partners */
        readonly get: operations["listPartners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partner-files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add a partner or change its settings */
        readonly post: operations["savePartner"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partner-files/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check the file of a partner */
        readonly post: operations["checkPartnerFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a partner */
        readonly get: operations["getPartner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what an entry and every return of a partner do
         * @description Sends nobody anywhere and stores nothing. The sessions in the addresses are made up.
         */
        readonly get: operations["testPartner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show the keys of a partner */
        readonly post: operations["showPartnerKeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/keys/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a new key, and say until when the one before is accepted */
        readonly post: operations["rotatePartnerKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/keys/until": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let the older of two keys live longer or shorter */
        readonly post: operations["movePartnerKeyEnd"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/keys/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End the older of two keys */
        readonly post: operations["endPartnerKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/active": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turn a partner on or off */
        readonly post: operations["setPartnerActive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List campaigns */
        readonly get: operations["listOperatorCampaigns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaign-files/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a campaign, and show what members would see */
        readonly post: operations["checkCampaignFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaign-files/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Publish a campaign, its odds and the hash of its seed */
        readonly post: operations["publishCampaign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a campaign */
        readonly get: operations["getOperatorCampaign"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read what the file of a campaign said, to copy it */
        readonly get: operations["getCampaignFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/wins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the draws that won */
        readonly get: operations["listCampaignWins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pause a campaign */
        readonly post: operations["pauseCampaign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let a paused campaign go on */
        readonly post: operations["resumeCampaign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/dates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Move the dates of a published campaign */
        readonly post: operations["moveCampaignDates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End a campaign and publish its seed */
        readonly post: operations["endOperatorCampaign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/wins/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Void a win that nobody claimed */
        readonly post: operations["voidCampaignWin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/wins/extend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give a winner more time to claim */
        readonly post: operations["extendCampaignClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/campaigns/{id}/prizes/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add pieces to a prize */
        readonly post: operations["addCampaignPieces"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quiz-questions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the questions of the daily quiz
         * @description Those that can be asked, by id.
         */
        readonly get: operations["listQuizQuestions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quiz-questions/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a file of questions */
        readonly post: operations["checkQuizQuestions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quiz-questions/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add questions to the bank of the daily quiz, or change some
         * @description A changed question becomes a new version. Tries that run keep what they showed.
         */
        readonly post: operations["importQuizQuestions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quiz-questions/{id}/retire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask a question no more */
        readonly post: operations["retireQuizQuestion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/applications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List applications for cooperation and of campus ambassadors
         * @description Without what the applicants wrote.
         */
        readonly get: operations["listApplications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/applications/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an application
         * @description Names and contacts are masked.
         */
        readonly get: operations["getOperatorApplication"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/applications/{number}/show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show who applied */
        readonly post: operations["showApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/applications/{number}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take an application up, accept or decline it
         * @description The applicant reads the note. What is decided can be corrected, but not reopened.
         */
        readonly post: operations["moveApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/poll-proposals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the questions that members propose as polls */
        readonly get: operations["listPollProposals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/poll-proposals/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a question that a member proposes as a poll */
        readonly get: operations["getPollProposal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/poll-proposals/{id}/show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show a member's question as a poll, and pay it */
        readonly post: operations["showPollProposal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/poll-proposals/{id}/refuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refuse a member's question; the member reads the reason */
        readonly post: operations["refusePollProposal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List content, such as banners, notices and courses */
        readonly get: operations["listContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show a text as members would see it */
        readonly post: operations["previewContentText"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/help-sections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the sections of help */
        readonly get: operations["listHelpSections"];
        readonly put?: never;
        /** Add a section of help, or rename and move one */
        readonly post: operations["saveHelpSection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/{kind}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read content, such as a banner, a notice or a course */
        readonly get: operations["getContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/{kind}/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Publish new content, now or at its time */
        readonly post: operations["publishContent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/{kind}/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change content */
        readonly post: operations["editContent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/{kind}/{id}/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraw content; a poll closes */
        readonly post: operations["withdrawContent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/{kind}/{id}/draft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an unpublished draft */
        readonly get: operations["getContentDraft"];
        readonly put?: never;
        /**
         * Save a draft without publishing it
         * @description Members never see it. `version` is the version that the operator saw; 0 for none. Publishing or changing the content removes its draft.
         */
        readonly post: operations["saveContentDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/{kind}/{id}/draft/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Throw a draft away */
        readonly post: operations["removeContentDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content-drafts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List unpublished drafts */
        readonly get: operations["listContentDrafts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/course-videos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin or continue the upload of a course's video
         * @description In parts, as `continueUpload` of the members does: the same id of the same operator continues it. An MP4 of at most 500 MB. `watchCourseVideo` checks it and puts it into use.
         */
        readonly post: operations["continueCourseVideo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/course-videos/watch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check an uploaded video, and get an address to watch it
         * @description A new upload is checked by its first bytes and put into use; only who uploaded it does that. A video in use is for every editor. What no course, version or draft has named for two days is removed.
         */
        readonly post: operations["watchCourseVideo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content-pictures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a picture for content, a benefit or a task
         * @description A JPEG, PNG, WebP or GIF of at most 4 MB. It becomes a WebP of at most 2,000 pixels a side, without place or camera, at an address that everybody can read. The same picture has the same address.
         */
        readonly post: operations["addContentPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/award-months": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the months whose awards were confirmed */
        readonly get: operations["listAwardMonths"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/award-months/{month}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the awards of a month, and who comes into question */
        readonly get: operations["getAwardMonth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/award-months/{month}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm the awards of a month, and pay their new winners
         * @description Who has an award already keeps it and is paid nothing again. More than 200,000 coins need a second person.
         */
        readonly post: operations["confirmAwards"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/award-months/{month}/take-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take an award back from one member
         * @description Its coins and credit go back once. Spent coins become a debt. The member reads the reason, and the public list leaves them out. More than 5,000 coins need a second person.
         */
        readonly post: operations["takeAwardBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rule-numbers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the numbers of rules with their changes */
        readonly get: operations["listRuleNumbers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rule-numbers/{name}/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change a number of a rule, now or from a time on
         * @description What was decided before keeps the number that held then.
         */
        readonly post: operations["setRuleNumber"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rule-numbers/{name}/drop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Drop a change of a number before it holds */
        readonly post: operations["dropRuleNumber"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/legal-texts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the versions of the legal texts, and how many members agreed */
        readonly get: operations["listLegalTexts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/legal-texts/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Show a legal text as members would see it */
        readonly post: operations["previewLegalText"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/legal-texts/{kind}/draft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read what was written of a new version */
        readonly get: operations["getLegalDraft"];
        readonly put?: never;
        /**
         * Keep what is written of a new version
         * @description Members never see it. Publishing a version removes the draft of its text.
         */
        readonly post: operations["saveLegalDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/legal-texts/{kind}/draft/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Throw the draft of a new version away */
        readonly post: operations["removeLegalDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/legal-texts/{kind}/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a version of a legal text that holds from a later day
         * @description Members read a notice about it at once. Once it holds, nothing changes it any more.
         */
        readonly post: operations["addLegalText"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/legal-texts/{kind}/versions/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read one version of a legal text, and the one that it replaces */
        readonly get: operations["getLegalVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/legal-texts/{kind}/versions/{version}/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take back a version of a legal text before it holds */
        readonly post: operations["withdrawLegalText"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/help-misses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List searches of help that found nothing
         * @description Words, how often and when, of the last 90 days; never who searched.
         */
        readonly get: operations["listHelpMisses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/help-misses/dismiss": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a search off the list, for example after writing an article */
        readonly post: operations["dismissHelpMiss"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/reconcile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Compare the file of a partner with ours and carry out what differs */
        readonly post: operations["reconcilePartner"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partner-reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List what partners reported */
        readonly get: operations["listPartnerReports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partner-reports/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Carry out reports that did not fit */
        readonly post: operations["acceptPartnerReports"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partner-reports/dismiss": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Carry out nothing of reports that did not fit */
        readonly post: operations["dismissPartnerReports"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the tasks of a supplier */
        readonly get: operations["listSuppliedTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/tasks/supply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let a supplier ask the questions of a task */
        readonly post: operations["supplyTask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/tasks/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send nobody to a supplier for a task any more */
        readonly post: operations["endSupply"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/partners/{key}/hooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List what our server sent to an agent */
        readonly get: operations["listAgentHooks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/agent-hooks/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a hook once more */
        readonly post: operations["resendAgentHook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/open-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List open links */
        readonly get: operations["listOpenLinks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/open-links/make": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make an open link */
        readonly post: operations["makeOpenLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/open-links/{id}/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End an open link */
        readonly post: operations["endOpenLink"];
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
    readonly "/transfers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read one transfer of the ledger */
        readonly get: operations["getTransfer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read what happened with an object */
        readonly get: operations["readTimeline"];
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
         *       "isThis": true,
         *       "isNew": false
         *     }
         */
        readonly OperatorDevice: {
            readonly id: components["schemas"]["Id"];
            readonly device: string;
            readonly address: string;
            readonly signedInAt: components["schemas"]["Time"];
            readonly seenAt: components["schemas"]["Time"];
            readonly isThis: boolean;
            /** @description Whether its operator has not confirmed this device yet. */
            readonly isNew: boolean;
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
         * 新设备登录
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "device": "Chrome · Windows",
         *       "address": "203.0.113.7",
         *       "firstAt": "2026-11-21T08:30:00.000Z",
         *       "mayConfirm": true
         *     }
         */
        readonly NewDevice: {
            readonly id: components["schemas"]["Id"];
            readonly device: string;
            readonly address: string;
            readonly firstAt: components["schemas"]["Time"];
            /** @description Whether this session may confirm it: from a known device, or older than the sign-in. */
            readonly mayConfirm: boolean;
        };
        /**
         * 不是本人的登录
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "operator": "lin.yue",
         *       "device": "Chrome · Windows",
         *       "address": "203.0.113.7",
         *       "firstAt": "2026-11-21T08:30:00.000Z",
         *       "deniedAt": "2026-11-21T08:41:00.000Z"
         *     }
         */
        readonly DeniedDevice: {
            readonly id: components["schemas"]["Id"];
            readonly operator: components["schemas"]["OperatorName"];
            readonly device: string;
            readonly address: string;
            readonly firstAt: components["schemas"]["Time"];
            readonly deniedAt: components["schemas"]["Time"];
        };
        /**
         * 新设备登录
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "device": "Chrome · Windows",
         *           "address": "203.0.113.7",
         *           "firstAt": "2026-11-21T08:30:00.000Z",
         *           "mayConfirm": true
         *         }
         *       ],
         *       "denied": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "operator": "lin.yue",
         *           "device": "Chrome · Windows",
         *           "address": "203.0.113.7",
         *           "firstAt": "2026-11-21T08:30:00.000Z",
         *           "deniedAt": "2026-11-21T08:41:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly NewDevices: {
            /** @description Devices of your own that nobody confirmed, the newest first, without the one that you use. */
            readonly items: readonly components["schemas"]["NewDevice"][];
            /** @description Sign-ins that were somebody else, until the account is reset: your own; for admins those of everybody. */
            readonly denied: readonly components["schemas"]["DeniedDevice"][];
        };
        /**
         * 通行密钥的名字
         * @example 办公室的电脑
         */
        readonly PasskeyName: string;
        /**
         * 通行密钥
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "办公室的电脑",
         *       "isBackedUp": false,
         *       "madeAt": "2026-11-21T08:30:00.000Z",
         *       "usedAt": null
         *     }
         */
        readonly OperatorPasskey: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["PasskeyName"];
            /** @description Whether the account of a password manager has a copy. */
            readonly isBackedUp: boolean;
            readonly madeAt: components["schemas"]["Time"];
            /** @description When it last signed in; null if it never did. */
            readonly usedAt: components["schemas"]["Time"] | null;
        };
        /**
         * 通行密钥
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorPasskeyList: {
            readonly items: readonly components["schemas"]["OperatorPasskey"][];
        };
        /**
         * 二进制
         * @description Bytes in base64url, as the browser has them.
         * @example 9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ
         */
        readonly PasskeyBytes: string;
        /**
         * 登记通行密钥
         * @example {
         *       "name": "办公室的电脑",
         *       "credentialId": "AQID",
         *       "clientDataJSON": "AQID",
         *       "attestationObject": "AQID"
         *     }
         */
        readonly AddPasskeyRequest: {
            readonly name: components["schemas"]["PasskeyName"];
            readonly credentialId: components["schemas"]["PasskeyBytes"];
            readonly clientDataJSON: components["schemas"]["PasskeyBytes"];
            readonly attestationObject: components["schemas"]["PasskeyBytes"];
        };
        /**
         * 开始登记通行密钥
         * @example {
         *       "code": "123456"
         *     }
         */
        readonly StartPasskeyRequest: {
            /** @description Of the authenticator, or a recovery code. */
            readonly code: string;
        };
        /**
         * 登记通行密钥
         * @example {
         *       "challenge": "9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ",
         *       "rpId": "console.yayan.example",
         *       "userId": "MDE5N2Y2YTI",
         *       "userName": "lin.yue",
         *       "algorithms": [
         *         -8,
         *         -7,
         *         -257
         *       ],
         *       "known": []
         *     }
         */
        readonly PasskeyStart: {
            readonly challenge: components["schemas"]["PasskeyBytes"];
            /** @description The host that the passkey is for. */
            readonly rpId: string;
            readonly userId: components["schemas"]["PasskeyBytes"];
            readonly userName: components["schemas"]["OperatorName"];
            /** @description COSE numbers of the algorithms that the server checks. */
            readonly algorithms: readonly number[];
            /** @description Credentials of this operator. A device that has one of them makes no second one. */
            readonly known: readonly components["schemas"]["PasskeyBytes"][];
        };
        /**
         * 给通行密钥改名
         * @example {
         *       "name": "家里的电脑"
         *     }
         */
        readonly RenamePasskeyRequest: {
            readonly name: components["schemas"]["PasskeyName"];
        };
        /**
         * 开始用通行密钥登录
         * @example {
         *       "challenge": "9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ",
         *       "rpId": "console.yayan.example"
         *     }
         */
        readonly PasskeySignInStart: {
            readonly challenge: components["schemas"]["PasskeyBytes"];
            /** @description The host that the passkey is for. */
            readonly rpId: string;
        };
        /**
         * 用通行密钥登录
         * @example {
         *       "credentialId": "AQID",
         *       "clientDataJSON": "AQID",
         *       "authenticatorData": "AQID",
         *       "signature": "AQID",
         *       "userHandle": "AQID"
         *     }
         */
        readonly PasskeySignInRequest: {
            readonly credentialId: components["schemas"]["PasskeyBytes"];
            readonly clientDataJSON: components["schemas"]["PasskeyBytes"];
            readonly authenticatorData: components["schemas"]["PasskeyBytes"];
            readonly signature: components["schemas"]["PasskeyBytes"];
            readonly userHandle: components["schemas"]["PasskeyBytes"];
        };
        /**
         * 操作员状态
         * @example open
         * @enum {string}
         */
        readonly OperatorState: "invited" | "open" | "closed";
        /**
         * 角色
         * @example [
         *       "support"
         *     ]
         */
        readonly OperatorRoles: readonly components["schemas"]["OperatorRole"][];
        /**
         * 操作员
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "lin.yue",
         *       "roles": [
         *         "support"
         *       ],
         *       "state": "open",
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "seenAt": "2026-11-21T08:41:00.000Z",
         *       "sessions": 1
         *     }
         */
        readonly OperatorAccount: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["OperatorName"];
            readonly roles: components["schemas"]["OperatorRoles"];
            readonly state: components["schemas"]["OperatorState"];
            readonly createdAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description The last call; null if there was none.
             */
            readonly seenAt: string | null;
            /** @description How many are open. */
            readonly sessions: number;
        };
        /**
         * 操作员
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorPage: {
            readonly items: readonly components["schemas"]["OperatorAccount"][];
            readonly nextCursor: string | null;
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
         * 添加操作员
         * @example {
         *       "input": {
         *         "name": "lin.yue",
         *         "roles": [
         *           "support"
         *         ]
         *       },
         *       "reason": "新同事入职"
         *     }
         */
        readonly AddOperatorRequest: {
            readonly input: {
                readonly name: components["schemas"]["OperatorName"];
                readonly roles: components["schemas"]["OperatorRoles"];
            };
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
            /**
             * @description Set where it only informs, as how many people are online; nothing of it changes.
             * @enum {boolean}
             */
            readonly isFact?: true;
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
         * 操作员
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "lin.yue",
         *       "roles": [
         *         "support"
         *       ],
         *       "state": "invited",
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "seenAt": null,
         *       "sessions": 0,
         *       "closedAt": null,
         *       "devices": [],
         *       "passkeys": 0,
         *       "linkUntil": "2026-11-22T08:30:00.000Z",
         *       "mayTakeLink": true
         *     }
         */
        readonly OperatorDetail: components["schemas"]["OperatorAccount"] & {
            /** Format: date-time */
            readonly closedAt: string | null;
            readonly devices: readonly components["schemas"]["OperatorDevice"][];
            /** @description How many the operator has. */
            readonly passkeys: number;
            /**
             * Format: date-time
             * @description Until when a one-time link may be taken; null if none was agreed to.
             */
            readonly linkUntil: string | null;
            /** @description Whether you may take it: only who asked for it may. */
            readonly mayTakeLink: boolean;
        };
        /**
         * 修改角色
         * @example {
         *       "input": {
         *         "roles": [
         *           "support",
         *           "reviewer"
         *         ]
         *       },
         *       "reason": "兼做审核"
         *     }
         */
        readonly SetOperatorRolesRequest: {
            readonly input: {
                readonly roles: components["schemas"]["OperatorRoles"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 结束操作员的登录
         * @example {
         *       "input": {
         *         "sessionId": null
         *       },
         *       "reason": "电脑丢了"
         *     }
         */
        readonly EndOperatorSessionsRequest: {
            readonly input: {
                /**
                 * Format: uuid
                 * @description Null for all of them.
                 */
                readonly sessionId: string | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
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
         * 停用或恢复账号
         * @example {
         *       "input": {
         *         "active": false
         *       },
         *       "reason": "离职"
         *     }
         */
        readonly SetOperatorActiveRequest: {
            readonly input: {
                readonly active: boolean;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 一次性链接
         * @example {
         *       "link": "https://console.example.com/setup#9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ",
         *       "endsAt": "2026-11-22T08:30:00.000Z"
         *     }
         */
        readonly OperatorLink: {
            /** @description Works once. It is stored nowhere. */
            readonly link: string;
            readonly endsAt: components["schemas"]["Time"];
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
         * 任务的排序
         * @example ending
         * @enum {string}
         */
        readonly OperatorTaskSort: "newest" | "ending";
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
         * 任务的文件
         * @example {
         *       "source": "{ \"task\": { \"title\": \"手机使用习惯\" } }"
         *     }
         */
        readonly StoredTaskFile: {
            /** @description JSON. */
            readonly source: string;
        };
        /**
         * 资料
         * @example {
         *       "key": "phone",
         *       "label": "手机品牌",
         *       "options": [
         *         {
         *           "value": "apple",
         *           "label": "苹果"
         *         }
         *       ]
         *     }
         */
        readonly TaskAttribute: {
            readonly key: string;
            readonly label: string;
            readonly options: readonly {
                /** @example apple */
                readonly value: string;
                /** @example 苹果 */
                readonly label: string;
            }[];
        };
        /**
         * 任务可要求的资料
         * @example {
         *       "items": []
         *     }
         */
        readonly TaskAttributeList: {
            readonly items: readonly components["schemas"]["TaskAttribute"][];
        };
        /**
         * 任务文件
         * @example {
         *       "name": "phone.yaml",
         *       "source": "task:\n  title: 手机使用习惯\n"
         *     }
         */
        readonly TaskFileInput: {
            /** @description Its name, which stands before the line of a fault. */
            readonly name: string;
            /** @description YAML or JSON. */
            readonly source: string;
        };
        /**
         * 文件的错误
         * @example {
         *       "line": 12,
         *       "field": "task.coins",
         *       "text": "要是整数"
         *     }
         */
        readonly FiledFault: {
            /** @description The line of the file. */
            readonly line: number;
            /** @description The place of the field, with names and positions; empty for the whole file. */
            readonly field: string;
            /** @description What is wrong, in Chinese. */
            readonly text: string;
        };
        /**
         * 导入的结果
         * @example added
         * @enum {string}
         */
        readonly TaskFileEffect: "added" | "changed";
        /**
         * 任务模块
         * @example 2
         * @enum {integer}
         */
        readonly TaskModule: 0 | 1 | 2 | 3 | 4;
        /**
         * 设备
         * @example 1
         * @enum {integer}
         */
        readonly DeviceType: 1 | 2 | 3;
        /**
         * 今天不能参加的原因
         * @enum {string}
         */
        readonly TaskReachCause: "penalty" | "quality" | "city";
        /**
         * 今天能参加的会员
         * @example {
         *       "members": 1146,
         *       "hindered": [
         *         {
         *           "cause": "quality",
         *           "members": 50
         *         },
         *         {
         *           "cause": "penalty",
         *           "members": 4
         *         }
         *       ]
         *     }
         */
        readonly TaskReach: {
            /** @description How many could start the task today. */
            readonly members: number;
            /** @description Who could not, by the first cause that holds. Each member counts once. */
            readonly hindered: readonly {
                readonly cause: components["schemas"]["TaskReachCause"];
                readonly members: number;
            }[];
        };
        /**
         * 问卷分支的疑点
         * @example neverShown
         * @enum {string}
         */
        readonly TaskBranchDoubt: "neverShown" | "neverOut" | "nobodyIn" | "emptyCell" | "noCell";
        /**
         * 问卷的分支
         * @description What the answers that conditions can distinguish lead to.
         * @example {
         *       "doubts": [
         *         {
         *           "kind": "neverShown",
         *           "name": "你用过折叠屏吗？"
         *         }
         *       ],
         *       "unchecked": [],
         *       "screeningChecked": true
         *     }
         */
        readonly TaskBranches: {
            readonly doubts: readonly {
                readonly kind: components["schemas"]["TaskBranchDoubt"];
                /**
                 * @description The question's title, the rule's reason or the quota's name; may be empty.
                 * @example 你用过折叠屏吗？
                 */
                readonly name: string;
            }[];
            /** @description Questions whose conditions have too many answers to try them. */
            readonly unchecked: readonly string[];
            /** @description Whether screening and quotas were tried. */
            readonly screeningChecked: boolean;
        };
        /**
         * 不寻常的地方
         * @example pay
         * @enum {string}
         */
        readonly TaskOddityKind: "pay" | "length";
        /**
         * 发布前要确认的地方
         * @example {
         *       "kind": "pay",
         *       "found": 500,
         *       "usual": 40
         *     }
         */
        readonly TaskOddity: {
            readonly kind: components["schemas"]["TaskOddityKind"];
            /** @description Coins for each declared minute, or the declared minutes. */
            readonly found: number;
            /** @description The median of all tasks, or the most minutes for so many questions. */
            readonly usual: number;
        };
        /**
         * 文件里的任务
         * @example {
         *       "id": "t7Kq2mX9bLpR",
         *       "effect": "added",
         *       "type": 2,
         *       "module": 2,
         *       "devices": [
         *         1,
         *         2,
         *         3
         *       ],
         *       "title": "手机使用习惯",
         *       "coins": 320,
         *       "credit": 12,
         *       "consolationCoins": 20,
         *       "declaredMinutes": 4,
         *       "seats": 500,
         *       "cities": [],
         *       "minimumQuality": 60,
         *       "startsAt": "2026-11-21T08:30:00.000Z",
         *       "endsAt": null,
         *       "description": "每天离不开的手机，你怎么用？",
         *       "steps": [],
         *       "dos": [],
         *       "donts": [],
         *       "quitting": "答案会自动保存。",
         *       "wanted": [
         *         "年龄"
         *       ],
         *       "matching": 1200,
         *       "matchingIsCapped": false,
         *       "reachToday": {
         *         "members": 1146,
         *         "hindered": [
         *           {
         *             "cause": "quality",
         *             "members": 50
         *           },
         *           {
         *             "cause": "penalty",
         *             "members": 4
         *           }
         *         ]
         *       },
         *       "questions": [],
         *       "quotas": [],
         *       "branches": {
         *         "doubts": [
         *           {
         *             "kind": "neverShown",
         *             "name": "你用过折叠屏吗？"
         *           }
         *         ],
         *         "unchecked": [],
         *         "screeningChecked": true
         *       },
         *       "oddities": []
         *     }
         */
        readonly FiledTask: {
            readonly id: components["schemas"]["PublicId"];
            readonly effect: components["schemas"]["TaskFileEffect"];
            readonly type: components["schemas"]["TaskType"];
            readonly module: components["schemas"]["TaskModule"];
            readonly devices: readonly components["schemas"]["DeviceType"][];
            readonly title: string;
            readonly coins: number;
            readonly credit: number;
            readonly consolationCoins: number;
            readonly declaredMinutes: number | null;
            /** @description null without a limit. */
            readonly seats: number | null;
            readonly cities: readonly string[];
            readonly minimumQuality: number;
            readonly startsAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly endsAt: string | null;
            readonly description: string;
            readonly steps: readonly {
                /** @example 先答几道筛选题 */
                readonly title: string;
                /** @example 马上知道是否入选。 */
                readonly text: string;
            }[];
            readonly dos: readonly string[];
            readonly donts: readonly string[];
            readonly quitting: string;
            /** @description Attributes that members must have. */
            readonly wanted: readonly string[];
            /** @description How many members have them now, at most 10,000; null if one of them is sensitive and can not be counted. */
            readonly matching: number | null;
            readonly matchingIsCapped: boolean;
            /** @description Which of the counted members could start it today; null if they can not be counted. */
            readonly reachToday: components["schemas"]["TaskReach"] | null;
            readonly questions: readonly {
                readonly page: number;
                /** @example 你现在用什么手机？ */
                readonly title: string;
            }[];
            readonly quotas: readonly {
                /** @example 18-29 */
                readonly name: string;
                readonly limit: number;
            }[];
            readonly branches: components["schemas"]["TaskBranches"];
            readonly oddities: readonly components["schemas"]["TaskOddity"][];
        };
        /**
         * 任务文件的检查
         * @example {
         *       "faults": [
         *         {
         *           "line": 2,
         *           "field": "task.coins",
         *           "text": "要是数字"
         *         }
         *       ],
         *       "task": null
         *     }
         */
        readonly TaskFileCheck: {
            readonly faults: readonly components["schemas"]["FiledFault"][];
            readonly task: components["schemas"]["FiledTask"] | null;
        };
        /**
         * 给出的回答
         * @example {
         *       "name": "frequency",
         *       "values": [
         *         "daily"
         *       ]
         *     }
         */
        readonly TaskPathAnswer: {
            readonly name: string;
            /** @description The path of a part, for a question that is answered by its parts. */
            readonly part?: readonly string[];
            /** @description The values of the chosen choices, in the order of a ranking, or one number, text or number of files. */
            readonly values: readonly string[];
        };
        /**
         * 试走问卷
         * @description Either a file, or a task whose stored questionnaire is walked, however long it is.
         * @example {
         *       "file": {
         *         "name": "phone.yaml",
         *         "source": "task: {}"
         *       },
         *       "answers": [
         *         {
         *           "name": "frequency",
         *           "values": [
         *             "daily"
         *           ]
         *         }
         *       ],
         *       "full": []
         *     }
         */
        readonly TaskPathRequest: {
            readonly file?: components["schemas"]["TaskFileInput"];
            readonly taskId?: components["schemas"]["PublicId"];
            readonly answers: readonly components["schemas"]["TaskPathAnswer"][];
            /** @description Quotas that are taken to be full. */
            readonly full: readonly string[];
        };
        /**
         * 怎样给出回答
         * @example one
         * @enum {string}
         */
        readonly TaskPathInput: "one" | "several" | "order" | "number" | "text" | "files" | "parts" | "none";
        /**
         * 一个选项
         * @example {
         *       "value": "daily",
         *       "text": "每天"
         *     }
         */
        readonly TaskPathChoice: {
            /** @example daily */
            readonly value: string;
            /** @example 每天 */
            readonly text: string;
        };
        /**
         * 一题里的一行或一格
         * @example {
         *       "path": [
         *         "taste"
         *       ],
         *       "title": "味道",
         *       "input": "one",
         *       "choices": [
         *         {
         *           "value": "good",
         *           "text": "好"
         *         }
         *       ]
         *     }
         */
        readonly TaskPathPart: {
            /** @description The row, or the row and the column. */
            readonly path: readonly string[];
            readonly title: string;
            readonly input: components["schemas"]["TaskPathInput"];
            readonly choices: readonly components["schemas"]["TaskPathChoice"][];
        };
        /**
         * 路径上的一题
         * @example {
         *       "name": "frequency",
         *       "title": "你每周吃几次早餐？",
         *       "shown": true,
         *       "decides": true,
         *       "input": "one",
         *       "choices": [
         *         {
         *           "value": "daily",
         *           "text": "每天"
         *         }
         *       ],
         *       "parts": [],
         *       "problem": null
         *     }
         */
        readonly TaskPathQuestion: {
            readonly name: string;
            readonly title: string;
            readonly shown: boolean;
            /** @description Whether a condition, a rule or a check reads its answer. */
            readonly decides: boolean;
            readonly input: components["schemas"]["TaskPathInput"];
            readonly choices: readonly components["schemas"]["TaskPathChoice"][];
            /** @description The rows, cells or fields that are answered one by one; none for other questions. */
            readonly parts: readonly components["schemas"]["TaskPathPart"][];
            /**
             * @description What is wrong with its answer; null if nothing is.
             * @example 请回答这一题
             */
            readonly problem: string | null;
        };
        /**
         * 路径上的一页
         * @example {
         *       "name": "screening",
         *       "title": "先认识一下你",
         *       "shown": true,
         *       "reached": true,
         *       "questions": []
         *     }
         */
        readonly TaskPathPage: {
            readonly name: string;
            readonly title: string;
            /** @description Whether these answers show it. */
            readonly shown: boolean;
            /** @description Whether the interview has not ended before. */
            readonly reached: boolean;
            readonly questions: readonly components["schemas"]["TaskPathQuestion"][];
        };
        /**
         * 路径的终点
         * @example complete
         * @enum {string}
         */
        readonly TaskPathEnd: "open" | "screenedOut" | "quotaFull" | "attention" | "complete";
        /**
         * 一条路径
         * @example {
         *       "pages": [],
         *       "cells": [],
         *       "quotas": [
         *         "18-29"
         *       ],
         *       "contradictions": [],
         *       "unknown": [],
         *       "end": "screenedOut",
         *       "reason": "不吃早餐",
         *       "result": "你的回答没问题，只是这次需要的人群不同。感谢你的时间，送你 20 金币。"
         *     }
         */
        readonly TaskPath: {
            readonly pages: readonly components["schemas"]["TaskPathPage"][];
            /** @description The quotas that this person belongs to; none before the screening is answered. */
            readonly cells: readonly string[];
            /** @description All quotas of the questionnaire. */
            readonly quotas: readonly string[];
            /** @description The contradictions in the answers, which lower their quality. */
            readonly contradictions: readonly string[];
            /** @description Given answers that the questionnaire doesn't have. */
            readonly unknown: readonly string[];
            readonly end: components["schemas"]["TaskPathEnd"];
            /**
             * @description The screen-out rule, the full quotas, the failed checks or the page's title; may be empty.
             * @example 不吃早餐
             */
            readonly reason: string;
            /**
             * @description What the person reads at the end; null while it is not reached.
             * @example 你的回答没问题，只是这次需要的人群不同。感谢你的时间，送你 20 金币。
             */
            readonly result: string | null;
        };
        /**
         * 导入任务文件
         * @example {
         *       "input": {
         *         "name": "phone.yaml",
         *         "source": "task:\n  title: 手机使用习惯\n"
         *       },
         *       "dryRun": true
         *     }
         */
        readonly ImportTaskFileRequest: {
            readonly input: components["schemas"]["TaskFileInput"];
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 资料用处的版本
         * @description Counts the versions of a task's text about data. Send the one that the member read with the start.
         * @example 1
         */
        readonly TaskDataUseVersion: number;
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
         *       "policyUrl": null,
         *       "version": 1
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
            readonly version: components["schemas"]["TaskDataUseVersion"];
        };
        /**
         * 示例的种类
         * @description Whether a picture like this passes the review.
         * @example good
         * @enum {string}
         */
        readonly TaskExampleKind: "good" | "bad";
        /**
         * 示例图
         * @description A picture of what to hand in, or of what not to.
         * @example {
         *       "picture": "/examples/breakfast-clear.svg",
         *       "caption": "食物完整，拍得清楚",
         *       "kind": "good"
         *     }
         */
        readonly TaskExample: {
            /** @description A path of our site. */
            readonly picture: string;
            /** @description What to see in it. */
            readonly caption: string;
            readonly kind: components["schemas"]["TaskExampleKind"];
        };
        /**
         * 示例图
         * @example {
         *       "application": null,
         *       "proof": [
         *         {
         *           "picture": "/examples/breakfast-clear.svg",
         *           "caption": "食物完整，拍得清楚",
         *           "kind": "good"
         *         }
         *       ]
         *     }
         */
        readonly TaskExamples: {
            /** @description Those of the application to a trial; null for a task without one. */
            readonly application: readonly components["schemas"]["TaskExample"][] | null;
            readonly proof: readonly components["schemas"]["TaskExample"][];
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
         *       "softSeats": null,
         *       "credit": 12,
         *       "consolationCoins": 5,
         *       "minimumQuality": 40,
         *       "cities": [],
         *       "devices": [
         *         1,
         *         2,
         *         3
         *       ],
         *       "networkLimit": 3,
         *       "wanted": [
         *         "年龄：18 到 30 岁"
         *       ],
         *       "tags": [
         *         "饮食"
         *       ],
         *       "dataUse": {
         *         "recipient": "芽言",
         *         "thirdParty": false,
         *         "items": [
         *           "本次问卷的答案"
         *         ],
         *         "purpose": "统计分析早餐消费习惯",
         *         "consentRequired": false,
         *         "policyUrl": null,
         *         "version": 1
         *       },
         *       "examples": null,
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
            /** @description With so many seats taken the task pauses; null without a soft launch. */
            readonly softSeats: number | null;
            readonly credit: number;
            readonly consolationCoins: components["schemas"]["Coins"];
            readonly minimumQuality: number;
            readonly cities: readonly string[];
            readonly devices: readonly components["schemas"]["DeviceType"][];
            /** @description How many people of one network may take part; null without a limit. */
            readonly networkLimit: number | null;
            /** @description Attributes that members must have with their values, each as operators read it. Empty for everybody. */
            readonly wanted: readonly string[];
            readonly tags: readonly string[];
            readonly dataUse: components["schemas"]["TaskDataUse"];
            /** @description The example pictures of what is handed in; null for a task without hand-ins. */
            readonly examples: components["schemas"]["TaskExamples"] | null;
            readonly declaredMinutes: number | null;
            readonly medianMinutes: number | null;
            readonly createdAt: components["schemas"]["Time"];
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
         * 先收首批
         * @example {
         *       "input": {
         *         "softSeats": 30
         *       }
         *     }
         */
        readonly SoftLaunchTaskRequest: {
            readonly input: {
                /** @description How many people get a seat before the task pauses; null without a soft launch. */
                readonly softSeats: number | null;
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
         * 更正资料的用处
         * @example {
         *       "input": {
         *         "recipient": "芽言",
         *         "thirdParty": false,
         *         "items": [
         *           "本次问卷的答案"
         *         ],
         *         "purpose": "统计分析早餐消费习惯",
         *         "policyUrl": null
         *       },
         *       "reason": "用途写得不全"
         *     }
         */
        readonly CorrectTaskDataUseRequest: {
            readonly input: {
                /** @description Who gets the answers. */
                readonly recipient: string;
                /** @description Whether that is another company. Then later starters must agree. */
                readonly thirdParty: boolean;
                readonly items: readonly string[];
                readonly purpose: string;
                readonly policyUrl: string | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 示例图
         * @example {
         *       "picture": "/examples/breakfast-clear.svg",
         *       "caption": "食物完整，拍得清楚",
         *       "kind": "good"
         *     }
         */
        readonly TaskExampleInput: {
            /** @description A path of our site, such as that of an added picture. The console loads nothing from elsewhere. */
            readonly picture: string;
            readonly caption: string;
            readonly kind: components["schemas"]["TaskExampleKind"];
        };
        /**
         * 修改示例图
         * @example {
         *       "input": {
         *         "application": [],
         *         "proof": [
         *           {
         *             "picture": "/examples/breakfast-clear.svg",
         *             "caption": "食物完整，拍得清楚",
         *             "kind": "good"
         *           }
         *         ]
         *       }
         *     }
         */
        readonly SetTaskExamplesRequest: {
            readonly input: {
                /** @description For the application to a trial; empty for a task without one. */
                readonly application: readonly components["schemas"]["TaskExampleInput"][];
                readonly proof: readonly components["schemas"]["TaskExampleInput"][];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 查看答卷文件
         * @example {
         *       "supportCode": "K7Q2-MX9B",
         *       "reason": "核对上传的小票"
         *     }
         */
        readonly ShowAnswerFilesRequest: {
            /** @description The code in the task's report. */
            readonly supportCode: string;
            readonly reason: string;
        };
        /**
         * 答卷文件
         * @example {
         *       "question": "receipt",
         *       "name": "小票.jpg",
         *       "contentType": "image/jpeg",
         *       "url": "https://files.example/a.jpg"
         *     }
         */
        readonly AnswerFile: {
            /** @description The name of the question in the report. */
            readonly question: string;
            readonly name: string;
            readonly contentType: string;
            /** @description A signed address that ends with the minutes. */
            readonly url: string;
        };
        /**
         * 一份答卷的文件
         * @example {
         *       "supportCode": "K7Q2-MX9B",
         *       "files": [],
         *       "minutes": 10
         *     }
         */
        readonly AnswerFiles: {
            readonly supportCode: string;
            readonly files: readonly components["schemas"]["AnswerFile"][];
            /** @description How long the addresses work. */
            readonly minutes: number;
        };
        /**
         * 参与的来源
         * @example member
         * @enum {string}
         */
        readonly ParticipationSource: "member" | "agent" | "openLink";
        /**
         * 参与结果
         * @example 1
         * @enum {integer}
         */
        readonly JoinResult: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * 一种来源和结果的人数
         * @example {
         *       "source": "member",
         *       "result": 1,
         *       "people": 120,
         *       "takenBack": 2,
         *       "givenUp": 0,
         *       "coins": 14160
         *     }
         */
        readonly TaskFigure: {
            readonly source: components["schemas"]["ParticipationSource"];
            readonly result: components["schemas"]["JoinResult"];
            readonly people: number;
            /** @description Whose coins were taken back. */
            readonly takenBack: number;
            /** @description Who gave up. */
            readonly givenUp: number;
            /** @description The coins that they kept. */
            readonly coins: number;
        };
        /**
         * 作答质量的数字
         * @example {
         *       "answered": 122,
         *       "fast": 3,
         *       "straightLined": 1,
         *       "contradicting": 2,
         *       "duplicating": 0
         *     }
         */
        readonly QualityCounts: {
            /** @description Answers that were handed in. */
            readonly answered: number;
            /** @description In less than a third of the median time. */
            readonly fast: number;
            /** @description With one column throughout in every matrix. */
            readonly straightLined: number;
            readonly contradicting: number;
            /** @description With words that somebody else wrote too. */
            readonly duplicating: number;
        };
        /**
         * 一格配额
         * @example {
         *       "name": "女 18–24",
         *       "limit": 50,
         *       "complete": 31,
         *       "reserved": 2
         *     }
         */
        readonly QuotaCellState: {
            readonly name: string;
            readonly limit: number;
            readonly complete: number;
            /** @description Held by people who are answering. */
            readonly reserved: number;
        };
        /**
         * 任务的数字
         * @example {
         *       "countedAt": null,
         *       "figures": [],
         *       "quality": null,
         *       "cells": [],
         *       "coinsPerYuan": 100
         *     }
         */
        readonly TaskFigures: {
            /**
             * Format: date-time
             * @description null before the first count.
             */
            readonly countedAt: string | null;
            readonly figures: readonly components["schemas"]["TaskFigure"][];
            /** @description null without a questionnaire, or before anybody handed one in. */
            readonly quality: components["schemas"]["QualityCounts"] | null;
            readonly cells: readonly components["schemas"]["QuotaCellState"][];
            readonly coinsPerYuan: number;
        };
        /**
         * 奖励的状态
         * @example available
         * @enum {string}
         */
        readonly ParticipationEarning: "none" | "pending" | "available" | "takenBack";
        /**
         * 任务的一次参与
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "supportCode": "7K2M-Q8TR",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "source": "member",
         *       "result": 1,
         *       "detail": null,
         *       "progress": 100,
         *       "coins": 120,
         *       "earningState": "available",
         *       "seconds": 240,
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "endedAt": "2026-11-21T08:34:00.000Z"
         *     }
         */
        readonly TaskParticipation: {
            readonly id: components["schemas"]["Id"];
            readonly supportCode: string;
            /**
             * Format: uuid
             * @description null for who has no account.
             */
            readonly memberId: string | null;
            readonly memberCode: string | null;
            readonly source: components["schemas"]["ParticipationSource"];
            readonly result: components["schemas"]["JoinResult"];
            /** @description What the result means exactly. */
            readonly detail: string | null;
            readonly progress: number;
            readonly coins: components["schemas"]["Coins"];
            readonly earningState: components["schemas"]["ParticipationEarning"];
            /** @description How long they answered, until now while it is open. */
            readonly seconds: number;
            readonly startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly endedAt: string | null;
        };
        /**
         * 任务的参与
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "count": 0,
         *       "countIsCapped": false
         *     }
         */
        readonly TaskParticipationPage: {
            readonly items: readonly components["schemas"]["TaskParticipation"][];
            readonly nextCursor: string | null;
            /** @description How many match, at most 10,000. */
            readonly count: number;
            /** @description Whether more than 10,000 match. */
            readonly countIsCapped: boolean;
        };
        /**
         * 能不能看回答
         * @example shown
         * @enum {string}
         */
        readonly AnswersState: "shown" | "notHandedIn" | "withdrawn" | "none";
        /**
         * 一道题的回答
         * @example {
         *       "key": "mood",
         *       "label": "今天心情怎么样",
         *       "value": "很好",
         *       "isMasked": false
         *     }
         */
        readonly AnswerLine: {
            readonly key: string;
            readonly label: string;
            readonly value: string;
            /** @description Whether it may be personal, so that it is left out here. */
            readonly isMasked: boolean;
        };
        /**
         * 一页的作答时间
         * @example {
         *       "number": 1,
         *       "from": "2026-11-21T08:30:00.000Z",
         *       "until": "2026-11-21T08:30:42.000Z",
         *       "seconds": 42
         *     }
         */
        readonly PageTime: {
            /** @description Which page, in the order in which they were handed in. */
            readonly number: number;
            readonly from: components["schemas"]["Time"];
            readonly until: components["schemas"]["Time"];
            readonly seconds: number;
        };
        /**
         * 作答质量
         * @example {
         *       "seconds": 240,
         *       "speed": 0.9,
         *       "matrices": 2,
         *       "straightLined": 0,
         *       "contradictions": [],
         *       "openAnswers": 1,
         *       "duplicates": 0
         *     }
         */
        readonly ResponseQuality: {
            readonly seconds: number;
            /** @description The time divided by the median of the task; null while there is none. */
            readonly speed: number | null;
            /** @description Matrix questions that can be judged. */
            readonly matrices: number;
            /** @description How many of them have one column throughout. */
            readonly straightLined: number;
            readonly contradictions: readonly string[];
            readonly openAnswers: number;
            /** @description How many open answers are the same as those of somebody else. */
            readonly duplicates: number;
        };
        /**
         * 由这次参与改变的质量分
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609",
         *       "points": 1,
         *       "reason": "认真完成，没有不认真的迹象",
         *       "rule": "认真完成一份有金币的任务加 1 分",
         *       "ruleNumber": "4.27",
         *       "evidence": [
         *         {
         *           "label": "用时",
         *           "value": "240 秒"
         *         }
         *       ],
         *       "at": "2026-11-21T08:34:00.000Z"
         *     }
         */
        readonly WorkQualityChange: {
            readonly id: components["schemas"]["Id"];
            readonly points: number;
            readonly reason: string | null;
            readonly rule: string;
            readonly ruleNumber: string | null;
            readonly evidence: readonly {
                readonly label: string;
                readonly value: string;
            }[];
            readonly at: components["schemas"]["Time"];
        };
        /**
         * 由这次参与产生的入账
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f610",
         *       "title": "早餐习惯",
         *       "note": null,
         *       "coins": 120,
         *       "pendingCoins": 0,
         *       "credit": 12,
         *       "at": "2026-11-21T08:34:00.000Z"
         *     }
         */
        readonly ParticipationTransfer: {
            readonly id: components["schemas"]["Id"];
            readonly title: string;
            readonly note: string | null;
            readonly coins: number;
            readonly pendingCoins: number;
            readonly credit: number;
            readonly at: components["schemas"]["Time"];
        };
        /**
         * 核对的结果
         * @example waiting
         * @enum {string}
         */
        readonly HeldPayState: "waiting" | "paid" | "refused";
        /**
         * 一次参与
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "supportCode": "7K2M-Q8TR",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "source": "member",
         *       "result": 1,
         *       "detail": null,
         *       "progress": 100,
         *       "coins": 120,
         *       "earningState": "available",
         *       "seconds": 240,
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "endedAt": "2026-11-21T08:34:00.000Z",
         *       "taskId": "t7Kq2mX9bLpR",
         *       "taskTitle": "早餐习惯",
         *       "reason": "120 金币已到账。",
         *       "credit": 12,
         *       "promisedCoins": 120,
         *       "correctedAt": null,
         *       "answersState": "shown",
         *       "answers": [],
         *       "pages": [],
         *       "quality": null,
         *       "qualityChanges": [],
         *       "transfers": [],
         *       "heldPay": null,
         *       "handedIn": false
         *     }
         */
        readonly ParticipationDetail: {
            readonly id: components["schemas"]["Id"];
            readonly supportCode: string;
            /** @description null for a discussion group, so that nobody connects an account with its pseudonym. */
            readonly taskId: components["schemas"]["PublicId"] | null;
            /** @description 讨论小组 without a name for a discussion group. */
            readonly taskTitle: string;
            /**
             * Format: uuid
             * @description null for who has no account.
             */
            readonly memberId: string | null;
            readonly memberCode: string | null;
            readonly source: components["schemas"]["ParticipationSource"];
            readonly result: components["schemas"]["JoinResult"];
            readonly detail: string | null;
            /** @description What the member reads about it. */
            readonly reason: string;
            readonly progress: number;
            readonly coins: components["schemas"]["Coins"];
            readonly credit: number;
            readonly earningState: components["schemas"]["ParticipationEarning"];
            readonly promisedCoins: components["schemas"]["Coins"];
            /**
             * Format: date-time
             * @description When it was corrected to a complete.
             */
            readonly correctedAt: string | null;
            readonly seconds: number;
            readonly startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly endedAt: string | null;
            readonly answersState: components["schemas"]["AnswersState"];
            readonly answers: readonly components["schemas"]["AnswerLine"][];
            readonly pages: readonly components["schemas"]["PageTime"][];
            /** @description null until it is handed in. */
            readonly quality: components["schemas"]["ResponseQuality"] | null;
            readonly qualityChanges: readonly components["schemas"]["WorkQualityChange"][];
            readonly transfers: readonly components["schemas"]["ParticipationTransfer"][];
            /** @description null if its pay was never held for review. */
            readonly heldPay: components["schemas"]["HeldPayState"] | null;
            /** @description Whether photos or a text were handed in, which a call of their own shows. */
            readonly handedIn: boolean;
        };
        /**
         * 查看完整回答
         * @example {
         *       "reason": "核对质量问题"
         *     }
         */
        readonly ShowAnswersRequest: {
            readonly reason: string;
        };
        /**
         * 完整的回答
         * @example {
         *       "answers": [],
         *       "minutes": 10
         *     }
         */
        readonly ShownAnswers: {
            readonly answers: readonly components["schemas"]["AnswerLine"][];
            /** @description How long the console shows them. */
            readonly minutes: number;
        };
        /**
         * 会员的状态
         * @example suspended
         * @enum {string}
         */
        readonly OperatorMemberState: "suspended" | "closing" | "closed";
        /**
         * 排序
         * @example newest
         * @enum {string}
         */
        readonly OperatorSort: "newest" | "oldest";
        /**
         * 列表里的会员
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "code": "YA7K9M2Q",
         *       "nickname": "小满",
         *       "mobile": "138****0001",
         *       "joinedAt": "2026-11-21T08:30:00.000Z",
         *       "isClosed": false,
         *       "closesAt": null,
         *       "suspendedUntil": null
         *     }
         */
        readonly OperatorMemberRow: {
            readonly id: components["schemas"]["Id"];
            readonly code: string;
            readonly nickname: string;
            /** @description Masked; empty after the account was deleted. */
            readonly mobile: string;
            readonly joinedAt: components["schemas"]["Time"];
            /** @description Blocked for good, or deleted. */
            readonly isClosed: boolean;
            /**
             * Format: date-time
             * @description When the account will be deleted; null if that was not requested.
             */
            readonly closesAt: string | null;
            /**
             * Format: date-time
             * @description Until when a penalty suspends the member; null if none does.
             */
            readonly suspendedUntil: string | null;
        };
        /**
         * 会员列表
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "count": 0,
         *       "countIsCapped": false
         *     }
         */
        readonly OperatorMemberPage: {
            readonly items: readonly components["schemas"]["OperatorMemberRow"][];
            readonly nextCursor: string | null;
            /** @description How many match, at most 10,000. */
            readonly count: number;
            /** @description Whether more than 10,000 match. */
            readonly countIsCapped: boolean;
        };
        /**
         * 下一个等级
         * @example {
         *       "name": "银牌会员",
         *       "missing": 80
         *     }
         */
        readonly OperatorNextLevel: {
            readonly name: string;
            /** @description Credit still missing. */
            readonly missing: number;
        };
        /**
         * 会员等级
         * @example {
         *       "name": "铜牌会员",
         *       "next": {
         *         "name": "银牌会员",
         *         "missing": 80
         *       }
         *     }
         */
        readonly OperatorMemberLevel: {
            readonly name: string;
            /** @description Null at the highest level. */
            readonly next: components["schemas"]["OperatorNextLevel"] | null;
        };
        /**
         * 头像
         * Format: uri-reference
         * @description Address of the picture; null until one is chosen.
         * @example https://img.yayan.example/avatar/7.webp
         */
        readonly Avatar: string | null;
        /**
         * 实名认证的状态
         * @example asked
         * @enum {string}
         */
        readonly IdCheckState: "asked" | "matched" | "unmatched" | "taken" | "withdrawn";
        /**
         * 实名认证
         * @example {
         *       "state": "asked",
         *       "name": "王*明",
         *       "idNumber": "3101**********1234",
         *       "submittedAt": "2026-11-21T08:30:00.000Z",
         *       "triesLeft": 4
         *     }
         */
        readonly OperatorIdCheck: {
            readonly state: components["schemas"]["IdCheckState"];
            /** @description Masked; null after it was withdrawn. */
            readonly name: string | null;
            /** @description Masked; null after it was withdrawn. */
            readonly idNumber: string | null;
            readonly submittedAt: components["schemas"]["Time"];
            readonly triesLeft: number;
        };
        /**
         * 注销
         * @example {
         *       "requestedAt": "2026-11-21T08:30:00.000Z",
         *       "closesAt": "2026-11-28T08:30:00.000Z",
         *       "underAge": false
         *     }
         */
        readonly OperatorMemberClosing: {
            readonly requestedAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            /** @description Because the own birthday says that they are under 14. */
            readonly underAge: boolean;
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
         *       "level": {
         *         "name": "铜牌会员",
         *         "next": {
         *           "name": "银牌会员",
         *           "missing": 80
         *         }
         *       },
         *       "quality": 100,
         *       "avatar": null,
         *       "city": "上海",
         *       "idCheck": null,
         *       "closing": null,
         *       "makesGroups": false
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
            readonly level: components["schemas"]["OperatorMemberLevel"];
            readonly quality: number;
            readonly avatar: components["schemas"]["Avatar"];
            /** @description As tasks name it; null if they never said it. */
            readonly city: string | null;
            /** @description Whether they may make discussion groups. */
            readonly makesGroups: boolean;
            /** @description The latest real-name check; null if there is none. */
            readonly idCheck: components["schemas"]["OperatorIdCheck"] | null;
            /** @description The deletion that the account waits for; null without one. */
            readonly closing: components["schemas"]["OperatorMemberClosing"] | null;
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
         * 金币来源
         * @example checkin
         * @enum {string}
         */
        readonly CoinCauseKind: "participation" | "checkin" | "exchange" | "exchangeRefund" | "invite" | "correction" | "welcome" | "campaign" | "group" | "course" | "award";
        /**
         * 来由指向的对象
         * @example {
         *       "kind": "order",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly OperatorCauseObject: {
            /** @description As the audit log names it: participation, order, ticket, campaign, poll, course or award. */
            readonly kind: string;
            readonly id: string;
        };
        /**
         * 来由
         * @description Why something of a member moved. A reward of a discussion group doesn't name the group.
         * @example {
         *       "kind": "exchange",
         *       "title": "支付宝 10 元",
         *       "object": {
         *         "kind": "order",
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       }
         *     }
         */
        readonly OperatorCause: {
            readonly kind: components["schemas"]["CoinCauseKind"];
            readonly title: string;
            /** @description Null when there is no page of it. */
            readonly object: components["schemas"]["OperatorCauseObject"] | null;
        };
        /**
         * 记录编号
         * @description Number of this row to quote to support.
         * @example 3F7A-29C1
         */
        readonly LedgerSupportCode: string;
        /**
         * 金币明细
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "cause": {
         *         "kind": "participation",
         *         "title": "早餐习惯",
         *         "object": {
         *           "kind": "participation",
         *           "id": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"
         *         }
         *       },
         *       "coins": 120,
         *       "balance": 3120,
         *       "reason": "earned",
         *       "note": null,
         *       "supportCode": "3F7A-29C1"
         *     }
         */
        readonly OperatorCoinRow: {
            readonly id: components["schemas"]["Id"];
            readonly at: components["schemas"]["Time"];
            readonly cause: components["schemas"]["OperatorCause"];
            readonly coins: number;
            readonly balance: number;
            readonly reason: string;
            readonly note: string | null;
            readonly supportCode: components["schemas"]["LedgerSupportCode"];
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
         * 上架状态
         * @description Whether members can order it now. It depends on the clock where a benefit has times.
         * @example onSale
         * @enum {string}
         */
        readonly BenefitSale: "onSale" | "scheduled" | "ended" | "offSale";
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
         * 开售或截止时间
         * Format: date-time
         * @description Null without one.
         * @example 2026-12-12T02:00:00.000Z
         */
        readonly SaleMoment: string | null;
        /**
         * 限额
         * @example {
         *       "perOrder": 1,
         *       "perDay": 1,
         *       "perMonth": 2
         *     }
         */
        readonly OperatorBenefitLimits: {
            readonly perOrder: number;
            readonly perDay: number | null;
            readonly perMonth: number | null;
        };
        /**
         * 福利
         * @example {
         *       "id": "bVm2k7xR4pLs",
         *       "title": "视频会员",
         *       "type": 2,
         *       "target": "codes",
         *       "cover": null,
         *       "onSale": true,
         *       "sale": "onSale",
         *       "saleFrom": null,
         *       "saleUntil": null,
         *       "price": 500,
         *       "stock": 12,
         *       "limits": {
         *         "perOrder": 1,
         *         "perDay": 1,
         *         "perMonth": 2
         *       }
         *     }
         */
        readonly OperatorBenefit: {
            readonly id: components["schemas"]["PublicId"];
            readonly title: string;
            readonly type: components["schemas"]["ExchangeType"];
            readonly target: components["schemas"]["BenefitTarget"];
            readonly cover: string | null;
            /** @description Whether operators have it on sale, whatever its times. */
            readonly onSale: boolean;
            readonly sale: components["schemas"]["BenefitSale"];
            readonly saleFrom: components["schemas"]["SaleMoment"];
            readonly saleUntil: components["schemas"]["SaleMoment"];
            readonly price: components["schemas"]["Coins"];
            /** @description Over all choices; null if one has no limit. */
            readonly stock: number | null;
            readonly limits: components["schemas"]["OperatorBenefitLimits"];
        };
        /**
         * 福利列表
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorBenefitPage: {
            readonly items: readonly components["schemas"]["OperatorBenefit"][];
            readonly nextCursor: string | null;
        };
        /**
         * 收款方式
         * @example alipay
         * @enum {string}
         */
        readonly PayeeChannel: "alipay" | "wechat";
        /**
         * 图片地址
         * @description A picture of the member site, a picture that an operator added, or an https address.
         * @example /covers/video.svg
         */
        readonly BenefitPicture: string;
        /**
         * 兑换条件
         * @example realName
         * @enum {string}
         */
        readonly PrerequisiteKind: "onSale" | "balance" | "stock" | "level" | "dailyLimit" | "monthlyLimit" | "realName" | "adult" | "payee" | "mobile" | "consignee" | "account";
        /**
         * 会员等级
         * @description The level, derived from the credit.
         * @example 1
         * @enum {integer}
         */
        readonly CreditLevel: 0 | 1 | 2 | 3 | 4;
        /**
         * 新福利的规格
         * @example {
         *       "id": "week",
         *       "title": "周卡",
         *       "price": 500,
         *       "stock": 0,
         *       "fen": null
         *     }
         */
        readonly NewBenefitChoice: {
            readonly id: string;
            /** @description Null for the only choice. */
            readonly title: string | null;
            /** @description Coins for one. */
            readonly price: number;
            /** @description Pieces; null without a limit. Card codes begin with none, and loading codes adds them. */
            readonly stock: number | null;
            /** @description Face value of a top-up, in fen. */
            readonly fen: number | null;
        };
        /**
         * 新福利
         * @example {
         *       "id": "bVm2k7xR4pLs",
         *       "type": 2,
         *       "target": "codes",
         *       "cash": null,
         *       "channels": [],
         *       "takesFee": false,
         *       "cover": null,
         *       "title": "视频会员",
         *       "description": "全屏追剧",
         *       "tags": [],
         *       "rules": [],
         *       "prerequisites": [],
         *       "level": 0,
         *       "limits": {
         *         "perOrder": 1,
         *         "perDay": 1,
         *         "perMonth": 2
         *       },
         *       "arrival": "几分钟内",
         *       "arrivalMinutes": 5,
         *       "saleFrom": null,
         *       "saleUntil": null,
         *       "choices": [
         *         {
         *           "id": "week",
         *           "title": "周卡",
         *           "price": 500,
         *           "stock": 0,
         *           "fen": null
         *         }
         *       ]
         *     }
         */
        readonly NewBenefit: {
            readonly id: components["schemas"]["PublicId"];
            readonly type: components["schemas"]["ExchangeType"];
            readonly target: components["schemas"]["BenefitTarget"];
            /** @description The amounts that one cash order may have, in coins; null for all else. */
            readonly cash: {
                readonly min: number;
                readonly max: number;
                readonly step: number;
            } | null;
            readonly channels: readonly components["schemas"]["PayeeChannel"][];
            /** @description Whether the member's level adds a fee to the price. */
            readonly takesFee: boolean;
            readonly cover: components["schemas"]["BenefitPicture"] | null;
            readonly title: string;
            readonly description: string;
            readonly tags: readonly string[];
            readonly rules: readonly string[];
            readonly prerequisites: readonly components["schemas"]["PrerequisiteKind"][];
            readonly level: components["schemas"]["CreditLevel"];
            readonly limits: components["schemas"]["OperatorBenefitLimits"];
            readonly arrival: string;
            readonly arrivalMinutes: number;
            readonly saleFrom: components["schemas"]["SaleMoment"];
            readonly saleUntil: components["schemas"]["SaleMoment"];
            readonly choices: readonly components["schemas"]["NewBenefitChoice"][];
        };
        /**
         * 新建福利
         * @example {
         *       "input": {
         *         "benefit": {
         *           "id": "bVm2k7xR4pLs",
         *           "type": 2,
         *           "target": "codes",
         *           "cash": null,
         *           "channels": [],
         *           "takesFee": false,
         *           "cover": null,
         *           "title": "视频会员",
         *           "description": "全屏追剧",
         *           "tags": [],
         *           "rules": [],
         *           "prerequisites": [],
         *           "level": 0,
         *           "limits": {
         *             "perOrder": 1,
         *             "perDay": 1,
         *             "perMonth": 2
         *           },
         *           "arrival": "几分钟内",
         *           "arrivalMinutes": 5,
         *           "saleFrom": null,
         *           "saleUntil": null,
         *           "choices": [
         *             {
         *               "id": "week",
         *               "title": "周卡",
         *               "price": 500,
         *               "stock": 0,
         *               "fen": null
         *             }
         *           ]
         *         }
         *       }
         *     }
         */
        readonly AddBenefitRequest: {
            readonly input: {
                readonly benefit: components["schemas"]["NewBenefit"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 规格
         * @example {
         *       "id": "week",
         *       "title": "周卡",
         *       "price": 500,
         *       "stock": 12,
         *       "fen": null,
         *       "codes": {
         *         "free": 12,
         *         "expired": 0,
         *         "withdrawn": 0
         *       }
         *     }
         */
        readonly OperatorBenefitChoice: {
            readonly id: string;
            readonly title: string | null;
            readonly price: components["schemas"]["Coins"];
            /** @description Pieces left; null without a limit. */
            readonly stock: number | null;
            /** @description Face value of a top-up, in fen. */
            readonly fen: number | null;
            /** @description Codes in stock, each counted up to 10,000; null unless the benefit is card codes. */
            readonly codes: {
                readonly free: number;
                readonly expired: number;
                readonly withdrawn: number;
            } | null;
        };
        /**
         * 福利详情
         * @example {
         *       "id": "bVm2k7xR4pLs",
         *       "title": "视频会员",
         *       "type": 2,
         *       "target": "codes",
         *       "cover": null,
         *       "coverDark": null,
         *       "gallery": [],
         *       "onSale": true,
         *       "sale": "onSale",
         *       "saleFrom": null,
         *       "saleUntil": null,
         *       "price": 500,
         *       "stock": 12,
         *       "limits": {
         *         "perOrder": 1,
         *         "perDay": 1,
         *         "perMonth": 2
         *       },
         *       "level": 0,
         *       "description": "全屏追剧",
         *       "rules": [],
         *       "tags": [],
         *       "prerequisites": [],
         *       "arrival": "几分钟内",
         *       "revocable": true,
         *       "takesFee": false,
         *       "choices": []
         *     }
         */
        readonly OperatorBenefitDetail: {
            readonly id: components["schemas"]["PublicId"];
            readonly title: string;
            readonly type: components["schemas"]["ExchangeType"];
            readonly target: components["schemas"]["BenefitTarget"];
            readonly cover: components["schemas"]["BenefitPicture"] | null;
            readonly coverDark: components["schemas"]["BenefitPicture"] | null;
            readonly gallery: readonly components["schemas"]["BenefitPicture"][];
            readonly onSale: boolean;
            readonly sale: components["schemas"]["BenefitSale"];
            readonly saleFrom: components["schemas"]["SaleMoment"];
            readonly saleUntil: components["schemas"]["SaleMoment"];
            readonly price: components["schemas"]["Coins"];
            /** @description Over all choices; null if one has no limit. */
            readonly stock: number | null;
            readonly limits: components["schemas"]["OperatorBenefitLimits"];
            readonly level: components["schemas"]["CreditLevel"];
            readonly description: string;
            readonly rules: readonly string[];
            readonly tags: readonly string[];
            readonly prerequisites: readonly components["schemas"]["PrerequisiteKind"][];
            readonly arrival: string;
            readonly revocable: boolean;
            readonly takesFee: boolean;
            readonly choices: readonly components["schemas"]["OperatorBenefitChoice"][];
        };
        /**
         * 上架或下架
         * @example {
         *       "input": {
         *         "onSale": false
         *       },
         *       "reason": "供应商暂停供货"
         *     }
         */
        readonly SetBenefitSaleRequest: {
            readonly input: {
                readonly onSale: boolean;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 定开售时间
         * @example {
         *       "input": {
         *         "saleFrom": "2026-12-12T02:00:00.000Z",
         *         "saleUntil": null
         *       },
         *       "reason": "双十二"
         *     }
         */
        readonly SetBenefitTimesRequest: {
            readonly input: {
                readonly saleFrom: components["schemas"]["SaleMoment"];
                readonly saleUntil: components["schemas"]["SaleMoment"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 改价
         * @example {
         *       "input": {
         *         "choiceId": "week",
         *         "price": 520
         *       },
         *       "reason": "成本上涨"
         *     }
         */
        readonly SetBenefitPriceRequest: {
            readonly input: {
                readonly choiceId: string;
                readonly price: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 改库存
         * @example {
         *       "input": {
         *         "choiceId": "red",
         *         "add": 50
         *       },
         *       "reason": "新到货"
         *     }
         */
        readonly ChangeBenefitStockRequest: {
            readonly input: {
                readonly choiceId: string;
                /** @description Pieces to add; negative takes some; null removes the limit. A choice without a limit gets one that begins with these pieces. */
                readonly add: number | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 改限额
         * @example {
         *       "input": {
         *         "limits": {
         *           "perOrder": 1,
         *           "perDay": 1,
         *           "perMonth": 2
         *         }
         *       },
         *       "reason": "控制成本"
         *     }
         */
        readonly SetBenefitLimitsRequest: {
            readonly input: {
                readonly limits: components["schemas"]["OperatorBenefitLimits"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 改图片
         * @example {
         *       "input": {
         *         "cover": "/covers/video.svg",
         *         "coverDark": null,
         *         "gallery": []
         *       }
         *     }
         */
        readonly SetBenefitPicturesRequest: {
            readonly input: {
                readonly cover: components["schemas"]["BenefitPicture"] | null;
                /** @description The picture for the dark scheme. Null if `cover` fits both. */
                readonly coverDark: components["schemas"]["BenefitPicture"] | null;
                /** @description More pictures on the page of the benefit, in this order. */
                readonly gallery: readonly components["schemas"]["BenefitPicture"][];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 改文字和条件
         * @example {
         *       "input": {
         *         "title": "视频会员",
         *         "description": "全屏追剧",
         *         "tags": [],
         *         "rules": [],
         *         "level": 0,
         *         "prerequisites": []
         *       },
         *       "reason": "供应商改了名称"
         *     }
         */
        readonly SetBenefitTextsRequest: {
            readonly input: {
                readonly title: string;
                readonly description: string;
                readonly tags: readonly string[];
                readonly rules: readonly string[];
                readonly level: components["schemas"]["CreditLevel"];
                /** @description Those that its way of delivery asks for, and any of realName, adult and account. */
                readonly prerequisites: readonly components["schemas"]["PrerequisiteKind"][];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 加规格
         * @example {
         *       "input": {
         *         "id": "season",
         *         "title": "季卡",
         *         "price": 1400,
         *         "stock": 0,
         *         "fen": null
         *       },
         *       "reason": "供应商改了名称"
         *     }
         */
        readonly AddBenefitChoiceRequest: {
            readonly input: {
                readonly id: string;
                readonly title: string;
                /** @description Coins for one. */
                readonly price: number;
                /** @description Pieces; null without a limit. Card codes begin with none, and loading codes adds them. */
                readonly stock: number | null;
                /** @description Face value of a top-up, in fen; null for all else. */
                readonly fen: number | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 规格改名
         * @example {
         *       "input": {
         *         "choiceId": "week",
         *         "title": "七天卡"
         *       },
         *       "reason": "供应商改了名称"
         *     }
         */
        readonly RenameBenefitChoiceRequest: {
            readonly input: {
                readonly choiceId: string;
                readonly title: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 去掉规格
         * @example {
         *       "input": {
         *         "choiceId": "week"
         *       },
         *       "reason": "供应商改了名称"
         *     }
         */
        readonly RemoveBenefitChoiceRequest: {
            readonly input: {
                readonly choiceId: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 导入卡密
         * @example {
         *       "input": {
         *         "choiceId": "week",
         *         "codes": "A-1001\nA-1002"
         *       },
         *       "reason": "十二月采购"
         *     }
         */
        readonly ImportCardCodesRequest: {
            readonly input: {
                readonly choiceId: string;
                /** @description One code a line: `code`, `number,code` or `number,code,last day` (2027-12-31). At most 5,000. */
                readonly codes: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 撤回卡密
         * @example {
         *       "input": {
         *         "choiceId": "week",
         *         "codes": null
         *       },
         *       "reason": "供应商召回这一批"
         *     }
         */
        readonly WithdrawCardCodesRequest: {
            readonly input: {
                readonly choiceId: string;
                /** @description The codes to withdraw, as for the import; null for all that no order needs. */
                readonly codes: string | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 兑换状态
         * @example 1
         * @enum {integer}
         */
        readonly ExchangeState: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * 等什么
         * @description What an order waits for from us.
         * @example review
         * @enum {string}
         */
        readonly OperatorOrderQueue: "review" | "failed" | "held" | "toSend" | "heldBack";
        /**
         * 兑换
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "number": "E202611210001",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "benefitId": "bVm2k7xR4pLs",
         *       "title": "视频会员",
         *       "choice": "周卡",
         *       "quantity": 1,
         *       "total": 500,
         *       "state": 0,
         *       "queue": "review",
         *       "target": null,
         *       "reason": null,
         *       "prize": null,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "movedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly OperatorOrder: {
            readonly id: components["schemas"]["Id"];
            readonly number: string;
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly benefitId: components["schemas"]["PublicId"];
            readonly title: string;
            readonly choice: string | null;
            readonly quantity: number;
            readonly total: components["schemas"]["Coins"];
            readonly state: components["schemas"]["ExchangeState"];
            readonly queue: components["schemas"]["OperatorOrderQueue"] | null;
            /** @description Masked. */
            readonly target: string | null;
            readonly reason: string | null;
            /** @description The campaign and its prize that this order delivers, whose grant paid its coins; null for an order that the member paid. */
            readonly prize: string | null;
            readonly createdAt: components["schemas"]["Time"];
            readonly movedAt: components["schemas"]["Time"];
        };
        /**
         * 兑换列表
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "count": 0,
         *       "countIsCapped": false
         *     }
         */
        readonly OperatorOrderPage: {
            readonly items: readonly components["schemas"]["OperatorOrder"][];
            readonly nextCursor: string | null;
            /** @description How many match, at most 10,000. */
            readonly count: number;
            /** @description Whether more than 10,000 match. */
            readonly countIsCapped: boolean;
        };
        /**
         * @example {
         *       "company": "京东物流",
         *       "number": "JDVA00012345678",
         *       "queryUrl": "https://www.jdl.com/orderSearch/?waybillCodes=JDVA00012345678"
         *     }
         */
        readonly OrderShipment: {
            readonly company: string;
            /** @description Tracking number. */
            readonly number: string;
            /**
             * Format: uri
             * @description The carrier's public page for the tracking number; null for a carrier that isn't known.
             */
            readonly queryUrl: string | null;
        };
        /**
         * 发放结果
         * @example open
         * @enum {string}
         */
        readonly OrderAttemptOutcome: "open" | "held" | "issued" | "failed" | "revoked";
        /**
         * 一次发放
         * @example {
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "endedAt": null,
         *       "outcome": "open",
         *       "said": null
         *     }
         */
        readonly OrderAttempt: {
            readonly startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly endedAt: string | null;
            readonly outcome: components["schemas"]["OrderAttemptOutcome"];
            /** @description What the provider said, or the operator. */
            readonly said: string | null;
        };
        /**
         * 操作方
         * @example rule
         * @enum {string}
         */
        readonly OrderActor: "member" | "rule" | "operator" | "system";
        /**
         * 一步
         * @example {
         *       "state": 2,
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "by": "operator",
         *       "operator": "lin.yue",
         *       "note": "审核通过"
         *     }
         */
        readonly OperatorOrderMove: {
            readonly state: components["schemas"]["ExchangeState"];
            readonly at: components["schemas"]["Time"];
            readonly by: components["schemas"]["OrderActor"];
            readonly operator: string | null;
            readonly note: string | null;
        };
        /**
         * 兑换详情
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "number": "E202611210001",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "benefitId": "bVm2k7xR4pLs",
         *       "title": "视频会员",
         *       "choice": "周卡",
         *       "quantity": 1,
         *       "total": 500,
         *       "state": 0,
         *       "queue": "review",
         *       "target": null,
         *       "reason": null,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "movedAt": "2026-11-21T08:30:00.000Z",
         *       "price": 500,
         *       "fee": 0,
         *       "channel": "codes",
         *       "revocable": true,
         *       "memberLeft": false,
         *       "prize": null,
         *       "issueNumber": null,
         *       "asks": 0,
         *       "askedAt": null,
         *       "receipt": null,
         *       "problem": null,
         *       "issuedAt": null,
         *       "expectedAt": "2026-11-22T08:30:00.000Z",
         *       "shipment": null,
         *       "attempts": [],
         *       "timeline": []
         *     }
         */
        readonly OperatorOrderDetail: {
            readonly id: components["schemas"]["Id"];
            readonly number: string;
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly benefitId: components["schemas"]["PublicId"];
            readonly title: string;
            readonly choice: string | null;
            readonly quantity: number;
            readonly total: components["schemas"]["Coins"];
            readonly state: components["schemas"]["ExchangeState"];
            readonly queue: components["schemas"]["OperatorOrderQueue"] | null;
            /** @description Masked. */
            readonly target: string | null;
            readonly reason: string | null;
            readonly createdAt: components["schemas"]["Time"];
            readonly movedAt: components["schemas"]["Time"];
            readonly price: components["schemas"]["Coins"];
            readonly fee: components["schemas"]["Coins"];
            readonly channel: string;
            readonly revocable: boolean;
            readonly memberLeft: boolean;
            readonly prize: string | null;
            /** @description Our number at the provider of the latest attempt. */
            readonly issueNumber: string | null;
            /** @description How often the latest attempt asked the provider. */
            readonly asks: number;
            /** Format: date-time */
            readonly askedAt: string | null;
            readonly receipt: string | null;
            /** @description Why the latest attempt is held. */
            readonly problem: string | null;
            /** Format: date-time */
            readonly issuedAt: string | null;
            readonly expectedAt: components["schemas"]["Time"];
            readonly shipment: components["schemas"]["OrderShipment"] | null;
            readonly attempts: readonly components["schemas"]["OrderAttempt"][];
            readonly timeline: readonly components["schemas"]["OperatorOrderMove"][];
        };
        /**
         * 确认已到账
         * @example {
         *       "input": {
         *         "receipt": "2026112200000001"
         *       },
         *       "reason": "支付宝后台已查到这笔转账"
         *     }
         */
        readonly MarkOrderPaidRequest: {
            readonly input: {
                readonly receipt: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 快递公司
         * @description A carrier of parcels. `other` goes with its name.
         * @example sf
         * @enum {string}
         */
        readonly Carrier: "sf" | "jd" | "zto" | "yto" | "sto" | "yunda" | "jt" | "post" | "ems" | "deppon" | "cainiao" | "best" | "kye" | "other";
        /**
         * 登记寄出
         * @example {
         *       "input": {
         *         "carrier": "jd",
         *         "number": "JDVA00012345678"
         *       }
         *     }
         */
        readonly ShipOrderRequest: {
            readonly input: {
                readonly carrier: components["schemas"]["Carrier"];
                /** @description The name of another carrier. */
                readonly company?: string;
                readonly number: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 收货信息
         * @example {
         *       "channel": "consignee",
         *       "name": "王晓明",
         *       "account": "13800000001",
         *       "address": "浙江省 杭州市 文一路 1 号",
         *       "minutes": 10
         *     }
         */
        readonly OrderDestination: {
            readonly channel: string;
            readonly name: string | null;
            /** @description Mobile number or account. */
            readonly account: string | null;
            readonly address: string | null;
            /** @description How long a page may show it. */
            readonly minutes: number;
        };
        /**
         * 更正收款或收货信息
         * @example {
         *       "input": {
         *         "account": "13912345678"
         *       },
         *       "reason": "会员来电更正"
         *     }
         */
        readonly CorrectDestinationRequest: {
            readonly input: {
                /** @description Who gets it. */
                readonly name?: string;
                /** @description The Alipay account, the mobile to top up, or the mobile of who receives a parcel. */
                readonly account?: string;
                /** @description Province, city and district in words. */
                readonly region?: string;
                readonly detail?: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 发放渠道
         * @example alipay
         * @enum {string}
         */
        readonly ProviderChannel: "alipay" | "wechat" | "mobile";
        /**
         * 渠道状态
         * @example working
         * @enum {string}
         */
        readonly ProviderState: "working" | "failing" | "usedUp" | "paused" | "missing";
        /**
         * 调用次数
         * @example {
         *       "answered": 41,
         *       "failed": 1
         *     }
         */
        readonly ProviderCounts: {
            /** @description It answered, also with a refusal. */
            readonly answered: number;
            /** @description Nobody knows what became of it; it is asked again. */
            readonly failed: number;
        };
        /**
         * 一天的发放
         * @example {
         *       "day": "2026-11-29",
         *       "fen": 120000,
         *       "orders": 12
         *     }
         */
        readonly ProviderDay: {
            /** Format: date */
            readonly day: string;
            /** @description Paid, or passed to the provider. */
            readonly fen: number;
            readonly orders: number;
        };
        /**
         * 一个发放渠道
         * @example {
         *       "channel": "alipay",
         *       "state": "working",
         *       "pausedAt": null,
         *       "budgetFen": 500000,
         *       "spentFen": 120000,
         *       "waiting": 0,
         *       "waitingIsCapped": false,
         *       "hour": {
         *         "answered": 41,
         *         "failed": 1
         *       },
         *       "lastDay": {
         *         "answered": 420,
         *         "failed": 3
         *       },
         *       "answeredAt": "2026-11-29T04:30:00.000Z",
         *       "failedAt": "2026-11-29T04:10:00.000Z",
         *       "days": [
         *         {
         *           "day": "2026-11-29",
         *           "fen": 120000,
         *           "orders": 12
         *         }
         *       ]
         *     }
         */
        readonly Provider: {
            readonly channel: components["schemas"]["ProviderChannel"];
            readonly state: components["schemas"]["ProviderState"];
            readonly pausedAt: components["schemas"]["Time"] | null;
            /** @description What it may pay out in a day; null for everything. */
            readonly budgetFen: number | null;
            /** @description Of today. */
            readonly spentFen: number;
            /** @description Orders that wait for its budget or its pause. */
            readonly waiting: number;
            /** @description Whether more than 10,000 wait. */
            readonly waitingIsCapped: boolean;
            readonly hour: components["schemas"]["ProviderCounts"];
            readonly lastDay: components["schemas"]["ProviderCounts"];
            readonly answeredAt: components["schemas"]["Time"] | null;
            readonly failedAt: components["schemas"]["Time"] | null;
            /** @description The last days, the newest first. */
            readonly days: readonly components["schemas"]["ProviderDay"][];
        };
        /**
         * 发放渠道
         * @example {
         *       "items": [
         *         {
         *           "channel": "alipay",
         *           "state": "working",
         *           "pausedAt": null,
         *           "budgetFen": 500000,
         *           "spentFen": 120000,
         *           "waiting": 0,
         *           "waitingIsCapped": false,
         *           "hour": {
         *             "answered": 41,
         *             "failed": 1
         *           },
         *           "lastDay": {
         *             "answered": 420,
         *             "failed": 3
         *           },
         *           "answeredAt": "2026-11-29T04:30:00.000Z",
         *           "failedAt": "2026-11-29T04:10:00.000Z",
         *           "days": [
         *             {
         *               "day": "2026-11-29",
         *               "fen": 120000,
         *               "orders": 12
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly ProviderList: {
            readonly items: readonly components["schemas"]["Provider"][];
        };
        /**
         * 设每天的额度
         * @example {
         *       "input": {
         *         "yuan": 5000
         *       },
         *       "reason": "月底预算不多"
         *     }
         */
        readonly ProviderBudgetRequest: {
            readonly input: {
                /** @description A day; null for everything. */
                readonly yuan: number | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 运单文件
         * @example {
         *       "source": "编号,快递公司,运单号\n0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607,顺丰,SF1234567890123"
         *     }
         */
        readonly ShipmentFile: {
            /** @description CSV with the columns 编号, 快递公司 and 运单号, at most 500 lines. Other columns are not read. */
            readonly source: string;
        };
        /**
         * 按文件登记寄出
         * @example {
         *       "input": {
         *         "source": "编号,快递公司,运单号\n0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607,顺丰,SF1234567890123"
         *       },
         *       "dryRun": true
         *     }
         */
        readonly RecordShipmentsRequest: {
            readonly input: components["schemas"]["ShipmentFile"];
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 运单文件的检查
         * @example {
         *       "faults": [],
         *       "toSend": 12,
         *       "same": 0
         *     }
         */
        readonly ShipmentCheck: {
            readonly faults: readonly components["schemas"]["FiledFault"][];
            /** @description How many parcels it would record as sent. */
            readonly toSend: number;
            /** @description How many were recorded before with the same number. */
            readonly same: number;
        };
        /**
         * 提交了什么
         * @example application
         * @enum {string}
         */
        readonly HandInWhat: "application" | "proof";
        /**
         * 照片
         * @example {
         *       "url": "/files/task/a/b.jpg?expires=1",
         *       "caption": "今早的豆浆和油条"
         *     }
         */
        readonly HandInPicture: {
            /** @description Signed address with a limited lifetime. */
            readonly url: string;
            readonly caption: string;
        };
        /**
         * 待审核的提交
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "what": "proof",
         *       "taskId": "Pai2zAo5cAn9",
         *       "taskTitle": "拍拍你的早餐",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "submittedAt": "2026-11-21T08:30:00.000Z",
         *       "decideBy": "2026-11-24T08:30:00.000Z",
         *       "text": "",
         *       "pictures": []
         *     }
         */
        readonly HandIn: {
            /** @description The id of the participation. */
            readonly id: components["schemas"]["Id"];
            readonly what: components["schemas"]["HandInWhat"];
            readonly taskId: string;
            readonly taskTitle: string;
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            /** Format: date-time */
            readonly submittedAt: string | null;
            /**
             * Format: date-time
             * @description Until when the member was promised a decision.
             */
            readonly decideBy: string | null;
            readonly text: string;
            readonly pictures: readonly components["schemas"]["HandInPicture"][];
        };
        /**
         * 待审核的提交
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "count": 0,
         *       "countIsCapped": false
         *     }
         */
        readonly HandInPage: {
            readonly items: readonly components["schemas"]["HandIn"][];
            readonly nextCursor: string | null;
            /** @description How many match, at most 10,000. */
            readonly count: number;
            /** @description Whether more than 10,000 match. */
            readonly countIsCapped: boolean;
        };
        /**
         * 审核决定
         * @example approve
         * @enum {string}
         */
        readonly HandInVerdict: "approve" | "return" | "reject";
        /**
         * 常用原因
         * @example {
         *       "items": [
         *         {
         *           "verdict": "return",
         *           "text": "照片看不清，请在光线好的地方重新拍一张"
         *         }
         *       ]
         *     }
         */
        readonly HandInReasonList: {
            readonly items: readonly {
                readonly verdict: components["schemas"]["HandInVerdict"];
                readonly text: string;
            }[];
        };
        /**
         * 要再看一遍的提交
         * @description Without the first verdict, so that it can't sway the second.
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "what": "proof",
         *       "taskId": "Pai2zAo5cAn9",
         *       "taskTitle": "拍拍你的早餐",
         *       "decidedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly SecondLook: {
            readonly id: components["schemas"]["Id"];
            readonly what: components["schemas"]["HandInWhat"];
            readonly taskId: string;
            readonly taskTitle: string;
            readonly decidedAt: components["schemas"]["Time"];
        };
        /**
         * 审核一致率
         * @example {
         *       "operator": "lin.yue",
         *       "looked": 20,
         *       "agreed": 19
         *     }
         */
        readonly ReviewerAgreement: {
            readonly operator: string;
            /** @description How many verdicts of this reviewer were looked at again. */
            readonly looked: number;
            /** @description In how many of them the other reviewer agreed. */
            readonly agreed: number;
        };
        /**
         * 要再看一遍的提交
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "agreement": []
         *     }
         */
        readonly SecondLookPage: {
            readonly items: readonly components["schemas"]["SecondLook"][];
            readonly nextCursor: string | null;
            /** @description Of the last 90 days. */
            readonly agreement: readonly components["schemas"]["ReviewerAgreement"][];
        };
        /**
         * 相机写下的
         * @description What the phone wrote into the photo, without the place; null for photos from before this was stored. It is no proof.
         * @example {
         *       "takenAt": "2026-11-21 08:30:00",
         *       "camera": "HUAWEI Mate 70"
         *     }
         */
        readonly HandInCamera: {
            /** @description By the clock of the phone. */
            readonly takenAt: string | null;
            readonly camera: string | null;
        } | null;
        /**
         * 以前交过
         * @example {
         *       "handInId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "taskId": "Pai2zAo5cAn9",
         *       "taskTitle": "拍拍你的早餐",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "sameMember": false,
         *       "submittedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly HandInSeenBefore: {
            readonly handInId: components["schemas"]["Id"];
            readonly taskId: string;
            readonly taskTitle: string;
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly sameMember: boolean;
            /** Format: date-time */
            readonly submittedAt: string | null;
        };
        /**
         * 照片
         * @example {
         *       "url": "/files/task/a/b.jpg?expires=1",
         *       "caption": "今早的豆浆和油条",
         *       "camera": {
         *         "takenAt": "2026-11-21 08:30:00",
         *         "camera": "HUAWEI Mate 70"
         *       },
         *       "seenBefore": []
         *     }
         */
        readonly HandInPhoto: {
            /** @description Signed address with a limited lifetime. */
            readonly url: string;
            readonly caption: string;
            readonly camera: components["schemas"]["HandInCamera"];
            /** @description Other submissions with a photo that looks like this one, the most alike first. */
            readonly seenBefore: readonly components["schemas"]["HandInSeenBefore"][];
        };
        /**
         * 再看一遍的结论
         * @example approve
         * @enum {string}
         */
        readonly SecondLookVerdict: "approve" | "reject";
        /**
         * 一次结论
         * @description Null until somebody has looked again.
         * @example {
         *       "operator": "lin.yue",
         *       "verdict": "approve",
         *       "note": null
         *     }
         */
        readonly FirstVerdict: {
            readonly operator: string;
            readonly verdict: components["schemas"]["SecondLookVerdict"];
            readonly note: string | null;
        } | null;
        /**
         * 再看一遍
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "what": "proof",
         *       "taskId": "Pai2zAo5cAn9",
         *       "taskTitle": "拍拍你的早餐",
         *       "decidedAt": "2026-11-21T08:30:00.000Z",
         *       "text": "",
         *       "pictures": [],
         *       "prompt": null,
         *       "examples": [],
         *       "isWaiting": true,
         *       "first": null,
         *       "second": null
         *     }
         */
        readonly SecondLookDetail: {
            readonly id: components["schemas"]["Id"];
            readonly what: components["schemas"]["HandInWhat"];
            readonly taskId: string;
            readonly taskTitle: string;
            readonly decidedAt: components["schemas"]["Time"];
            readonly text: string;
            readonly pictures: readonly components["schemas"]["HandInPhoto"][];
            /** @description What the task asks to hand in. */
            readonly prompt: string | null;
            readonly examples: readonly components["schemas"]["TaskExample"][];
            readonly isWaiting: boolean;
            readonly first: components["schemas"]["FirstVerdict"];
            readonly second: components["schemas"]["FirstVerdict"];
        };
        /**
         * 再看一遍
         * @example {
         *       "input": {
         *         "verdict": "approve"
         *       },
         *       "dryRun": true
         *     }
         */
        readonly LookAgainRequest: {
            /**
             * 再看一遍
             * @example {
             *       "verdict": "approve"
             *     }
             */
            readonly input: {
                readonly verdict: components["schemas"]["SecondLookVerdict"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 以前的决定
         * @example {
         *       "what": "proof",
         *       "verdict": "return",
         *       "operator": "lin.yue",
         *       "reason": "照片看不清",
         *       "at": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly HandInPastVerdict: {
            readonly what: components["schemas"]["HandInWhat"];
            readonly verdict: components["schemas"]["HandInVerdict"];
            readonly operator: string;
            readonly reason: string | null;
            readonly at: components["schemas"]["Time"];
        };
        /**
         * 一份提交
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "what": "proof",
         *       "taskId": "Pai2zAo5cAn9",
         *       "taskTitle": "拍拍你的早餐",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "submittedAt": "2026-11-21T08:30:00.000Z",
         *       "decideBy": "2026-11-24T08:30:00.000Z",
         *       "text": "",
         *       "pictures": [],
         *       "isWaiting": true,
         *       "promisedCoins": 80,
         *       "application": null,
         *       "note": null,
         *       "asks": null,
         *       "history": [],
         *       "others": {
         *         "approved": 3,
         *         "rejected": 0
         *       }
         *     }
         */
        readonly HandInDetail: {
            /** @description The id of the participation. */
            readonly id: components["schemas"]["Id"];
            readonly what: components["schemas"]["HandInWhat"];
            readonly taskId: string;
            readonly taskTitle: string;
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            /** Format: date-time */
            readonly submittedAt: string | null;
            /**
             * Format: date-time
             * @description Until when the member was promised a decision.
             */
            readonly decideBy: string | null;
            readonly text: string;
            readonly pictures: readonly components["schemas"]["HandInPhoto"][];
            readonly isWaiting: boolean;
            readonly promisedCoins: components["schemas"]["Coins"];
            /** @description The approved application of a trial. */
            readonly application: string | null;
            /** @description What the last reviewer wrote. */
            readonly note: string | null;
            /** @description What the task asks to hand in. */
            readonly asks: {
                readonly prompt: string;
                readonly textMin: number;
                readonly photosMin: number;
                readonly photosMax: number;
                readonly captionMin: number;
                /** @description The task's examples as they are now. */
                readonly examples: readonly components["schemas"]["TaskExample"][];
            } | null;
            readonly history: readonly components["schemas"]["HandInPastVerdict"][];
            /** @description How the latest hand-ins of this member in other tasks were decided. */
            readonly others: {
                readonly approved: number;
                readonly rejected: number;
            };
        };
        /**
         * 反馈状态
         * @example 3
         * @enum {integer}
         */
        readonly FeedbackState: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * 反馈类型
         * @example result
         * @enum {string}
         */
        readonly TicketKind: "result" | "coins" | "exchange" | "account" | "group" | "suggestion" | "appeal";
        /**
         * 排序
         * @example promise
         * @enum {string}
         */
        readonly TicketSort: "promise" | "newest";
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
         *       "answerBy": "2026-11-26T08:30:00.000Z",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "owner": null,
         *       "isLate": false,
         *       "mergedInto": null
         *     }
         */
        readonly OperatorTicket: {
            readonly id: components["schemas"]["Id"];
            readonly number: string;
            readonly kind: components["schemas"]["TicketKind"];
            readonly state: components["schemas"]["FeedbackState"];
            readonly title: string;
            readonly createdAt: components["schemas"]["Time"];
            readonly acceptBy: components["schemas"]["Time"];
            readonly answerBy: components["schemas"]["Time"];
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly owner: string | null;
            /** @description Whether the promise is broken. */
            readonly isLate: boolean;
            /** @description The number of the ticket that it was merged into. */
            readonly mergedInto: string | null;
        };
        /**
         * 反馈列表
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "count": 0,
         *       "countIsCapped": false
         *     }
         */
        readonly OperatorTicketPage: {
            readonly items: readonly components["schemas"]["OperatorTicket"][];
            readonly nextCursor: string | null;
            /** @description How many match, at most 10,000. */
            readonly count: number;
            /** @description Whether more than 10,000 match. */
            readonly countIsCapped: boolean;
        };
        /**
         * 一类反馈的数字
         * @example {
         *       "kind": "coins",
         *       "opened": 3,
         *       "answered": 2,
         *       "due": 2,
         *       "kept": 2,
         *       "reopened": 0,
         *       "medianMinutes": 90,
         *       "slowMinutes": 400
         *     }
         */
        readonly TicketFigure: {
            /** @description Null for all kinds. */
            readonly kind: components["schemas"]["TicketKind"] | null;
            /** @description Also merged ones. */
            readonly opened: number;
            /** @description With an answer or a verdict. */
            readonly answered: number;
            /** @description Answered, or with a promise that is over. A ticket merged before an answer has none. */
            readonly due: number;
            /** @description Of those that are due, answered in time. */
            readonly kept: number;
            readonly reopened: number;
            /** @description Half of the answered ones had their first answer within it. */
            readonly medianMinutes: number | null;
            /** @description Nine of ten had their first answer within it. */
            readonly slowMinutes: number | null;
        };
        /**
         * 一周的反馈
         * @example {
         *       "from": "2026-11-16",
         *       "until": "2026-11-22",
         *       "isRunning": false,
         *       "all": {
         *         "kind": null,
         *         "opened": 3,
         *         "answered": 2,
         *         "due": 2,
         *         "kept": 2,
         *         "reopened": 0,
         *         "medianMinutes": 90,
         *         "slowMinutes": 400
         *       },
         *       "kinds": []
         *     }
         */
        readonly TicketWeek: {
            /**
             * Format: date
             * @description Monday, in China.
             */
            readonly from: string;
            /**
             * Format: date
             * @description Sunday.
             */
            readonly until: string;
            /** @description Whether the week is not over. */
            readonly isRunning: boolean;
            readonly all: components["schemas"]["TicketFigure"];
            /** @description The kinds that were opened. */
            readonly kinds: readonly components["schemas"]["TicketFigure"][];
        };
        /**
         * 等了多久
         * @example today
         * @enum {string}
         */
        readonly TicketAge: "today" | "days3" | "days7" | "older";
        /**
         * 还没答复的反馈
         * @example {
         *       "age": "today",
         *       "from": "2026-11-21",
         *       "until": "2026-11-21",
         *       "count": 3,
         *       "late": 0
         *     }
         */
        readonly WaitingTickets: {
            readonly age: components["schemas"]["TicketAge"];
            /**
             * Format: date
             * @description The first day on which they were opened; null without one.
             */
            readonly from: string | null;
            /**
             * Format: date
             * @description The last day on which they were opened.
             */
            readonly until: string;
            readonly count: number;
            /** @description Of these, with a broken promise. */
            readonly late: number;
        };
        /**
         * 客服的数字
         * @example {
         *       "countedAt": null,
         *       "weeks": [],
         *       "waiting": []
         *     }
         */
        readonly TicketFigures: {
            /**
             * Format: date-time
             * @description When the job counted; null before its first run.
             */
            readonly countedAt: string | null;
            /** @description The newest first. Tickets belong to the week in which they were opened. */
            readonly weeks: readonly components["schemas"]["TicketWeek"][];
            readonly waiting: readonly components["schemas"]["WaitingTickets"][];
        };
        /**
         * 合并进来的反馈
         * @example {
         *       "number": "T20261121-7K2M",
         *       "title": "我认真答完了",
         *       "at": "2026-11-22T08:30:00.000Z"
         *     }
         */
        readonly MergedTicket: {
            readonly number: string;
            readonly title: string;
            readonly at: components["schemas"]["Time"];
        };
        /**
         * 相关记录
         * @example result
         * @enum {string}
         */
        readonly TicketSubjectType: "result" | "coins" | "order" | "quality" | "penalty" | "invitation";
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
         * 链接
         * @description A path on the member site or an https address of an allowed host; null when nothing opens.
         * @example /task/detail/t7Kq2mX9bLpR
         */
        readonly ContentLink: string | null;
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
         * 反馈所说的记录
         * @example {
         *       "kind": "participation",
         *       "subject": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly TicketRecord: {
            /** @enum {string} */
            readonly kind: "participation" | "order" | "member";
            readonly subject: components["schemas"]["Id"];
        };
        /**
         * 申诉结论
         * @example reversed
         * @enum {string}
         */
        readonly AppealVerdict: "upheld" | "reversed" | "partly";
        /**
         * 复核结果
         * @example {
         *       "verdict": "reversed",
         *       "coins": 100,
         *       "forgiven": 0,
         *       "points": 0,
         *       "days": 0
         *     }
         */
        readonly TicketVerdict: {
            readonly verdict: components["schemas"]["AppealVerdict"];
            /** @description Coins returned, those of a forgiven debt included. */
            readonly coins: number;
            /** @description Coins of these that the member owed and need not pay any more. */
            readonly forgiven: number;
            /** @description Quality points returned. */
            readonly points: number;
            /** @description Days by which the penalty was shortened. */
            readonly days: number;
        };
        /**
         * @example opened
         * @enum {string}
         */
        readonly TicketEntryKind: "opened" | "accepted" | "started" | "asked" | "replied" | "answered" | "decided" | "confirmed" | "reopened" | "merged" | "separated";
        /**
         * 一条往来
         * @example {
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "by": "member",
         *       "operator": null,
         *       "kind": "opened",
         *       "text": "我认真答完了",
         *       "pictures": [],
         *       "from": null
         *     }
         */
        readonly OperatorTicketEntry: {
            readonly at: components["schemas"]["Time"];
            /** @enum {string} */
            readonly by: "member" | "operator" | "clock";
            readonly operator: string | null;
            readonly kind: components["schemas"]["TicketEntryKind"];
            readonly text: string | null;
            readonly pictures: readonly string[];
            /** @description The number of the merged ticket in which it was written; null if it was written in this one. */
            readonly from: string | null;
        };
        /**
         * 备注
         * @example {
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "operator": "lin.yue",
         *       "text": "等合作方回复",
         *       "from": null
         *     }
         */
        readonly OperatorTicketNote: {
            readonly at: components["schemas"]["Time"];
            readonly operator: string;
            readonly text: string;
            /** @description The number of the merged ticket in which it was written; null if it was written in this one. */
            readonly from: string | null;
        };
        /**
         * 反馈详情
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "number": "T20261121-7K2M",
         *       "kind": "result",
         *       "state": 0,
         *       "title": "我认真答完了",
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "acceptBy": "2026-11-24T08:30:00.000Z",
         *       "answerBy": "2026-11-26T08:30:00.000Z",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "owner": null,
         *       "isLate": false,
         *       "mergedInto": null,
         *       "separableUntil": null,
         *       "merged": [],
         *       "subject": null,
         *       "record": null,
         *       "verdict": null,
         *       "entries": [],
         *       "notes": []
         *     }
         */
        readonly OperatorTicketDetail: {
            readonly id: components["schemas"]["Id"];
            readonly number: string;
            readonly kind: components["schemas"]["TicketKind"];
            readonly state: components["schemas"]["FeedbackState"];
            readonly title: string;
            readonly createdAt: components["schemas"]["Time"];
            readonly acceptBy: components["schemas"]["Time"];
            readonly answerBy: components["schemas"]["Time"];
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly owner: string | null;
            /** @description Whether the promise is broken. */
            readonly isLate: boolean;
            /** @description The number of the ticket that it was merged into. */
            readonly mergedInto: string | null;
            /**
             * Format: date-time
             * @description Until when the merge can be undone; null if it isn't merged.
             */
            readonly separableUntil: string | null;
            /** @description The tickets that were merged into it. */
            readonly merged: readonly components["schemas"]["MergedTicket"][];
            readonly subject: components["schemas"]["TicketSubject"] | null;
            /** @description Whose page in the console has the subject. Null without a subject, or if it is gone. */
            readonly record: components["schemas"]["TicketRecord"] | null;
            readonly verdict: components["schemas"]["TicketVerdict"] | null;
            readonly entries: readonly components["schemas"]["OperatorTicketEntry"][];
            readonly notes: readonly components["schemas"]["OperatorTicketNote"][];
        };
        /**
         * 写给会员或同事
         * @example {
         *       "input": {
         *         "text": "请补一张截图"
         *       }
         *     }
         */
        readonly TicketTextRequest: {
            readonly input: {
                readonly text: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 转给同事
         * @example {
         *       "input": {
         *         "owner": "lin.yue"
         *       }
         *     }
         */
        readonly HandOverTicketRequest: {
            readonly input: {
                readonly owner: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 申诉结论
         * @example {
         *       "input": {
         *         "verdict": "partly",
         *         "coins": 50
         *       },
         *       "reason": "记录显示答完了大半"
         *     }
         */
        readonly DecideTicketRequest: {
            readonly input: {
                readonly verdict: components["schemas"]["AppealVerdict"];
                /** @description Coins to give back; null for all that were lost when reversed, none otherwise. */
                readonly coins?: number | null;
                readonly points?: number | null;
                /** @description Days by which a partial verdict shortens a penalty. */
                readonly days?: number | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 合并反馈
         * @example {
         *       "input": {
         *         "into": "T20261121-7K2M"
         *       }
         *     }
         */
        readonly MergeTicketRequest: {
            readonly input: {
                /** @description The number of the ticket in which it goes on. */
                readonly into: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 常用答复
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "等合作方回复",
         *       "text": "你好，{编号} 已经转给合作方核对，三个工作日内答复你。",
         *       "changedBy": "lin.yue",
         *       "changedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly CannedAnswer: {
            readonly id: components["schemas"]["Id"];
            readonly title: string;
            /** @description With variables: {会员号}, {编号}, {标题}, {同事}. */
            readonly text: string;
            readonly changedBy: string;
            readonly changedAt: components["schemas"]["Time"];
        };
        /**
         * 常用答复
         * @example {
         *       "items": []
         *     }
         */
        readonly CannedAnswerList: {
            readonly items: readonly components["schemas"]["CannedAnswer"][];
        };
        /**
         * 存常用答复
         * @example {
         *       "input": {
         *         "title": "等合作方回复",
         *         "text": "你好，{编号} 已经转给合作方核对。"
         *       }
         *     }
         */
        readonly SaveCannedAnswerRequest: {
            readonly input: {
                readonly id?: components["schemas"]["Id"];
                readonly title: string;
                readonly text: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
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
         * 卡券
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "kind": "makeUp",
         *       "source": "客服补偿",
         *       "state": "usable",
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "expiresAt": null,
         *       "usedFor": null
         *     }
         */
        readonly OperatorCard: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["CardKind"];
            readonly source: string;
            readonly state: components["schemas"]["CardState"];
            readonly createdAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly expiresAt: string | null;
            readonly usedFor: string | null;
        };
        /**
         * 卡券
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorCardList: {
            readonly items: readonly components["schemas"]["OperatorCard"][];
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
         *       "rule": "一人一号",
         *       "evidence": "三个账号用同一台手机",
         *       "startsAt": "2026-11-21T08:30:00.000Z",
         *       "endsAt": "2026-12-01T08:30:00.000Z",
         *       "isRunning": true,
         *       "givenBy": "lin.yue",
         *       "liftedAt": null,
         *       "liftReason": null
         *     }
         */
        readonly OperatorPenalty: {
            readonly id: components["schemas"]["Id"];
            readonly step: components["schemas"]["PenaltyStep"];
            readonly rule: string;
            readonly evidence: string;
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            readonly isRunning: boolean;
            readonly givenBy: string;
            /** Format: date-time */
            readonly liftedAt: string | null;
            readonly liftReason: string | null;
        };
        /**
         * 处罚
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorPenaltyList: {
            readonly items: readonly components["schemas"]["OperatorPenalty"][];
        };
        /**
         * 登录的设备
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "device": 1,
         *       "browser": "Chrome",
         *       "system": "Android",
         *       "network": "203.0.113.*",
         *       "signedInAt": "2026-11-21T08:30:00.000Z",
         *       "lastUsedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly OperatorMemberSession: {
            readonly id: components["schemas"]["Id"];
            /** @description 1 phone, 2 computer, 3 tablet. */
            readonly device: number;
            readonly browser: string | null;
            readonly system: string | null;
            readonly network: string | null;
            readonly signedInAt: components["schemas"]["Time"];
            readonly lastUsedAt: components["schemas"]["Time"];
        };
        /**
         * 登录的设备
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorMemberSessionList: {
            readonly items: readonly components["schemas"]["OperatorMemberSession"][];
        };
        /**
         * 好友状态
         * @example registered
         * @enum {string}
         */
        readonly InviteeState: "registered" | "welcomed" | "completed" | "void";
        /**
         * 邀请
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "state": "registered",
         *       "voidReason": null,
         *       "invitedAt": "2026-11-21T08:30:00.000Z",
         *       "coins": 20
         *     }
         */
        readonly OperatorInvitation: {
            readonly id: components["schemas"]["Id"];
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly state: components["schemas"]["InviteeState"];
            readonly voidReason: string | null;
            readonly invitedAt: components["schemas"]["Time"];
            /** @description What the inviter has earned by it. */
            readonly coins: number;
        };
        /**
         * 邀请
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorInvitationPage: {
            readonly items: readonly components["schemas"]["OperatorInvitation"][];
            readonly nextCursor: string | null;
        };
        /**
         * 一次邀请
         * @example {
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberCode": "YA7K9M2Q",
         *       "state": "registered",
         *       "voidReason": null,
         *       "coins": 300,
         *       "invitedAt": "2026-11-21T08:30:00.000Z",
         *       "sharesDevice": false,
         *       "sharesNetwork": false
         *     }
         */
        readonly InvitationNode: {
            readonly memberId: components["schemas"]["Id"];
            /** @description Null for a closed account. */
            readonly memberCode: string | null;
            readonly state: components["schemas"]["InviteeState"];
            readonly voidReason: string | null;
            /** @description What the inviter earned by it, without what was taken back. */
            readonly coins: number;
            readonly invitedAt: components["schemas"]["Time"];
            /** @description Whether the invited member joined on a device or in a browser of the inviter or of another one that they invited, as far as it is stored. */
            readonly sharesDevice: boolean;
            /** @description The same of the network. */
            readonly sharesNetwork: boolean;
        };
        /**
         * 一次邀请和下一层
         * @example {
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberCode": "YA7K9M2Q",
         *       "state": "registered",
         *       "voidReason": null,
         *       "coins": 300,
         *       "invitedAt": "2026-11-21T08:30:00.000Z",
         *       "sharesDevice": false,
         *       "sharesNetwork": false,
         *       "invited": [],
         *       "count": 0
         *     }
         */
        readonly InvitationBranch: {
            readonly memberId: components["schemas"]["Id"];
            /** @description Null for a closed account. */
            readonly memberCode: string | null;
            readonly state: components["schemas"]["InviteeState"];
            readonly voidReason: string | null;
            /** @description What the inviter earned by it, without what was taken back. */
            readonly coins: number;
            readonly invitedAt: components["schemas"]["Time"];
            /** @description Whether the invited member joined on a device or in a browser of the inviter or of another one that they invited, as far as it is stored. */
            readonly sharesDevice: boolean;
            /** @description The same of the network. */
            readonly sharesNetwork: boolean;
            /** @description The newest that this member invited. */
            readonly invited: readonly components["schemas"]["InvitationNode"][];
            /** @description How many this member invited, at most 10,000. */
            readonly count: number;
        };
        /**
         * 邀请关系
         * @example {
         *       "invitedBy": [],
         *       "invited": [],
         *       "count": 0,
         *       "countIsCapped": false
         *     }
         */
        readonly InvitationTree: {
            /** @description Who invited the member, and who invited them. */
            readonly invitedBy: readonly components["schemas"]["InvitationNode"][];
            /** @description Whom the member invited, the newest first. */
            readonly invited: readonly components["schemas"]["InvitationBranch"][];
            /** @description How many the member invited, at most 10,000. */
            readonly count: number;
            readonly countIsCapped: boolean;
        };
        /**
         * 会员的讨论小组
         * @example {
         *       "count": 2
         *     }
         */
        readonly MemberGroups: {
            /** @description How many discussion groups the member takes or took part in. Which ones, and under which names, nobody is told, because no member agreed to it. */
            readonly count: number;
        };
        /**
         * 参与记录
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "taskId": "t7Kq2mX9bLpR",
         *       "taskTitle": "早餐习惯",
         *       "result": 1,
         *       "detail": null,
         *       "progress": 100,
         *       "coins": 120,
         *       "earningState": "available",
         *       "supportCode": "7K2M-Q8TR",
         *       "startedAt": "2026-11-21T08:30:00.000Z",
         *       "endedAt": "2026-11-21T08:34:00.000Z"
         *     }
         */
        readonly OperatorParticipation: {
            readonly id: components["schemas"]["Id"];
            /** @description null for a discussion group, so that nobody connects an account with its pseudonym. */
            readonly taskId: components["schemas"]["PublicId"] | null;
            /** @description 讨论小组 without a name for a discussion group. */
            readonly taskTitle: string;
            readonly result: components["schemas"]["JoinResult"];
            readonly detail: string | null;
            readonly progress: number;
            readonly coins: components["schemas"]["Coins"];
            readonly earningState: string;
            readonly supportCode: string;
            readonly startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly endedAt: string | null;
        };
        /**
         * 参与记录
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorParticipationPage: {
            readonly items: readonly components["schemas"]["OperatorParticipation"][];
            readonly nextCursor: string | null;
        };
        /**
         * 找到的东西
         * @example order
         * @enum {string}
         */
        readonly FoundKind: "order" | "ticket" | "participation" | "transfer" | "group" | "benefit" | "campaign" | "partner";
        /**
         * 找到的东西
         * @example {
         *       "kind": "order",
         *       "subject": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "50 元话费",
         *       "hint": "202611210830004821"
         *     }
         */
        readonly FoundObject: {
            readonly kind: components["schemas"]["FoundKind"];
            /** @description What its page is addressed by. A row of the ledger leads to its member. */
            readonly subject: string;
            readonly title: string;
            /** @description Its number, the task of a participation, what a row of the ledger changed, or the nickname that was found in a group. */
            readonly hint: string | null;
        };
        /**
         * 找到的东西
         * @example {
         *       "items": []
         *     }
         */
        readonly FoundObjects: {
            readonly items: readonly components["schemas"]["FoundObject"][];
        };
        /**
         * @description One fact that a change of quality rests on.
         * @example {
         *       "label": "用时",
         *       "value": "42 秒，多数人 180 秒"
         *     }
         */
        readonly ScoreEvidence: {
            readonly label: string;
            readonly value: string;
        };
        /**
         * 日期
         * Format: date
         * @description A calendar day in Asia/Shanghai.
         * @example 2026-11-21
         */
        readonly CalendarDay: string;
        /**
         * 质量分或权益值的变动
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "at": "2026-11-20T08:30:00.000Z",
         *       "points": -3,
         *       "after": 77,
         *       "cause": {
         *         "kind": "participation",
         *         "title": "早餐习惯小调查",
         *         "object": {
         *           "kind": "participation",
         *           "id": "0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"
         *         }
         *       },
         *       "reason": "开放题答案与问题无关",
         *       "rule": "未通过质量审核扣 3 分，30 天后恢复",
         *       "ruleNumber": "3.16",
         *       "evidence": [
         *         {
         *           "label": "用时",
         *           "value": "42 秒，多数人 180 秒"
         *         }
         *       ],
         *       "endsOn": "2026-12-20",
         *       "supportCode": "3F7A-29C1"
         *     }
         */
        readonly OperatorScoreRow: {
            readonly id: components["schemas"]["Id"];
            readonly at: components["schemas"]["Time"];
            /** @description Positive when it rose, negative when it fell. */
            readonly points: number;
            /** @description The quality or credit after the change. */
            readonly after: number;
            readonly cause: components["schemas"]["OperatorCause"];
            /** @description What the member reads. */
            readonly reason: string;
            readonly rule: string;
            /** @description Null for older rows and those by hand. */
            readonly ruleNumber: string | null;
            readonly evidence: readonly components["schemas"]["ScoreEvidence"][];
            /** @description The day a deduction ends and comes back; null for everything else. */
            readonly endsOn: components["schemas"]["CalendarDay"] | null;
            readonly supportCode: components["schemas"]["LedgerSupportCode"];
        };
        /**
         * 质量分或权益值的变动
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorScorePage: {
            readonly items: readonly components["schemas"]["OperatorScoreRow"][];
            readonly nextCursor: string | null;
        };
        /**
         * 消息类型
         * @example exchange
         * @enum {string}
         */
        readonly MessageKind: "task" | "coins" | "exchange" | "quality" | "group" | "feedback" | "invite" | "account";
        /**
         * 发给会员的消息
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "kind": "exchange",
         *       "title": "50 元话费已充值成功",
         *       "body": "充值到 138****5678，到账以运营商通知为准。",
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "readAt": null
         *     }
         */
        readonly OperatorMessage: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["MessageKind"];
            readonly title: string;
            readonly body: string;
            readonly createdAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly readAt: string | null;
        };
        /**
         * 发给会员的消息
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorMessagePage: {
            readonly items: readonly components["schemas"]["OperatorMessage"][];
            readonly nextCursor: string | null;
        };
        /**
         * 更正质量分
         * @example {
         *       "input": {
         *         "points": -3,
         *         "rule": "未通过质量审核扣 3 分",
         *         "days": 30
         *       },
         *       "reason": "开放题答非所问"
         *     }
         */
        readonly ChangeQualityRequest: {
            readonly input: {
                readonly points: number;
                readonly rule: string;
                /** @description null without an end. */
                readonly days?: number | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 更正权益值
         * @example {
         *       "input": {
         *         "points": 30
         *       },
         *       "reason": "邀请奖励漏发，补上"
         *     }
         */
        readonly ChangeCreditRequest: {
            readonly input: {
                /** @description Negative takes credit. */
                readonly points: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 免除待抵扣
         * @example {
         *       "input": {
         *         "coins": 50
         *       },
         *       "reason": "合作方误撤"
         *     }
         */
        readonly ForgiveDebtRequest: {
            readonly input: {
                readonly coins: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 发卡券
         * @example {
         *       "input": {
         *         "kind": "makeUp",
         *         "days": 30
         *       },
         *       "reason": "客服补偿"
         *     }
         */
        readonly GiveCardRequest: {
            readonly input: {
                readonly kind: components["schemas"]["CardKind"];
                /** @description null without an end. */
                readonly days?: number | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 收回卡券
         * @example {
         *       "input": {
         *         "cardId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       },
         *       "reason": "重复发放"
         *     }
         */
        readonly TakeCardRequest: {
            readonly input: {
                readonly cardId: components["schemas"]["Id"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 处罚
         * @example {
         *       "input": {
         *         "step": "tasks",
         *         "rule": "一人一号",
         *         "evidence": "三个账号用同一台手机",
         *         "days": 10
         *       }
         *     }
         */
        readonly GivePenaltyRequest: {
            readonly input: {
                readonly step: components["schemas"]["PenaltyStep"];
                readonly rule: string;
                readonly evidence: string;
                readonly days: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 提前结束处罚
         * @example {
         *       "input": {
         *         "penaltyId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       },
         *       "reason": "误判"
         *     }
         */
        readonly LiftPenaltyRequest: {
            readonly input: {
                readonly penaltyId: components["schemas"]["Id"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 退出登录
         * @example {
         *       "input": {
         *         "sessionId": null
         *       },
         *       "reason": "手机被盗"
         *     }
         */
        readonly EndMemberSessionRequest: {
            readonly input: {
                /**
                 * Format: uuid
                 * @description null for all.
                 */
                readonly sessionId: string | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 决定实名认证
         * @example {
         *       "input": {
         *         "matches": true
         *       },
         *       "reason": "核对过证件照片"
         *     }
         */
        readonly DecideIdCheckRequest: {
            readonly input: {
                /** @description Whether name and number belong together. */
                readonly matches: boolean;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 更换丢失的手机号
         * @example {
         *       "input": {
         *         "mobile": "13800000002"
         *       },
         *       "reason": "视频核对过本人和证件"
         *     }
         */
        readonly ChangeLostMobileRequest: {
            readonly input: {
                readonly mobile: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 恢复邀请
         * @example {
         *       "input": {
         *         "invitationId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       },
         *       "reason": "核对后不是同一人"
         *     }
         */
        readonly InvitationRequest: {
            readonly input: {
                readonly invitationId: components["schemas"]["Id"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 作废邀请
         * @example {
         *       "input": {
         *         "invitationId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "why": "device"
         *       },
         *       "reason": "两个账号用同一台手机"
         *     }
         */
        readonly VoidInvitationRequest: {
            readonly input: {
                readonly invitationId: components["schemas"]["Id"];
                /** @enum {string} */
                readonly why: "device" | "network" | "mobile" | "payout" | "limit";
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 什么在等
         * @example requests
         * @enum {string}
         */
        readonly WaitingWork: "requests" | "ownRequests" | "requestsOfOthers" | "handIns" | "tickets" | "ordersToReview" | "ordersFailed" | "ordersHeld" | "ordersToSend" | "ordersHeldBack" | "providers" | "heldPay" | "payOuts" | "reports" | "applications" | "pollProposals" | "closedTasks";
        /**
         * 失败的任务
         * @example {
         *       "name": "exchange.issue",
         *       "jobs": 2,
         *       "since": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly FailedJobName: {
            readonly name: string;
            readonly jobs: number;
            readonly since: components["schemas"]["Time"];
        };
        /**
         * 概览
         * @example {
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "waiting": [],
         *       "reconcile": {
         *         "at": null,
         *         "findings": []
         *       },
         *       "failedJobs": []
         *     }
         */
        readonly Overview: {
            readonly at: components["schemas"]["Time"];
            readonly waiting: readonly {
                readonly what: components["schemas"]["WaitingWork"];
                readonly count: number;
                readonly countIsCapped: boolean;
                /**
                 * Format: date-time
                 * @description Since when the first one waits.
                 */
                readonly oldestAt: string | null;
                /**
                 * Format: date-time
                 * @description Until when the first one was promised; null without a promise.
                 */
                readonly dueAt: string | null;
            }[];
            /** 对账 */
            readonly reconcile: {
                /** Format: date-time */
                readonly at: string | null;
                readonly findings: readonly {
                    readonly check: string;
                    readonly count: number;
                }[];
            };
            readonly failedJobs: readonly components["schemas"]["FailedJobName"][];
        };
        /**
         * 一天的数字
         * @example answers
         * @enum {string}
         */
        readonly DayFigureName: "answers" | "screenedOut" | "quotaFull" | "turnedAway" | "timedOut" | "signUps" | "active" | "coins" | "issued" | "spent" | "owed" | "orders" | "tickets" | "textMessages" | "openHandIns" | "openTickets";
        /**
         * 今天的一个数字
         * @example {
         *       "name": "answers",
         *       "value": 12,
         *       "valueBefore": 9,
         *       "hours": [
         *         5,
         *         7
         *       ],
         *       "hoursBefore": [
         *         4,
         *         5,
         *         6
         *       ]
         *     }
         */
        readonly DayFigure: {
            readonly name: components["schemas"]["DayFigureName"];
            /** @description Since midnight. Of open work what waits now, at most 10,000; of owed coins what members have now. */
            readonly value: number;
            /** @description The same weekday before, until the same time; null if it was not counted then. */
            readonly valueBefore: number | null;
            /** @description Each hour that has begun. Of open work and owed coins, as it was at its end; of active members and text messages, since midnight. */
            readonly hours: readonly number[];
            /** @description The 24 hours of the same weekday before. */
            readonly hoursBefore: readonly number[];
        };
        /**
         * 今天的数字
         * @example {
         *       "day": "2026-11-21",
         *       "before": "2026-11-14",
         *       "countedUntil": null,
         *       "coinsPerYuan": 100,
         *       "textMessagesADay": 2000,
         *       "figures": []
         *     }
         */
        readonly DayFigures: {
            /**
             * Format: date
             * @description Today in China.
             */
            readonly day: string;
            /**
             * Format: date
             * @description The same weekday before.
             */
            readonly before: string;
            /**
             * Format: date-time
             * @description Until when the job counted; null before its first run.
             */
            readonly countedUntil: string | null;
            /** @description How many coins are worth one yuan. */
            readonly coinsPerYuan: number;
            /** @description The budget of text messages of a day. */
            readonly textMessagesADay: number;
            readonly figures: readonly components["schemas"]["DayFigure"][];
        };
        /**
         * 系统状态
         * @example {
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "checks": [],
         *       "ledgerSeal": null,
         *       "auditSeal": null,
         *       "schema": "0204_platform",
         *       "pending": [],
         *       "servers": []
         *     }
         */
        readonly SystemState: {
            readonly at: components["schemas"]["Time"];
            /** @description The last reconcile, by check; empty before the first one. */
            readonly checks: readonly {
                readonly name: string;
                readonly findings: number;
                readonly at: components["schemas"]["Time"];
            }[];
            /** 账本的封条 */
            readonly ledgerSeal: {
                readonly block: number;
                readonly head: string;
            } | null;
            /** 操作记录的封条 */
            readonly auditSeal: {
                readonly number: number;
                readonly head: string;
                readonly sealedAt: components["schemas"]["Time"];
            } | null;
            /** @description The newest migration of the server that answers. */
            readonly schema: string | null;
            readonly pending: readonly string[];
            /** @description The servers that were asked whether they are ready within the last hour. */
            readonly servers: readonly {
                readonly server: string;
                readonly seenAt: components["schemas"]["Time"];
                readonly schema: string | null;
                /** @description As whoever released it named it. */
                readonly release: string | null;
            }[];
        };
        /**
         * 站点
         * @example member
         * @enum {string}
         */
        readonly Site: "member" | "bbs";
        /**
         * 一次维护
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "site": "member",
         *       "message": "正在升级积分系统。",
         *       "startsAt": "2026-11-21T18:00:00.000Z",
         *       "expectedEnd": "2026-11-21T20:00:00.000Z",
         *       "plannedBy": "lin.yue",
         *       "endedAt": null,
         *       "endedBy": null
         *     }
         */
        readonly SiteMaintenance: {
            /** Format: uuid */
            readonly id: string;
            readonly site: components["schemas"]["Site"];
            readonly message: string;
            readonly startsAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description What people read. The maintenance lasts until an operator ends it.
             */
            readonly expectedEnd: string | null;
            readonly plannedBy: string;
            /** Format: date-time */
            readonly endedAt: string | null;
            readonly endedBy: string | null;
        };
        /**
         * 站点的状态
         * @example {
         *       "site": "member",
         *       "isClosed": false,
         *       "online": 214,
         *       "maintenance": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "site": "member",
         *         "message": "正在升级积分系统。",
         *         "startsAt": "2026-11-21T18:00:00.000Z",
         *         "expectedEnd": "2026-11-21T20:00:00.000Z",
         *         "plannedBy": "lin.yue",
         *         "endedAt": null,
         *         "endedBy": null
         *       }
         *     }
         */
        readonly SiteState: {
            readonly site: components["schemas"]["Site"];
            /** @description Whether it is under maintenance now. */
            readonly isClosed: boolean;
            /** @description Signed-in people with an open page. */
            readonly online: number;
            /** @description The one that runs or is planned. */
            readonly maintenance: components["schemas"]["SiteMaintenance"] | null;
        };
        /**
         * 站点和维护
         * @example {
         *       "sites": [],
         *       "past": []
         *     }
         */
        readonly SiteStateList: {
            readonly sites: readonly components["schemas"]["SiteState"][];
            readonly past: readonly components["schemas"]["SiteMaintenance"][];
        };
        /**
         * 维护
         * @example {
         *       "input": {
         *         "message": "正在升级积分系统。",
         *         "startsAt": null,
         *         "expectedEnd": "2026-11-21T20:00:00.000Z"
         *       },
         *       "reason": "升级数据库"
         *     }
         */
        readonly MaintenanceRequest: {
            readonly input: {
                readonly message: string;
                /**
                 * Format: date-time
                 * @description Null for now.
                 */
                readonly startsAt: string | null;
                /**
                 * Format: date-time
                 * @description Null if nobody knows.
                 */
                readonly expectedEnd: string | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 网络的编号
         * @description A blind index of the network.
         * @example nX3vJ0oG7yQ2bKk1tT9mZr5sWc8uLd4eFh6iPa0qRxY
         */
        readonly NetworkId: string;
        /**
         * 封锁的网络
         * @example {
         *       "id": "nX3vJ0oG7yQ2bKk1tT9mZr5sWc8uLd4eFh6iPa0qRxY",
         *       "shown": "203.0.*.*",
         *       "reason": "机房代理",
         *       "blockedBy": "lin.yue",
         *       "blockedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly BlockedNetwork: {
            readonly id: components["schemas"]["NetworkId"];
            /** @description The first half of the network. The address is not stored. Empty for one that was blocked long ago. */
            readonly shown: string;
            readonly reason: string;
            readonly blockedBy: string;
            readonly blockedAt: components["schemas"]["Time"];
        };
        /**
         * 封锁的网络
         * @example {
         *       "items": []
         *     }
         */
        readonly BlockedNetworkList: {
            readonly items: readonly components["schemas"]["BlockedNetwork"][];
        };
        /**
         * 封锁网络
         * @example {
         *       "input": {
         *         "address": "203.0.113.8"
         *       },
         *       "reason": "机房代理"
         *     }
         */
        readonly BlockNetworkRequest: {
            readonly input: {
                /** @description An IPv4 or IPv6 address, or its block: /24, /64, /56 or /48. */
                readonly address: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 导出的内容
         * @example orders
         * @enum {string}
         */
        readonly ExportedContent: "orders" | "parcels" | "tickets" | "handIns" | "tasks" | "participations" | "benefits" | "members" | "groups" | "contents" | "campaigns" | "wins" | "reports" | "operators" | "acts" | "memberData";
        /**
         * 导出
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "list": "orders",
         *       "rows": 12,
         *       "rowsAreCapped": false,
         *       "reason": "和服务商核对",
         *       "madeAt": "2026-11-21T08:30:00.000Z",
         *       "endsAt": "2026-11-22T08:30:00.000Z"
         *     }
         */
        readonly OperatorExport: {
            readonly id: components["schemas"]["Id"];
            readonly list: components["schemas"]["ExportedContent"];
            readonly rows: number;
            /** @description Whether the list has more rows than the file: it ends after `rows`. */
            readonly rowsAreCapped: boolean;
            readonly reason: string;
            readonly madeAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
        };
        /**
         * 我的导出
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorExportList: {
            readonly items: readonly components["schemas"]["OperatorExport"][];
        };
        /**
         * 能导出的列表
         * @example orders
         * @enum {string}
         */
        readonly ExportedList: "orders" | "parcels" | "tickets" | "handIns" | "tasks" | "participations" | "benefits" | "members" | "groups" | "contents" | "campaigns" | "wins" | "reports" | "operators" | "acts";
        /**
         * 导出列表
         * @example {
         *       "input": {
         *         "list": "orders",
         *         "query": {
         *           "queue": "failed"
         *         }
         *       },
         *       "reason": "和服务商核对"
         *     }
         */
        readonly ExportListRequest: {
            readonly input: {
                readonly list: components["schemas"]["ExportedList"];
                /** @description The filters of the list, as its own call takes them, except `find`: it may name a person. Of the wins of a campaign `campaignId`. */
                readonly query: {
                    readonly [key: string]: string | number | boolean;
                };
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 能存视图的列表
         * @example orders
         * @enum {string}
         */
        readonly ViewedList: "tasks" | "handIns" | "members" | "orders" | "benefits" | "groups" | "contents" | "reports" | "tickets" | "operators" | "acts";
        /**
         * 视图的名字
         * @example 失败的话费单
         */
        readonly ViewName: string;
        /**
         * 视图的筛选
         * @description The filters by name, as the page of the list has them in its address.
         * @example {
         *       "queue": "failed"
         *     }
         */
        readonly ViewFilters: {
            readonly [key: string]: string;
        };
        /**
         * 视图的列
         * @description The columns to show, by their names on the page; null for those that the page shows by itself.
         * @example [
         *       "title",
         *       "total"
         *     ]
         */
        readonly ViewColumns: readonly string[] | null;
        /**
         * 视图
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "失败的话费单",
         *       "filters": {
         *         "queue": "failed"
         *       },
         *       "columns": null,
         *       "isShared": true,
         *       "isOwn": true,
         *       "madeBy": "lin.yue"
         *     }
         */
        readonly SavedView: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["ViewName"];
            readonly filters: components["schemas"]["ViewFilters"];
            readonly columns: components["schemas"]["ViewColumns"];
            readonly isShared: boolean;
            readonly isOwn: boolean;
            readonly madeBy: string;
        };
        /**
         * 视图
         * @example {
         *       "items": []
         *     }
         */
        readonly SavedViewList: {
            readonly items: readonly components["schemas"]["SavedView"][];
        };
        /**
         * 存视图
         * @example {
         *       "list": "orders",
         *       "name": "失败的话费单",
         *       "filters": {
         *         "queue": "failed"
         *       },
         *       "columns": null,
         *       "isShared": true
         *     }
         */
        readonly SaveViewRequest: {
            readonly list: components["schemas"]["ViewedList"];
            readonly name: components["schemas"]["ViewName"];
            readonly filters: components["schemas"]["ViewFilters"];
            readonly columns: components["schemas"]["ViewColumns"];
            /** @description Whether all operators see it. */
            readonly isShared: boolean;
        };
        /**
         * 批量操作
         * @example passOrders
         * @enum {string}
         */
        readonly BulkAct: "approveHandIns" | "returnHandIns" | "rejectHandIns" | "rejectCompletes" | "restoreCompletes" | "passOrders" | "refuseOrders" | "retryOrders" | "shipOrders" | "undoShipments" | "acceptTickets" | "handOverTickets" | "answerTickets" | "pauseTasks" | "resumeTasks" | "sellBenefits" | "stopSellingBenefits" | "pauseCampaigns" | "resumeCampaigns" | "archiveGroups" | "withdrawContents" | "republishContents" | "messageMembers" | "giveCards";
        /**
         * 一次批量操作
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "act": "passOrders",
         *       "reason": null,
         *       "askedBy": "lin.yue",
         *       "isOwn": true,
         *       "madeAt": "2026-11-21T08:30:00.000Z",
         *       "endedAt": null,
         *       "stoppedBy": null,
         *       "mayStop": true,
         *       "counts": {
         *         "waiting": 3,
         *         "done": 12,
         *         "asked": 0,
         *         "refused": 1,
         *         "failed": 0,
         *         "stopped": 0
         *       }
         *     }
         */
        readonly BulkRun: {
            readonly id: components["schemas"]["Id"];
            readonly act: components["schemas"]["BulkAct"];
            readonly reason: string | null;
            readonly askedBy: string;
            readonly isOwn: boolean;
            readonly madeAt: components["schemas"]["Time"];
            readonly endedAt: components["schemas"]["Time"] | null;
            /** @description Who stopped it before its end. */
            readonly stoppedBy: string | null;
            /** @description Whether you may stop it now. */
            readonly mayStop: boolean;
            /** 各结果的个数 */
            readonly counts: {
                readonly waiting: number;
                readonly done: number;
                readonly asked: number;
                readonly refused: number;
                readonly failed: number;
                readonly stopped: number;
            };
        };
        /**
         * 批量操作
         * @example {
         *       "items": []
         *     }
         */
        readonly BulkRunList: {
            readonly items: readonly components["schemas"]["BulkRun"][];
        };
        /**
         * 批量操作
         * @example {
         *       "input": {
         *         "act": "pauseTasks",
         *         "ids": [
         *           "t7Kq2mX9bLpR"
         *         ]
         *       },
         *       "reason": "题目有误，先停下核对",
         *       "dryRun": true
         *     }
         */
        readonly BulkActRequest: {
            readonly input: {
                readonly act: components["schemas"]["BulkAct"];
                /** @description The chosen objects: ids, numbers of tickets, or kind and id of content as `notice:<id>`. */
                readonly ids?: readonly string[];
                /** @description Instead of `ids`: the filters of the list, for all that match, at most the first 500. */
                readonly query?: {
                    readonly [key: string]: string | number | boolean;
                };
                /** @description Instead of `ids`: what this run did. */
                readonly runId?: components["schemas"]["Id"];
                /** @description To the members. */
                readonly text?: string;
                /** @description Who gets the tickets. */
                readonly owner?: string;
                readonly card?: components["schemas"]["CardKind"];
                /** @description How long the cards are valid; by default without an end. */
                readonly days?: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 一项的结果
         * @example done
         * @enum {string}
         */
        readonly BulkItemState: "waiting" | "done" | "asked" | "refused" | "failed" | "stopped";
        /**
         * 批量操作的一项
         * @example {
         *       "kind": "order",
         *       "subject": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "state": "refused",
         *       "why": "这笔兑换现在不能这样操作"
         *     }
         */
        readonly BulkItem: {
            /** @description The kind of object, as in the audit log. */
            readonly kind: string;
            readonly subject: string;
            readonly state: components["schemas"]["BulkItemState"];
            /** @description Why it was not done. */
            readonly why: string | null;
        };
        /**
         * 一次批量操作
         * @example {
         *       "run": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "act": "passOrders",
         *         "reason": null,
         *         "askedBy": "lin.yue",
         *         "isOwn": true,
         *         "madeAt": "2026-11-21T08:30:00.000Z",
         *         "endedAt": "2026-11-21T08:31:00.000Z",
         *         "stoppedBy": null,
         *         "mayStop": false,
         *         "counts": {
         *           "waiting": 0,
         *           "done": 12,
         *           "asked": 0,
         *           "refused": 0,
         *           "failed": 0,
         *           "stopped": 0
         *         }
         *       },
         *       "items": []
         *     }
         */
        readonly BulkRunDetail: {
            readonly run: components["schemas"]["BulkRun"];
            /** @description What was not done, and why. Of a stopped run also what was done. */
            readonly items: readonly components["schemas"]["BulkItem"][];
        };
        /**
         * 失败的任务
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "name": "exchange.issue",
         *       "failedAt": "2026-11-21T08:30:00.000Z",
         *       "error": "The provider did not answer"
         *     }
         */
        readonly FailedJob: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly failedAt: components["schemas"]["Time"];
            readonly error: string;
        };
        /**
         * 失败的任务
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "names": []
         *     }
         */
        readonly FailedJobPage: {
            readonly items: readonly components["schemas"]["FailedJob"][];
            readonly nextCursor: string | null;
            readonly names: readonly components["schemas"]["FailedJobName"][];
        };
        /**
         * 等着的后台任务
         * @example {
         *       "name": "exchange.issue",
         *       "waiting": 12,
         *       "waitingIsCapped": false,
         *       "running": 1,
         *       "oldestAt": "2026-11-21T08:30:00.000Z",
         *       "nextAt": "2026-11-21T08:31:00.000Z"
         *     }
         */
        readonly WaitingJobs: {
            readonly name: string;
            /** @description Not begun yet, or to be tried again. */
            readonly waiting: number;
            readonly waitingIsCapped: boolean;
            readonly running: number;
            /**
             * Format: date-time
             * @description Since when the first one waits.
             */
            readonly oldestAt: string | null;
            /**
             * Format: date-time
             * @description When the next one is due; the past for one that is due.
             */
            readonly nextAt: string | null;
        };
        /**
         * 等着的后台任务
         * @example {
         *       "items": [
         *         {
         *           "name": "exchange.issue",
         *           "waiting": 12,
         *           "waitingIsCapped": false,
         *           "running": 1,
         *           "oldestAt": "2026-11-21T08:30:00.000Z",
         *           "nextAt": "2026-11-21T08:31:00.000Z"
         *         }
         *       ]
         *     }
         */
        readonly WaitingJobsList: {
            readonly items: readonly components["schemas"]["WaitingJobs"][];
        };
        /**
         * 重试一类任务
         * @example {
         *       "input": {
         *         "name": "exchange.issue"
         *       }
         *     }
         */
        readonly RetryJobsRequest: {
            readonly input: {
                readonly name: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 待核对的奖励
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "taskId": "t7Kq2mX9bLpR",
         *       "title": "早餐习惯",
         *       "overlapSeconds": 30,
         *       "heldAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly HeldPay: {
            /** @description The participation. */
            readonly id: components["schemas"]["Id"];
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly taskId: string;
            readonly title: string;
            readonly overlapSeconds: number;
            readonly heldAt: components["schemas"]["Time"];
        };
        /**
         * 待核对的奖励
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly HeldPayPage: {
            readonly items: readonly components["schemas"]["HeldPay"][];
            readonly nextCursor: string | null;
        };
        /**
         * 待核对的奖励
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "taskId": "t7Kq2mX9bLpR",
         *       "title": "早餐习惯",
         *       "overlapSeconds": 42,
         *       "heldAt": "2026-11-21T08:30:00.000Z",
         *       "state": "waiting",
         *       "coins": 120,
         *       "decidedAt": null
         *     }
         */
        readonly HeldPayDetail: {
            /** @description The participation. */
            readonly id: components["schemas"]["Id"];
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly taskId: string;
            readonly title: string;
            readonly overlapSeconds: number;
            readonly heldAt: components["schemas"]["Time"];
            readonly state: components["schemas"]["HeldPayState"];
            readonly coins: number;
            /** Format: date-time */
            readonly decidedAt: string | null;
        };
        /**
         * 小组状态
         * @example draft
         * @enum {string}
         */
        readonly OperatorGroupState: "draft" | "inviting" | "open" | "closed" | "archived";
        /**
         * 发放状态
         * @example notTallied
         * @enum {string}
         */
        readonly GroupPayState: "notTallied" | "waiting" | "confirmed" | "held" | "refused";
        /**
         * 讨论小组
         * @example {
         *       "id": "gBf3kW8nQx2R",
         *       "name": "早餐讨论小组",
         *       "state": "closed",
         *       "pay": "waiting",
         *       "opensAt": "2026-11-21T08:30:00.000Z",
         *       "closesAt": "2026-11-24T08:30:00.000Z",
         *       "createdAt": "2026-11-20T08:30:00.000Z"
         *     }
         */
        readonly OperatorGroup: {
            readonly id: components["schemas"]["PublicId"];
            readonly name: string;
            readonly state: components["schemas"]["OperatorGroupState"];
            readonly pay: components["schemas"]["GroupPayState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            readonly createdAt: components["schemas"]["Time"];
        };
        /**
         * 讨论小组列表
         * @example {
         *       "items": [],
         *       "nextCursor": null,
         *       "count": 0,
         *       "countIsCapped": false
         *     }
         */
        readonly OperatorGroupPage: {
            readonly items: readonly components["schemas"]["OperatorGroup"][];
            readonly nextCursor: string | null;
            /** @description How many match, at most 10,000. */
            readonly count: number;
            /** @description Whether more than 10,000 match. */
            readonly countIsCapped: boolean;
        };
        /**
         * 一个人的奖励
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "nickname": "早起的阿木",
         *       "coins": 100,
         *       "topicsFinished": 2,
         *       "topics": 2,
         *       "state": "tallied",
         *       "takenOutReason": null
         *     }
         */
        readonly GroupReward: {
            readonly id: components["schemas"]["Id"];
            /** @description The pseudonym in this group. */
            readonly nickname: string | null;
            readonly coins: components["schemas"]["Coins"];
            readonly topicsFinished: number;
            readonly topics: number;
            readonly state: string;
            readonly takenOutReason: string | null;
        };
        /**
         * 奖励方案
         * @example {
         *       "topicCoins": 100,
         *       "wholeCoins": 50,
         *       "capCoins": 250
         *     }
         */
        readonly GroupPlan: {
            readonly topicCoins: number;
            /** @description For finishing everything, on top. */
            readonly wholeCoins: number;
            readonly capCoins: number;
        };
        /**
         * 讨论小组的主持人
         * @example {
         *       "nickname": "主持人",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *     }
         */
        readonly OperatorGroupHost: {
            /** @description In this group. */
            readonly nickname: string;
            /**
             * Format: uuid
             * @description Null for one who has no account yet.
             */
            readonly memberId: string | null;
        };
        /**
         * 讨论小组详情
         * @example {
         *       "id": "gBf3kW8nQx2R",
         *       "name": "早餐讨论小组",
         *       "state": "closed",
         *       "pay": "waiting",
         *       "opensAt": "2026-11-21T08:30:00.000Z",
         *       "closesAt": "2026-11-24T08:30:00.000Z",
         *       "createdAt": "2026-11-20T08:30:00.000Z",
         *       "coins": 300,
         *       "people": 3,
         *       "takenOut": 0,
         *       "confirmBy": "2026-11-26T08:30:00.000Z",
         *       "confirmedBy": null,
         *       "confirmedAt": null,
         *       "stoppedBy": null,
         *       "stopReason": null,
         *       "rewards": [],
         *       "plan": null,
         *       "hosts": [
         *         {
         *           "nickname": "主持人",
         *           "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *         }
         *       ],
         *       "invited": 5,
         *       "entered": 3,
         *       "topics": 2,
         *       "answers": 6
         *     }
         */
        readonly OperatorGroupDetail: {
            readonly id: components["schemas"]["PublicId"];
            readonly name: string;
            readonly state: components["schemas"]["OperatorGroupState"];
            readonly pay: components["schemas"]["GroupPayState"];
            readonly opensAt: components["schemas"]["Time"];
            readonly closesAt: components["schemas"]["Time"];
            readonly createdAt: components["schemas"]["Time"];
            readonly coins: components["schemas"]["Coins"];
            readonly people: number;
            readonly takenOut: number;
            /**
             * Format: date-time
             * @description When the clock confirms the pay-out; null if it does not.
             */
            readonly confirmBy: string | null;
            readonly confirmedBy: string | null;
            /** Format: date-time */
            readonly confirmedAt: string | null;
            readonly stoppedBy: string | null;
            readonly stopReason: string | null;
            readonly rewards: readonly components["schemas"]["GroupReward"][];
            readonly plan: components["schemas"]["GroupPlan"] | null;
            readonly hosts: readonly components["schemas"]["OperatorGroupHost"][];
            readonly invited: number;
            readonly entered: number;
            readonly topics: number;
            /** @description Without those that were deleted. */
            readonly answers: number;
        };
        /**
         * 不支付给一个人
         * @example {
         *       "input": {
         *         "personId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       },
         *       "reason": "回答复制自他人"
         *     }
         */
        readonly TakeOutRequest: {
            readonly input: {
                readonly personId: components["schemas"]["Id"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 小组角色
         * @example host
         * @enum {string}
         */
        readonly OperatorGroupRole: "respondent" | "host" | "observer";
        /**
         * 退出原因
         * @example noTime
         * @enum {string}
         */
        readonly OperatorLeavingReason: "noTime" | "topic" | "uncomfortable" | "other";
        /**
         * 讨论小组里的人
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "nickname": "早起的阿木",
         *       "role": "respondent",
         *       "memberId": null,
         *       "invitedAt": "2026-11-20T08:30:00.000Z",
         *       "enteredAt": "2026-11-21T08:30:00.000Z",
         *       "lastSeenAt": null,
         *       "withdrawnAt": null,
         *       "leftAt": null,
         *       "leftReason": null,
         *       "answers": 3,
         *       "takenDown": 0
         *     }
         */
        readonly OperatorGroupPerson: {
            readonly id: components["schemas"]["Id"];
            /** @description The pseudonym in this group. */
            readonly nickname: string | null;
            readonly role: components["schemas"]["OperatorGroupRole"];
            /**
             * Format: uuid
             * @description Only of hosts.
             */
            readonly memberId: string | null;
            readonly invitedAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly enteredAt: string | null;
            /** Format: date-time */
            readonly lastSeenAt: string | null;
            /** Format: date-time */
            readonly withdrawnAt: string | null;
            /**
             * Format: date-time
             * @description Of people who left by themselves.
             */
            readonly leftAt: string | null;
            readonly leftReason: components["schemas"]["OperatorLeavingReason"] | null;
            readonly answers: number;
            readonly takenDown: number;
        };
        /**
         * 讨论小组里的人
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorGroupPersonPage: {
            readonly items: readonly components["schemas"]["OperatorGroupPerson"][];
            readonly nextCursor: string | null;
        };
        /**
         * 讨论小组里的回答
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "personId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "nickname": "早起的阿木",
         *       "topic": "早餐",
         *       "question": "你早餐吃什么？",
         *       "content": "豆浆和油条",
         *       "attachments": 0,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "deletedAt": null,
         *       "deleteReason": null,
         *       "takenDownBy": null
         *     }
         */
        readonly OperatorGroupAnswer: {
            readonly id: components["schemas"]["Id"];
            readonly personId: components["schemas"]["Id"];
            readonly nickname: string | null;
            readonly topic: string;
            readonly question: string;
            readonly content: string;
            readonly attachments: number;
            readonly createdAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly deletedAt: string | null;
            readonly deleteReason: string | null;
            /** @description The operator who took it down; null for a host. */
            readonly takenDownBy: string | null;
        };
        /**
         * 讨论小组里的回答
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorGroupAnswerPage: {
            readonly items: readonly components["schemas"]["OperatorGroupAnswer"][];
            readonly nextCursor: string | null;
        };
        /**
         * 换主持人
         * @example {
         *       "input": {
         *         "memberCode": "YA7K9M2Q"
         *       },
         *       "reason": "原主持人离职"
         *     }
         */
        readonly HandOverGroupRequest: {
            /**
             * 换主持人
             * @example {
             *       "memberCode": "YA7K9M2Q"
             *     }
             */
            readonly input: {
                readonly memberCode: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 移除一条回答
         * @example {
         *       "input": {
         *         "answerId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       },
         *       "reason": "含违法内容"
         *     }
         */
        readonly TakeDownRequest: {
            /**
             * 移除一条回答
             * @example {
             *       "answerId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
             *     }
             */
            readonly input: {
                readonly answerId: components["schemas"]["Id"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 合作方
         * @example {
         *       "key": "cloudside",
         *       "kind": "supplier",
         *       "active": true
         *     }
         */
        readonly OperatorPartner: {
            readonly key: string;
            /** @enum {string} */
            readonly kind: "supplier" | "panel" | "agent";
            readonly active: boolean;
        };
        /**
         * 合作方列表
         * @example {
         *       "items": [
         *         {
         *           "key": "cloudside",
         *           "kind": "supplier",
         *           "active": true
         *         }
         *       ]
         *     }
         */
        readonly OperatorPartnerList: {
            readonly items: readonly components["schemas"]["OperatorPartner"][];
        };
        /**
         * 合作方文件
         * @description JSON as in docs/partners.md. Without `secrets` the stored keys stay, and a new partner gets one.
         * @example {"kind":"supplier"}
         */
        readonly PartnerFileText: string;
        /**
         * 检查合作方文件
         * @example {
         *       "file": "{\"kind\":\"supplier\"}"
         *     }
         */
        readonly CheckPartnerFileRequest: {
            readonly file: components["schemas"]["PartnerFileText"];
        };
        /**
         * 保存合作方
         * @example {
         *       "input": {
         *         "file": "{\"kind\":\"supplier\"}"
         *       },
         *       "reason": "新合同"
         *     }
         */
        readonly SavePartnerRequest: {
            readonly input: components["schemas"]["CheckPartnerFileRequest"];
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 合作方文件的检查
         * @example {
         *       "faults": [
         *         "entry: can have macros in its query only"
         *       ]
         *     }
         */
        readonly PartnerFileCheck: {
            readonly faults: readonly string[];
        };
        /**
         * 合作方详情
         * @example {
         *       "key": "cloudside",
         *       "kind": "supplier",
         *       "active": true,
         *       "keys": 1,
         *       "oldKeyUntil": null,
         *       "settings": {}
         *     }
         */
        readonly OperatorPartnerDetail: {
            readonly key: string;
            /** @enum {string} */
            readonly kind: "supplier" | "panel" | "agent";
            readonly active: boolean;
            /** @description How many keys are valid: two during a rotation. */
            readonly keys: number;
            /**
             * Format: date-time
             * @description Until when the older of two keys is accepted; null with one key, or until it is ended.
             */
            readonly oldKeyUntil: string | null;
            /** @description As in the file of docs/partners.md, without the keys. */
            readonly settings: {
                readonly [key: string]: unknown;
            };
        };
        /**
         * 试跑的一步
         * @example status
         * @enum {string}
         */
        readonly PartnerTrialKind: "status" | "unknownStatus" | "changedStatus" | "wrongSignature" | "old" | "incomplete";
        /**
         * 报告的结论
         * @example late
         * @enum {string}
         */
        readonly PartnerReportVerdict: "received" | "applied" | "repeated" | "badSignature" | "malformed" | "stale" | "unknownVisit" | "unknownStatus" | "late" | "contradicting" | "spent";
        /**
         * 试跑的一步
         * @example {
         *       "kind": "status",
         *       "code": "10",
         *       "address": "https://yayan.example/callback.php?k=cloudside&sid=test&st=10&ts=1795853400&sig=0f2a",
         *       "verdict": "applied",
         *       "result": 1,
         *       "reason": null,
         *       "isReversal": false,
         *       "mayRetry": false,
         *       "closes": false,
         *       "answer": "200 ok"
         *     }
         */
        readonly PartnerTrial: {
            readonly kind: components["schemas"]["PartnerTrialKind"];
            /** @description The partner's status. */
            readonly code: string | null;
            readonly address: string;
            readonly verdict: components["schemas"]["PartnerReportVerdict"];
            readonly result: number | null;
            /** @enum {string|null} */
            readonly reason: "quality" | "security" | null;
            readonly isReversal: boolean;
            readonly mayRetry: boolean;
            readonly closes: boolean;
            /** @description What our server answers to the partner's server. */
            readonly answer: string;
        };
        /**
         * 代理的一个返回地址
         * @example {
         *       "end": "complete",
         *       "address": "https://agent.example/end?uid=test&st=complete&sig=0f2a"
         *     }
         */
        readonly PartnerTestEnd: {
            /** @enum {string} */
            readonly end: "complete" | "screenedOut" | "quotaFull" | "duplicate" | "other";
            readonly address: string;
        };
        /**
         * 合作方的试跑
         * @example {
         *       "entry": "https://survey.example/start?pid=test&sid=test&sig=0f2a",
         *       "trials": [
         *         {
         *           "kind": "status",
         *           "code": "10",
         *           "address": "https://yayan.example/callback.php?k=cloudside&sid=test&st=10&ts=1795853400&sig=0f2a",
         *           "verdict": "applied",
         *           "result": 1,
         *           "reason": null,
         *           "isReversal": false,
         *           "mayRetry": false,
         *           "closes": false,
         *           "answer": "200 ok"
         *         }
         *       ],
         *       "withoutCode": [
         *         5,
         *         6,
         *         7
         *       ],
         *       "ends": []
         *     }
         */
        readonly PartnerTest: {
            /** @description Where a member enters, or by what link an agent sends people. null for an agent without tasks. */
            readonly entry: string | null;
            /** @description Empty for an agent. */
            readonly trials: readonly components["schemas"]["PartnerTrial"][];
            /** @description Join results that no status of a supplier means. */
            readonly withoutCode: readonly number[];
            /** @description Empty for a supplier. */
            readonly ends: readonly components["schemas"]["PartnerTestEnd"][];
        };
        /**
         * 合作方的密钥
         * @example {
         *       "keys": [
         *         "sign-with-this-secret-01"
         *       ]
         *     }
         */
        readonly PartnerKeys: {
            readonly keys: readonly string[];
        };
        /** 旧密钥的期限 */
        readonly PartnerOldKeyRequest: {
            readonly input: {
                /** @description Until when the key before the new one is accepted, within 90 days. */
                readonly oldKeyUntil: components["schemas"]["Time"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 启用或停用合作方
         * @example {
         *       "input": {
         *         "active": false
         *       },
         *       "reason": "合同到期"
         *     }
         */
        readonly SetPartnerActiveRequest: {
            readonly input: {
                readonly active: boolean;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 活动页面
         * @example lottery
         * @enum {string}
         */
        readonly CampaignFace: "lottery" | "koi" | "quiz" | "christmas" | "duanwu";
        /**
         * 活动状态
         * @example draft
         * @enum {string}
         */
        readonly OperatorCampaignState: "draft" | "upcoming" | "running" | "paused" | "ended";
        /**
         * 活动
         * @example {
         *       "id": "summer2027",
         *       "face": "lottery",
         *       "title": "夏日抽奖",
         *       "state": "running",
         *       "startsAt": "2026-11-20T08:30:00.000Z",
         *       "endsAt": "2026-12-20T08:30:00.000Z",
         *       "drawsAt": null,
         *       "endedAt": null
         *     }
         */
        readonly OperatorCampaign: {
            readonly id: string;
            readonly face: components["schemas"]["CampaignFace"];
            readonly title: string;
            readonly state: components["schemas"]["OperatorCampaignState"];
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly drawsAt: string | null;
            /** Format: date-time */
            readonly endedAt: string | null;
        };
        /**
         * 活动列表
         * @example {
         *       "items": []
         *     }
         */
        readonly OperatorCampaignList: {
            readonly items: readonly components["schemas"]["OperatorCampaign"][];
        };
        /**
         * 活动文件
         * @example {
         *       "source": "{ \"id\": \"summer2027\", \"face\": \"lottery\" }"
         *     }
         */
        readonly CampaignFileInput: {
            /** @description YAML or JSON, as docs/operation.md says. */
            readonly source: string;
        };
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
         * 奖品图片
         * @description Address of the picture of the benefit that delivers the prize; null for coins, and for benefits without one.
         * @example /covers/topup.svg
         */
        readonly PrizeCover: string | null;
        /**
         * 奖品
         * @example {
         *       "id": "phone-20",
         *       "kind": "mobile",
         *       "title": "20 元话费",
         *       "cover": "/covers/topup.svg",
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
            readonly cover: components["schemas"]["PrizeCover"];
            /** @description Value of one prize in fen. */
            readonly worth: number;
            readonly stock: number;
            readonly left: number;
            /** @description Chance in millionths, in the current version. */
            readonly odds: number;
        };
        /**
         * 文件里的活动
         * @example {
         *       "id": "summer2027",
         *       "face": "lottery",
         *       "title": "夏日抽奖",
         *       "summary": "签到就能抽",
         *       "rules": [
         *         "每天签到得一次机会"
         *       ],
         *       "organiser": "芽言",
         *       "taxNote": "按国家规定办理",
         *       "startsAt": "2027-06-01T00:00:00.000Z",
         *       "endsAt": "2027-07-01T00:00:00.000Z",
         *       "drawsAt": null,
         *       "claimDays": 15,
         *       "consolation": 2,
         *       "ways": [
         *         {
         *           "cause": "checkin",
         *           "chances": 1
         *         }
         *       ],
         *       "quiz": null,
         *       "prizes": [],
         *       "worth": 26000,
         *       "needsSecond": false
         *     }
         */
        readonly FiledCampaign: {
            readonly id: string;
            readonly face: components["schemas"]["CampaignFace"];
            readonly title: string;
            readonly summary: string;
            readonly rules: readonly string[];
            readonly organiser: string;
            readonly taxNote: string;
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly drawsAt: string | null;
            readonly claimDays: number;
            readonly consolation: number;
            readonly ways: readonly components["schemas"]["CampaignWay"][];
            readonly quiz: components["schemas"]["CampaignQuiz"] | null;
            readonly prizes: readonly components["schemas"]["CampaignPrize"][];
            /** @description Value of all pieces of all prizes, in fen. */
            readonly worth: number;
            /** @description Whether a second person must agree, because the prizes are worth more than one person may publish. */
            readonly needsSecond: boolean;
        };
        /**
         * 活动的检查
         * @example {
         *       "faults": [
         *         {
         *           "line": 1,
         *           "field": "endsAt",
         *           "text": "要晚于开始时间"
         *         }
         *       ],
         *       "campaign": null
         *     }
         */
        readonly CampaignFileCheck: {
            readonly faults: readonly components["schemas"]["FiledFault"][];
            readonly campaign: components["schemas"]["FiledCampaign"] | null;
        };
        /**
         * 发布活动
         * @example {
         *       "input": {
         *         "source": "{ \"id\": \"summer2027\", \"face\": \"lottery\" }"
         *       },
         *       "dryRun": true
         *     }
         */
        readonly PublishCampaignRequest: {
            readonly input: components["schemas"]["CampaignFileInput"];
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 奖品
         * @example {
         *       "id": "mug",
         *       "kind": "goods",
         *       "title": "马克杯",
         *       "worth": 2600,
         *       "stock": 10,
         *       "remaining": 8,
         *       "odds": 1000
         *     }
         */
        readonly OperatorCampaignPrize: {
            readonly id: string;
            readonly kind: components["schemas"]["PrizeKind"];
            readonly title: string;
            /** @description Value of one piece, in fen. */
            readonly worth: number;
            readonly stock: number;
            readonly remaining: number;
            /** @description In millionths; null before the publication. */
            readonly odds: number | null;
        };
        /**
         * 概率版本
         * @example {
         *       "version": 1,
         *       "reason": "活动发布",
         *       "publishedAt": "2026-11-20T08:30:00.000Z"
         *     }
         */
        readonly OperatorCampaignOdds: {
            readonly version: number;
            readonly reason: string;
            readonly publishedAt: components["schemas"]["Time"];
        };
        /**
         * 活动的操作
         * @example {
         *       "act": "publish",
         *       "operator": "林晓",
         *       "detail": "seed hash 00",
         *       "at": "2026-11-20T08:30:00.000Z"
         *     }
         */
        readonly OperatorCampaignAct: {
            /** @enum {string} */
            readonly act: "import" | "publish" | "revise" | "pause" | "resume" | "move" | "end";
            readonly operator: string;
            readonly detail: string;
            readonly at: components["schemas"]["Time"];
        };
        /**
         * 活动详情
         * @example {
         *       "id": "summer2027",
         *       "face": "lottery",
         *       "title": "夏日抽奖",
         *       "state": "running",
         *       "startsAt": "2026-11-20T08:30:00.000Z",
         *       "endsAt": "2026-12-20T08:30:00.000Z",
         *       "drawsAt": null,
         *       "endedAt": null,
         *       "summary": "签到就能抽",
         *       "organiser": "芽言",
         *       "claimDays": 15,
         *       "consolation": 2,
         *       "seedHash": null,
         *       "seed": null,
         *       "entrants": 0,
         *       "prizes": [],
         *       "odds": [],
         *       "acts": []
         *     }
         */
        readonly OperatorCampaignDetail: {
            readonly id: string;
            readonly face: components["schemas"]["CampaignFace"];
            readonly title: string;
            readonly state: components["schemas"]["OperatorCampaignState"];
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly drawsAt: string | null;
            /** Format: date-time */
            readonly endedAt: string | null;
            readonly summary: string;
            readonly organiser: string;
            readonly claimDays: number;
            readonly consolation: number;
            readonly seedHash: string | null;
            /** @description Null until the campaign has ended. */
            readonly seed: string | null;
            readonly entrants: number;
            readonly prizes: readonly components["schemas"]["OperatorCampaignPrize"][];
            readonly odds: readonly components["schemas"]["OperatorCampaignOdds"][];
            readonly acts: readonly components["schemas"]["OperatorCampaignAct"][];
        };
        /**
         * 活动的内容
         * @description What the file of a campaign said, with the first odds.
         * @example {
         *       "id": "summer2027",
         *       "face": "lottery",
         *       "title": "夏日抽奖",
         *       "summary": "签到就能抽",
         *       "rules": [
         *         "每天签到得一次机会"
         *       ],
         *       "organiser": "芽言",
         *       "taxNote": "按国家规定办理",
         *       "startsAt": "2027-06-01T00:00:00.000Z",
         *       "endsAt": "2027-07-01T00:00:00.000Z",
         *       "drawsAt": null,
         *       "claimDays": 15,
         *       "consolation": 2,
         *       "ways": [
         *         {
         *           "cause": "checkin",
         *           "chances": 1
         *         }
         *       ],
         *       "quiz": null,
         *       "prizes": [
         *         {
         *           "id": "mug",
         *           "kind": "goods",
         *           "title": "陶瓷马克杯",
         *           "worth": 2600,
         *           "stock": 2,
         *           "odds": 1000,
         *           "coins": null,
         *           "benefit": "bGd5v9rU3sDg",
         *           "choice": null,
         *           "amount": null
         *         }
         *       ]
         *     }
         */
        readonly StoredCampaign: {
            readonly id: string;
            readonly face: components["schemas"]["CampaignFace"];
            readonly title: string;
            readonly summary: string;
            readonly rules: readonly string[];
            readonly organiser: string;
            readonly taxNote: string;
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly drawsAt: string | null;
            readonly claimDays: number;
            readonly consolation: number;
            readonly ways: readonly components["schemas"]["CampaignWay"][];
            readonly quiz: components["schemas"]["CampaignQuiz"] | null;
            readonly prizes: readonly {
                readonly id: string;
                readonly kind: components["schemas"]["PrizeKind"];
                readonly title: string;
                /** @description Of one piece, in fen. */
                readonly worth: number;
                /** @description Pieces, also those that were won. */
                readonly stock: number;
                /** @description In millionths. */
                readonly odds: number;
                readonly coins: number | null;
                readonly benefit: string | null;
                readonly choice: string | null;
                readonly amount: number | null;
            }[];
        };
        /**
         * 中奖状态
         * @example paid
         * @enum {string}
         */
        readonly OperatorWinState: "paid" | "open" | "claimed" | "expired" | "voided";
        /**
         * 中奖
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "prize": "马克杯",
         *       "worth": 2600,
         *       "state": "open",
         *       "wonAt": "2026-11-21T08:30:00.000Z",
         *       "claimBy": "2026-12-06T15:59:59.999Z",
         *       "orderId": null,
         *       "voidedBy": null,
         *       "voidReason": null
         *     }
         */
        readonly OperatorWin: {
            /** @description Of its draw. */
            readonly id: components["schemas"]["Id"];
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly prize: string;
            readonly worth: number;
            readonly state: components["schemas"]["OperatorWinState"];
            readonly wonAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly claimBy: string | null;
            readonly orderId: string | null;
            readonly voidedBy: string | null;
            readonly voidReason: string | null;
        };
        /**
         * 中奖列表
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorWinPage: {
            readonly items: readonly components["schemas"]["OperatorWin"][];
            readonly nextCursor: string | null;
        };
        /**
         * 活动的新日期
         * @example {
         *       "input": {
         *         "startsAt": null,
         *         "endsAt": "2026-12-25T16:00:00.000Z",
         *         "drawsAt": null
         *       },
         *       "reason": "应大家要求延长"
         *     }
         */
        readonly MoveDatesRequest: {
            /**
             * 活动的新日期
             * @example {
             *       "startsAt": null,
             *       "endsAt": "2026-12-25T16:00:00.000Z",
             *       "drawsAt": null
             *     }
             */
            readonly input: {
                /**
                 * Format: date-time
                 * @description Null if it stays, as it does once the campaign has begun.
                 */
                readonly startsAt: string | null;
                /**
                 * Format: date-time
                 * @description Null if it stays.
                 */
                readonly endsAt: string | null;
                /**
                 * Format: date-time
                 * @description Null if it stays, as it does once the campaign has begun.
                 */
                readonly drawsAt: string | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 作废中奖
         * @example {
         *       "input": {
         *         "drawId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *       },
         *       "reason": "用多个账号参加"
         *     }
         */
        readonly VoidWinRequest: {
            /**
             * 作废中奖
             * @example {
             *       "drawId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
             *     }
             */
            readonly input: {
                readonly drawId: components["schemas"]["Id"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 延长领取
         * @example {
         *       "input": {
         *         "drawId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "claimBy": "2026-12-20T08:30:00.000Z"
         *       },
         *       "reason": "会员出差"
         *     }
         */
        readonly ExtendClaimRequest: {
            /**
             * 延长领取
             * @example {
             *       "drawId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
             *       "claimBy": "2026-12-20T08:30:00.000Z"
             *     }
             */
            readonly input: {
                readonly drawId: components["schemas"]["Id"];
                readonly claimBy: components["schemas"]["Time"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 加奖品
         * @example {
         *       "input": {
         *         "prizeId": "mug",
         *         "pieces": 20
         *       },
         *       "reason": "参加的人比预计多"
         *     }
         */
        readonly AddPiecesRequest: {
            /**
             * 加奖品
             * @example {
             *       "prizeId": "mug",
             *       "pieces": 20
             *     }
             */
            readonly input: {
                readonly prizeId: string;
                readonly pieces: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 题目的编号
         * @example life-001
         */
        readonly QuizQuestionId: string;
        /**
         * 答题活动的题目
         * @example {
         *       "id": "life-001",
         *       "version": 1,
         *       "category": "生活",
         *       "title": "一周有几天？",
         *       "choices": [
         *         "七天",
         *         "六天",
         *         "五天"
         *       ],
         *       "explanation": "从周一到周日，一共七天。"
         *     }
         */
        readonly QuizQuestion: {
            readonly id: components["schemas"]["QuizQuestionId"];
            readonly version: number;
            readonly category: string;
            readonly title: string;
            /** @description The first one is right. Members see them mixed. */
            readonly choices: readonly string[];
            readonly explanation: string;
        };
        /**
         * 题库
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly QuizQuestionList: {
            readonly items: readonly components["schemas"]["QuizQuestion"][];
            readonly nextCursor: string | null;
        };
        /**
         * 题目文件
         * @example {
         *       "source": "[{ \"id\": \"life-001\", \"title\": \"一周有几天？\" }]"
         *     }
         */
        readonly QuizQuestionFile: {
            /** @description YAML or JSON, as `apps/api/data/campaign/questions.yaml`. */
            readonly source: string;
        };
        /**
         * 题目文件的检查
         * @example {
         *       "faults": [],
         *       "added": 3,
         *       "changed": 1,
         *       "same": 0
         *     }
         */
        readonly QuizQuestionCheck: {
            readonly faults: readonly components["schemas"]["FiledFault"][];
            readonly added: number;
            readonly changed: number;
            readonly same: number;
        };
        /**
         * 存题目
         * @example {
         *       "input": {
         *         "source": "[{ \"id\": \"life-001\", \"title\": \"一周有几天？\" }]"
         *       },
         *       "dryRun": true
         *     }
         */
        readonly ImportQuizQuestionsRequest: {
            readonly input: components["schemas"]["QuizQuestionFile"];
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
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
         * 申请编号
         * @description An opaque number. Anyone who knows it can read the state of the application.
         * @example H-7K2M-9XBQ-4RTW
         */
        readonly ApplicationNumber: string;
        /**
         * 申请
         * @example {
         *       "number": "H-7K2M-9XBQ-4RTW",
         *       "kind": "cooperation",
         *       "state": "received",
         *       "submittedAt": "2026-11-21T08:30:00.000Z",
         *       "changedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly OperatorApplication: {
            readonly number: components["schemas"]["ApplicationNumber"];
            readonly kind: components["schemas"]["ApplicationKind"];
            readonly state: components["schemas"]["ApplicationState"];
            readonly submittedAt: components["schemas"]["Time"];
            readonly changedAt: components["schemas"]["Time"];
        };
        /**
         * 申请
         * @example {
         *       "items": [
         *         {
         *           "number": "H-7K2M-9XBQ-4RTW",
         *           "kind": "cooperation",
         *           "state": "received",
         *           "submittedAt": "2026-11-21T08:30:00.000Z",
         *           "changedAt": "2026-11-21T08:30:00.000Z"
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorApplicationList: {
            readonly items: readonly components["schemas"]["OperatorApplication"][];
            readonly nextCursor: string | null;
        };
        /**
         * 申请的内容
         * @example company
         * @enum {string}
         */
        readonly ApplicationField: "company" | "name" | "school" | "city" | "contact" | "mobile" | "need" | "reason";
        /**
         * 申请的一项内容
         * @example {
         *       "field": "company",
         *       "value": "青禾食品"
         *     }
         */
        readonly ApplicationText: {
            readonly field: components["schemas"]["ApplicationField"];
            readonly value: string;
        };
        /**
         * 申请
         * @example {
         *       "number": "H-7K2M-9XBQ-4RTW",
         *       "kind": "cooperation",
         *       "state": "received",
         *       "submittedAt": "2026-11-21T08:30:00.000Z",
         *       "changedAt": "2026-11-21T08:30:00.000Z",
         *       "note": null,
         *       "details": [
         *         {
         *           "field": "company",
         *           "value": "青禾食品"
         *         },
         *         {
         *           "field": "contact",
         *           "value": "lin***"
         *         }
         *       ],
         *       "nextStates": [
         *         "reviewing",
         *         "accepted",
         *         "declined"
         *       ],
         *       "moves": []
         *     }
         */
        readonly OperatorApplicationDetail: {
            readonly number: components["schemas"]["ApplicationNumber"];
            readonly kind: components["schemas"]["ApplicationKind"];
            readonly state: components["schemas"]["ApplicationState"];
            readonly submittedAt: components["schemas"]["Time"];
            readonly changedAt: components["schemas"]["Time"];
            /** @description What the applicant reads. */
            readonly note: string | null;
            readonly details: readonly components["schemas"]["ApplicationText"][];
            /** @description The states that may follow. The present one stands for another note. */
            readonly nextStates: readonly components["schemas"]["ApplicationState"][];
            readonly moves: readonly {
                readonly at: components["schemas"]["Time"];
                readonly operator: string;
                readonly state: components["schemas"]["ApplicationState"];
                readonly note: string | null;
            }[];
        };
        /**
         * 申请的内容
         * @example {
         *       "details": [
         *         {
         *           "field": "company",
         *           "value": "青禾食品"
         *         }
         *       ],
         *       "minutes": 10
         *     }
         */
        readonly ApplicationTexts: {
            readonly details: readonly components["schemas"]["ApplicationText"][];
            /** @description How long a page may show it. */
            readonly minutes: number;
        };
        /**
         * 处理申请
         * @example {
         *       "input": {
         *         "state": "accepted",
         *         "note": "我们会在本周内打电话联系你。"
         *       }
         *     }
         */
        readonly MoveApplicationRequest: {
            readonly input: {
                readonly state: components["schemas"]["ApplicationState"];
                /** @description What the applicant reads. */
                readonly note?: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 提问状态
         * @example waiting
         * @enum {string}
         */
        readonly PollProposalState: "waiting" | "shown" | "refused";
        /**
         * 会员提的问题
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "title": "你周末几点起床？",
         *       "options": [
         *         "八点前",
         *         "八点以后"
         *       ],
         *       "days": 7,
         *       "state": "waiting",
         *       "reason": null,
         *       "pollId": null,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "decidedAt": null,
         *       "decidedBy": null
         *     }
         */
        readonly OperatorPollProposal: {
            readonly id: components["schemas"]["Id"];
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            readonly title: string;
            readonly options: readonly string[];
            /** @description How many days members can vote. */
            readonly days: number;
            readonly state: components["schemas"]["PollProposalState"];
            /** @description Why it was refused; the member reads it. */
            readonly reason: string | null;
            /** @description The poll that shows it. */
            readonly pollId: string | null;
            readonly createdAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly decidedAt: string | null;
            readonly decidedBy: string | null;
        };
        /**
         * 会员提的问题
         * @example {
         *       "items": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *           "memberCode": "YA7K9M2Q",
         *           "title": "你周末几点起床？",
         *           "options": [
         *             "八点前",
         *             "八点以后"
         *           ],
         *           "days": 7,
         *           "state": "waiting",
         *           "reason": null,
         *           "pollId": null,
         *           "createdAt": "2026-11-21T08:30:00.000Z",
         *           "decidedAt": null,
         *           "decidedBy": null
         *         }
         *       ],
         *       "nextCursor": null
         *     }
         */
        readonly OperatorPollProposalList: {
            readonly items: readonly components["schemas"]["OperatorPollProposal"][];
            readonly nextCursor: string | null;
        };
        /**
         * 内容种类
         * @example banner
         * @enum {string}
         */
        readonly ContentKind: "banner" | "event" | "notice" | "popup" | "poll" | "article" | "course" | "starArticle" | "channel" | "appRelease";
        /**
         * 内容状态
         * @example shown
         * @enum {string}
         */
        readonly ContentState: "planned" | "waiting" | "shown" | "ended" | "withdrawn";
        /**
         * 内容编号
         * @description A UUID; for a poll `q` and 15 digits, for a help article its number, for a course and a star article 8 to 24 letters and digits, for a channel its code, for a release its platform.
         * @example 0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607
         */
        readonly ContentId: string;
        /**
         * 时间
         * Format: date-time
         * @example 2026-12-01T01:00:00.000Z
         */
        readonly ContentMoment: string | null;
        /**
         * 内容
         * @example {
         *       "kind": "poll",
         *       "id": "q123456789012345",
         *       "title": "你更想聊什么？",
         *       "state": "shown",
         *       "startsAt": null,
         *       "endsAt": null,
         *       "madeBy": "lin.yue"
         *     }
         */
        readonly Content: {
            readonly kind: components["schemas"]["ContentKind"];
            readonly id: components["schemas"]["ContentId"];
            readonly title: string;
            readonly state: components["schemas"]["ContentState"];
            readonly startsAt: components["schemas"]["ContentMoment"];
            readonly endsAt: components["schemas"]["ContentMoment"];
            /** @description Null if nobody wrote it down. */
            readonly madeBy: string | null;
        };
        /**
         * 内容列表
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly ContentPage: {
            readonly items: readonly components["schemas"]["Content"][];
            readonly nextCursor: string | null;
        };
        /**
         * 正文
         * @description Markdown of the checked subset.
         * @example 已经保存的答案不会丢。
         */
        readonly ContentBody: string;
        /**
         * 预览正文
         * @example {
         *       "body": "已经保存的答案不会丢。"
         *     }
         */
        readonly PreviewContentRequest: {
            /** @description Null for content without one. */
            readonly body: components["schemas"]["ContentBody"] | null;
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
         * 正文的预览
         * @example {
         *       "body": [],
         *       "coinsPerYuan": 100
         *     }
         */
        readonly ContentPreview: {
            readonly body: components["schemas"]["RichText"] | null;
            /** @description What `{coinsPerYuan}` becomes in every text of a draft. */
            readonly coinsPerYuan: number;
        };
        /**
         * 帮助分类
         * @example {
         *       "items": [
         *         {
         *           "id": 211,
         *           "title": "账号",
         *           "position": 1,
         *           "nextId": "21109"
         *         }
         *       ]
         *     }
         */
        readonly HelpSections: {
            readonly items: readonly {
                /** @example 211 */
                readonly id: number;
                /** @example 账号 */
                readonly title: string;
                /** @example 1 */
                readonly position: number;
                /** @description The next number that no article has. */
                readonly nextId: components["schemas"]["ContentId"];
            }[];
        };
        /**
         * 存帮助分类
         * @example {
         *       "input": {
         *         "title": "账号",
         *         "position": 1
         *       }
         *     }
         */
        readonly SaveHelpSectionRequest: {
            readonly input: {
                /** @description The section to change. Left out for a new one. */
                readonly id?: number;
                readonly title: string;
                /** @description The lowest comes first. */
                readonly position: number;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 站内路径或 https 地址
         * @example /content/checkin.svg
         */
        readonly ContentAddress: string;
        /**
         * 横幅的内容
         * @example {
         *       "kind": "banner",
         *       "place": "home",
         *       "position": 10,
         *       "title": "签到周",
         *       "image": "/content/checkin.svg",
         *       "wideImage": "/content/checkin-wide.svg",
         *       "link": "/home",
         *       "startsAt": "2026-12-01T01:00:00.000Z",
         *       "endsAt": null
         *     }
         */
        readonly BannerDraft: {
            /** @enum {string} */
            readonly kind: "banner";
            /** @enum {string} */
            readonly place: "home" | "landing" | "task" | "exchange" | "login";
            /** @description The lowest comes first. */
            readonly position: number;
            readonly title: string;
            readonly image: components["schemas"]["ContentAddress"];
            readonly wideImage: components["schemas"]["ContentAddress"] | null;
            readonly link: components["schemas"]["ContentAddress"] | null;
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["ContentMoment"];
        };
        /**
         * 公开活动的内容
         * @example {
         *       "kind": "event",
         *       "title": "签到周",
         *       "summary": "连续签到七天，最多得 96 金币",
         *       "cover": "/content/checkin.svg",
         *       "link": "/home",
         *       "startsAt": "2026-12-01T01:00:00.000Z",
         *       "endsAt": "2026-12-08T01:00:00.000Z"
         *     }
         */
        readonly EventDraft: {
            /** @enum {string} */
            readonly kind: "event";
            readonly title: string;
            readonly summary: string;
            readonly cover: components["schemas"]["ContentAddress"];
            readonly link: components["schemas"]["ContentAddress"] | null;
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
        };
        /**
         * 公告的内容
         * @example {
         *       "kind": "notice",
         *       "title": "系统升级通知",
         *       "summary": "12 月 1 日凌晨升级，期间不能登录",
         *       "body": "已经保存的答案不会丢。",
         *       "pinned": true,
         *       "publishAt": null
         *     }
         */
        readonly NoticeDraft: {
            /** @enum {string} */
            readonly kind: "notice";
            readonly title: string;
            readonly summary: string;
            readonly body: components["schemas"]["ContentBody"];
            readonly pinned: boolean;
            readonly publishAt: components["schemas"]["ContentMoment"];
        };
        /**
         * 弹窗的内容
         * @example {
         *       "kind": "popup",
         *       "title": "新人礼",
         *       "body": "完成第一份问卷，多得 50 金币",
         *       "image": null,
         *       "action": "去看看",
         *       "link": "/task",
         *       "audience": "newcomers",
         *       "level": null,
         *       "startsAt": "2026-12-01T01:00:00.000Z",
         *       "endsAt": "2026-12-08T01:00:00.000Z"
         *     }
         */
        readonly PopupDraft: {
            /** @enum {string} */
            readonly kind: "popup";
            readonly title: string;
            readonly body: string;
            readonly image: components["schemas"]["ContentAddress"] | null;
            readonly action: string | null;
            readonly link: components["schemas"]["ContentAddress"] | null;
            /** @enum {string} */
            readonly audience: "everyone" | "newcomers" | "level";
            readonly level: number | null;
            readonly startsAt: components["schemas"]["Time"];
            readonly endsAt: components["schemas"]["Time"];
        };
        /**
         * 快问的内容
         * @example {
         *       "kind": "poll",
         *       "title": "你更想聊什么？",
         *       "description": "选一项，看看大家怎么想",
         *       "options": [
         *         "饮食",
         *         "出行"
         *       ],
         *       "minChoices": 1,
         *       "maxChoices": 1,
         *       "results": "afterVote",
         *       "startsAt": null,
         *       "closesAt": null
         *     }
         */
        readonly PollDraft: {
            /** @enum {string} */
            readonly kind: "poll";
            readonly title: string;
            readonly description: string | null;
            readonly options: readonly string[];
            readonly minChoices: number;
            readonly maxChoices: number;
            /** @enum {string} */
            readonly results: "afterVote" | "always" | "afterClose";
            readonly startsAt: components["schemas"]["ContentMoment"];
            readonly closesAt: components["schemas"]["ContentMoment"];
        };
        /**
         * 帮助文章的内容
         * @example {
         *       "kind": "article",
         *       "sectionId": 211,
         *       "position": 3,
         *       "title": "怎样换一台手机登录？",
         *       "summary": "在新手机上用同一个手机号收验证码",
         *       "body": "在新手机打开登录页，填同一个手机号和收到的验证码。"
         *     }
         */
        readonly ArticleDraft: {
            /** @enum {string} */
            readonly kind: "article";
            readonly sectionId: number;
            readonly position: number;
            readonly title: string;
            readonly summary: string;
            readonly body: components["schemas"]["ContentBody"];
        };
        /**
         * 课程的视频
         * @example {
         *       "source": "/videos/reading.webm",
         *       "captions": "/videos/reading.vtt",
         *       "seconds": 90
         *     }
         */
        readonly CourseDraftVideo: {
            /** @description The key of an uploaded video, or a file of the members' site. */
            readonly source: string;
            /** @description WebVTT, or a file of the members' site. Null without captions. */
            readonly captions: string | null;
            readonly seconds: number;
            /** @description A picture that is shown until the video plays. */
            readonly poster?: components["schemas"]["ContentAddress"] | null;
        };
        /**
         * 测验题的选项
         * @example {
         *       "text": "读完所有选项",
         *       "right": true
         *     }
         */
        readonly CourseDraftOption: {
            readonly text: string;
            readonly right: boolean;
        };
        /**
         * 课程的测验题
         * @example {
         *       "question": "选之前先做什么？",
         *       "explanation": "读完才知道哪一项最合适。",
         *       "options": [
         *         {
         *           "text": "读完所有选项",
         *           "right": true
         *         },
         *         {
         *           "text": "选第一项",
         *           "right": false
         *         }
         *       ]
         *     }
         */
        readonly CourseDraftQuestion: {
            readonly question: string;
            readonly explanation: string;
            readonly options: readonly components["schemas"]["CourseDraftOption"][];
        };
        /**
         * 课程的内容
         * @example {
         *       "kind": "course",
         *       "position": 90,
         *       "title": "怎样认真作答",
         *       "summary": "三分钟，学会读题",
         *       "minutes": 3,
         *       "coins": 10,
         *       "closesAt": null,
         *       "video": null,
         *       "body": "读完所有选项再选。",
         *       "quiz": [
         *         {
         *           "question": "选之前先做什么？",
         *           "explanation": "读完才知道哪一项最合适。",
         *           "options": [
         *             {
         *               "text": "读完所有选项",
         *               "right": true
         *             },
         *             {
         *               "text": "选第一项",
         *               "right": false
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly CourseDraft: {
            /** @enum {string} */
            readonly kind: "course";
            /** @description The lowest comes first. */
            readonly position: number;
            readonly title: string;
            readonly summary: string;
            readonly minutes: number;
            /** @description Paid once to each member who passes. */
            readonly coins: number;
            readonly closesAt: components["schemas"]["ContentMoment"];
            readonly video: components["schemas"]["CourseDraftVideo"] | null;
            readonly body: components["schemas"]["ContentBody"];
            readonly quiz: readonly components["schemas"]["CourseDraftQuestion"][];
        };
        /**
         * 明星文章的内容
         * @example {
         *       "kind": "starArticle",
         *       "title": "她怎样把每份问卷答得认真",
         *       "summary": "答之前先读一遍题",
         *       "body": "她说，先看一遍题再动手，反而更快。",
         *       "member": "YA1234567",
         *       "publishAt": null
         *     }
         */
        readonly StarArticleDraft: {
            /** @enum {string} */
            readonly kind: "starArticle";
            readonly title: string;
            readonly summary: string;
            readonly body: components["schemas"]["ContentBody"];
            /** @description The code of the member it is about. It is read only while that member agrees to be named. */
            readonly member: string | null;
            readonly publishAt: components["schemas"]["ContentMoment"];
        };
        /**
         * 渠道页的要点
         * @example {
         *       "title": "真实的报酬",
         *       "text": "每个任务先写明金币，提交后当场入账。"
         *     }
         */
        readonly ChannelDraftPoint: {
            readonly title: string;
            readonly text: string;
        };
        /**
         * 渠道页的内容
         * @example {
         *       "kind": "channel",
         *       "title": "从春季活动来的朋友，你好",
         *       "lead": "答问卷、说想法，积攒的金币能换话费和现金。",
         *       "points": [
         *         {
         *           "title": "真实的报酬",
         *           "text": "每个任务先写明金币，提交后当场入账。"
         *         }
         *       ],
         *       "partner": "春季活动",
         *       "startsAt": null,
         *       "endsAt": null
         *     }
         */
        readonly ChannelDraft: {
            /** @enum {string} */
            readonly kind: "channel";
            readonly title: string;
            readonly lead: string;
            readonly points: readonly components["schemas"]["ChannelDraftPoint"][];
            readonly partner: string | null;
            readonly startsAt: components["schemas"]["ContentMoment"];
            readonly endsAt: components["schemas"]["ContentMoment"];
        };
        /**
         * APP 版本的内容
         * @example {
         *       "kind": "appRelease",
         *       "version": "1.0.0",
         *       "minimumSystem": "iOS 15",
         *       "url": "https://apps.apple.example/yayan",
         *       "store": "App Store",
         *       "bytes": null,
         *       "sha256": null,
         *       "releasedAt": null,
         *       "notes": [
         *         "断网时答案留在手机里"
         *       ]
         *     }
         */
        readonly AppReleaseDraft: {
            /** @enum {string} */
            readonly kind: "appRelease";
            readonly version: string;
            readonly minimumSystem: string;
            readonly url: string;
            /** @description The store's name; null for a package, which then needs its size and its SHA-256. */
            readonly store: string | null;
            readonly bytes: number | null;
            readonly sha256: string | null;
            readonly releasedAt: components["schemas"]["ContentMoment"];
            readonly notes: readonly string[];
        };
        /**
         * 内容
         * @example {
         *       "kind": "banner",
         *       "place": "home",
         *       "position": 10,
         *       "title": "签到周",
         *       "image": "/content/checkin.svg",
         *       "wideImage": "/content/checkin-wide.svg",
         *       "link": "/home",
         *       "startsAt": "2026-12-01T01:00:00.000Z",
         *       "endsAt": null
         *     }
         */
        readonly ContentDraft: components["schemas"]["BannerDraft"] | components["schemas"]["EventDraft"] | components["schemas"]["NoticeDraft"] | components["schemas"]["PopupDraft"] | components["schemas"]["PollDraft"] | components["schemas"]["ArticleDraft"] | components["schemas"]["CourseDraft"] | components["schemas"]["StarArticleDraft"] | components["schemas"]["ChannelDraft"] | components["schemas"]["AppReleaseDraft"];
        /**
         * 数字
         * @example {
         *       "label": "投票的人",
         *       "value": 12
         *     }
         */
        readonly ContentFigure: {
            readonly label: string;
            readonly value: number;
        };
        /**
         * 版本来由
         * @example changed
         * @enum {string}
         */
        readonly ContentDeed: "published" | "changed" | "withdrawn";
        /**
         * 内容的版本
         * @example {
         *       "version": 1,
         *       "deed": "published",
         *       "madeBy": "lin.yue",
         *       "madeAt": "2026-12-01T01:00:00.000Z",
         *       "draft": {
         *         "kind": "banner",
         *         "place": "home",
         *         "position": 10,
         *         "title": "签到周",
         *         "image": "/content/checkin.svg",
         *         "wideImage": "/content/checkin-wide.svg",
         *         "link": "/home",
         *         "startsAt": "2026-12-01T01:00:00.000Z",
         *         "endsAt": null
         *       }
         *     }
         */
        readonly ContentVersion: {
            readonly version: number;
            readonly deed: components["schemas"]["ContentDeed"];
            readonly madeBy: string | null;
            readonly madeAt: components["schemas"]["ContentMoment"];
            readonly draft: components["schemas"]["ContentDraft"];
        };
        /**
         * 内容详情
         * @example {
         *       "kind": "banner",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "签到周",
         *       "state": "shown",
         *       "startsAt": "2026-12-01T01:00:00.000Z",
         *       "endsAt": null,
         *       "madeBy": "lin.yue",
         *       "draft": {
         *         "kind": "banner",
         *         "place": "home",
         *         "position": 10,
         *         "title": "签到周",
         *         "image": "/content/checkin.svg",
         *         "wideImage": "/content/checkin-wide.svg",
         *         "link": "/home",
         *         "startsAt": "2026-12-01T01:00:00.000Z",
         *         "endsAt": null
         *       },
         *       "body": null,
         *       "figures": [],
         *       "versions": [],
         *       "memberSite": "https://www.yayan.example"
         *     }
         */
        readonly ContentDetail: {
            readonly kind: components["schemas"]["ContentKind"];
            readonly id: components["schemas"]["ContentId"];
            readonly title: string;
            readonly state: components["schemas"]["ContentState"];
            readonly startsAt: components["schemas"]["ContentMoment"];
            readonly endsAt: components["schemas"]["ContentMoment"];
            /** @description Null if nobody wrote it down. */
            readonly madeBy: string | null;
            readonly draft: components["schemas"]["ContentDraft"];
            /** @description The text in its parts; null for content without one. */
            readonly body: components["schemas"]["RichText"] | null;
            readonly figures: readonly components["schemas"]["ContentFigure"][];
            readonly versions: readonly components["schemas"]["ContentVersion"][];
            /**
             * Format: uri
             * @description Where members see it.
             */
            readonly memberSite: string;
        };
        /**
         * 发布或修改内容
         * @example {
         *       "input": {
         *         "draft": {
         *           "kind": "banner",
         *           "place": "home",
         *           "position": 10,
         *           "title": "签到周",
         *           "image": "/content/checkin.svg",
         *           "wideImage": "/content/checkin-wide.svg",
         *           "link": "/home",
         *           "startsAt": "2026-12-01T01:00:00.000Z",
         *           "endsAt": null
         *         }
         *       },
         *       "dryRun": true
         *     }
         */
        readonly ContentDraftRequest: {
            /**
             * 发布或修改内容
             * @example {
             *       "draft": {
             *         "kind": "banner",
             *         "place": "home",
             *         "position": 10,
             *         "title": "签到周",
             *         "image": "/content/checkin.svg",
             *         "wideImage": "/content/checkin-wide.svg",
             *         "link": "/home",
             *         "startsAt": "2026-12-01T01:00:00.000Z",
             *         "endsAt": null
             *       }
             *     }
             */
            readonly input: {
                readonly draft: components["schemas"]["ContentDraft"];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 草稿的内容
         * @description JSON of a draft whose fields may be empty, with its `kind`.
         * @example {"kind":"notice","title":"升级通知"}
         */
        readonly UnfinishedText: string;
        /**
         * 没发布的草稿
         * @example {
         *       "kind": "notice",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "升级通知",
         *       "text": "{\"kind\":\"notice\",\"title\":\"升级通知\"}",
         *       "version": 1,
         *       "savedBy": "lin.yue",
         *       "savedAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly UnfinishedContent: {
            readonly kind: components["schemas"]["ContentKind"];
            readonly id: components["schemas"]["ContentId"];
            /** @description May be empty. */
            readonly title: string;
            readonly text: components["schemas"]["UnfinishedText"];
            readonly version: number;
            readonly savedBy: string;
            readonly savedAt: components["schemas"]["Time"];
        };
        /**
         * 存草稿
         * @example {
         *       "text": "{\"kind\":\"notice\",\"title\":\"升级通知\"}",
         *       "version": 0
         *     }
         */
        readonly SaveContentDraftRequest: {
            readonly text: components["schemas"]["UnfinishedText"];
            readonly version: number;
        };
        /**
         * 扔掉的草稿
         * @example {
         *       "removed": true
         *     }
         */
        readonly RemovedContentDraft: {
            readonly removed: boolean;
        };
        /**
         * 草稿
         * @example {
         *       "kind": "notice",
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "title": "升级通知",
         *       "savedBy": "lin.yue",
         *       "savedAt": "2026-11-21T08:30:00.000Z",
         *       "isNew": true
         *     }
         */
        readonly ContentDraftRow: {
            readonly kind: components["schemas"]["ContentKind"];
            readonly id: components["schemas"]["ContentId"];
            /** @description May be empty. */
            readonly title: string;
            readonly savedBy: string;
            readonly savedAt: components["schemas"]["Time"];
            /** @description Whether nothing with this id was ever published. */
            readonly isNew: boolean;
        };
        /**
         * 草稿列表
         * @example {
         *       "items": []
         *     }
         */
        readonly ContentDraftList: {
            readonly items: readonly components["schemas"]["ContentDraftRow"][];
        };
        /**
         * 题目附件的分片上传
         * @example {
         *       "id": "3q2-7wEjRWeJq83vEjRWeA",
         *       "extension": "mp4",
         *       "size": 104857600
         *     }
         */
        readonly GuideUploadRequest: {
            /**
             * @description The caller's own name of this upload. A call with the same id continues it, also after a reload.
             * @example 3q2-7wEjRWeJq83vEjRWeA
             */
            readonly id: string;
            /**
             * @description Extension of the original file name, in lower case.
             * @example mp4
             */
            readonly extension: string;
            /**
             * @description Size in bytes. Not a byte more can be sent.
             * @example 104857600
             */
            readonly size: number;
        };
        /**
         * 文件名
         * @description `<prefix>/<module>/<own folder>/<milliseconds><4 random digits>.<extension>`, as the upload policy gave it. The
         *     folder is the caller's own and can't be guessed.
         * @example test/avatar/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.jpg
         */
        readonly UploadKey: string;
        /**
         * 一个分片
         * @example {
         *       "number": 16,
         *       "start": 62914560,
         *       "bytes": 4194304,
         *       "url": "https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4?partNumber=16"
         *     }
         */
        readonly UploadPart: {
            /**
             * @description Counted from 1.
             * @example 16
             */
            readonly number: number;
            /**
             * @description Its first byte in the file.
             * @example 62914560
             */
            readonly start: number;
            /**
             * @description Its length. The store refuses any other.
             * @example 4194304
             */
            readonly bytes: number;
            /**
             * Format: uri-reference
             * @description The address to PUT it to, valid for ten minutes.
             * @example https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4?partNumber=16
             */
            readonly url: string;
        };
        /**
         * 分片上传的进度
         * @example {
         *       "key": "test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4",
         *       "fileUrl": "https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4",
         *       "receivedBytes": 62914560,
         *       "isComplete": false,
         *       "parts": [
         *         {
         *           "number": 16,
         *           "start": 62914560,
         *           "bytes": 4194304,
         *           "url": "https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4?partNumber=16"
         *         }
         *       ]
         *     }
         */
        readonly UploadInParts: {
            readonly key: components["schemas"]["UploadKey"];
            /**
             * Format: uri-reference
             * @description Address of the uploaded file. Use signFileUrl to read it.
             * @example https://yayan.oss-cn-shanghai.example/test/group/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4
             */
            readonly fileUrl: string;
            /**
             * @description The bytes of the parts that have arrived.
             * @example 62914560
             */
            readonly receivedBytes: number;
            /**
             * @description Whether all parts have arrived and are one file.
             * @example false
             */
            readonly isComplete: boolean;
            /** @description The next missing parts, in their order; none when the upload is complete. */
            readonly parts: readonly components["schemas"]["UploadPart"][];
        };
        /**
         * 上传的视频
         * @example yayan/course/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4
         */
        readonly CourseVideoKey: string;
        /**
         * 看上传的视频
         * @example {
         *       "key": "yayan/course/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4"
         *     }
         */
        readonly WatchCourseVideoRequest: {
            readonly key: components["schemas"]["CourseVideoKey"];
        };
        /**
         * 能看的视频
         * @example {
         *       "url": "/api/files/yayan/course/k7q2mx9blprzt3mb0yq8mxw2vn/17952489000004821.mp4",
         *       "bytes": 104857600
         *     }
         */
        readonly WatchedCourseVideo: {
            /**
             * Format: uri-reference
             * @description Valid for six hours.
             */
            readonly url: string;
            readonly bytes: number;
        };
        /**
         * 加图片
         * @example {
         *       "content": "aGVsbG8="
         *     }
         */
        readonly AddContentPictureRequest: {
            /** @description The file in base64. */
            readonly content: string;
        };
        /**
         * 图片
         * @example {
         *       "address": "/api/files/yayan/public/0123456789abcdef0123456789/12345678901234567.webp",
         *       "width": 1200,
         *       "height": 600,
         *       "bytes": 84000
         *     }
         */
        readonly ContentPicture: {
            readonly address: components["schemas"]["ContentAddress"];
            readonly width: number;
            readonly height: number;
            readonly bytes: number;
        };
        /**
         * 评选月份
         * @example 2026-10
         */
        readonly AwardMonth: string;
        /**
         * 评选过的月份
         * @example {
         *       "items": []
         *     }
         */
        readonly AwardMonths: {
            readonly items: readonly {
                readonly month: components["schemas"]["AwardMonth"];
                readonly awards: number;
                readonly winners: number;
                /** @description What the winners were paid, without what was taken back. */
                readonly coins: number;
            }[];
        };
        /**
         * 一个月的评选
         * @example {
         *       "month": "2026-10",
         *       "isOver": true,
         *       "isTooOld": false,
         *       "awards": [],
         *       "candidates": []
         *     }
         */
        readonly AwardMonthDetail: {
            readonly month: components["schemas"]["AwardMonth"];
            /** @description Only a month that is over can be confirmed. */
            readonly isOver: boolean;
            /** @description Only the last three months can be confirmed. */
            readonly isTooOld: boolean;
            readonly awards: readonly {
                readonly id: string;
                readonly title: string;
                readonly criteria: string;
                readonly coins: number;
                readonly winners: readonly {
                    /** @description Null for who has left. */
                    readonly member: string | null;
                    /**
                     * Format: uuid
                     * @description Null for who has left.
                     */
                    readonly memberId: string | null;
                    readonly reason: string;
                    /** @description What this winner was paid. */
                    readonly coins: number;
                    readonly isTakenBack: boolean;
                }[];
            }[];
            /** @description Who finished most surveys in that month with a quality of 90 or more. */
            readonly candidates: readonly {
                /** @description The member's code. */
                readonly member: string;
                readonly memberId: components["schemas"]["Id"];
                readonly surveys: number;
                readonly quality: number;
            }[];
        };
        /**
         * 一个奖项和得奖的人
         * @example {
         *       "id": "careful",
         *       "title": "认真作答奖",
         *       "criteria": "质量分 90 以上",
         *       "coins": 500,
         *       "winners": [
         *         {
         *           "member": "YA1234567",
         *           "reason": "写得具体"
         *         }
         *       ]
         *     }
         */
        readonly ConfirmedAward: {
            readonly id: string;
            readonly title: string;
            readonly criteria: string;
            readonly coins: number;
            readonly winners: readonly {
                /** @description The member's code. */
                readonly member: string;
                /** @description Members read it. */
                readonly reason: string;
            }[];
        };
        /**
         * 确认月度评选
         * @example {
         *       "input": {
         *         "awards": [
         *           {
         *             "id": "careful",
         *             "title": "认真作答奖",
         *             "criteria": "质量分 90 以上",
         *             "coins": 500,
         *             "winners": [
         *               {
         *                 "member": "YA1234567",
         *                 "reason": "写得具体"
         *               }
         *             ]
         *           }
         *         ]
         *       },
         *       "dryRun": true
         *     }
         */
        readonly ConfirmAwardsRequest: {
            readonly input: {
                readonly awards: readonly components["schemas"]["ConfirmedAward"][];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 收回得奖
         * @example {
         *       "input": {
         *         "award": "careful",
         *         "member": "YA1234567"
         *       },
         *       "reason": "答案是抄来的"
         *     }
         */
        readonly TakeAwardBackRequest: {
            readonly input: {
                readonly award: string;
                /** @description The member's code. */
                readonly member: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 规则数字
         * @example smsADay
         * @enum {string}
         */
        readonly RuleNumberName: "smsADay" | "codesAMobile" | "codesADevice" | "codesALine" | "coinsAlone" | "qualityAlone" | "creditAlone" | "payoutAlone" | "orderYuanAlone" | "peopleAlone" | "prizeYuanAlone" | "exportRowsAlone" | "inviteVerified" | "inviteWelcomeSurvey" | "inviteFirstSurvey" | "checkinDay1" | "checkinDay2" | "checkinDay3" | "checkinDay4" | "checkinDay5" | "checkinDay6" | "checkinDay7" | "newcomerCoinsADay" | "levelBronze" | "levelSilver" | "levelGold" | "levelDiamond";
        /**
         * 规则数字的种类
         * @example sms
         * @enum {string}
         */
        readonly RuleNumberKind: "sms" | "alone" | "invite" | "checkin" | "newcomer" | "level";
        /**
         * 一次改动
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "value": 20000,
         *       "before": 10000,
         *       "holdsFrom": "2026-12-01T00:00:00.000Z",
         *       "madeBy": "lin.yue",
         *       "madeAt": "2026-11-21T08:30:00.000Z",
         *       "reason": "年底活动要发得多",
         *       "droppedBy": null,
         *       "droppedAt": null
         *     }
         */
        readonly RuleNumberChange: {
            /** Format: uuid */
            readonly id: string;
            readonly value: number;
            /** @description The number that held when this change began or begins. */
            readonly before: number;
            readonly holdsFrom: components["schemas"]["Time"];
            readonly madeBy: string;
            readonly madeAt: components["schemas"]["Time"];
            readonly reason: string;
            /** @description Who dropped it before it held. */
            readonly droppedBy: string | null;
            /** Format: date-time */
            readonly droppedAt: string | null;
        };
        /**
         * 规则数字和改动
         * @example {
         *       "name": "smsADay",
         *       "kind": "sms",
         *       "unit": "条",
         *       "isByDay": false,
         *       "value": 10000,
         *       "fallback": 10000,
         *       "least": 0,
         *       "most": 1000000,
         *       "coming": {
         *         "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *         "value": 20000,
         *         "before": 10000,
         *         "holdsFrom": "2026-12-01T00:00:00.000Z",
         *         "madeBy": "lin.yue",
         *         "madeAt": "2026-11-21T08:30:00.000Z",
         *         "reason": "年底活动要发得多",
         *         "droppedBy": null,
         *         "droppedAt": null
         *       },
         *       "changes": [
         *         {
         *           "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *           "value": 20000,
         *           "before": 10000,
         *           "holdsFrom": "2026-12-01T00:00:00.000Z",
         *           "madeBy": "lin.yue",
         *           "madeAt": "2026-11-21T08:30:00.000Z",
         *           "reason": "年底活动要发得多",
         *           "droppedBy": null,
         *           "droppedAt": null
         *         }
         *       ]
         *     }
         */
        readonly RuleNumber: {
            readonly name: components["schemas"]["RuleNumberName"];
            readonly kind: components["schemas"]["RuleNumberKind"];
            /** @description What it counts. */
            readonly unit: string;
            /** @description Whether members are promised it. A change then begins at a midnight, at least a day ahead. */
            readonly isByDay: boolean;
            /** @description What holds now. */
            readonly value: number;
            /** @description What holds until the first change does. */
            readonly fallback: number;
            readonly least: number;
            readonly most: number;
            /** @description The next change; at most one waits. */
            readonly coming: components["schemas"]["RuleNumberChange"] | null;
            /** @description The newest first. */
            readonly changes: readonly components["schemas"]["RuleNumberChange"][];
        };
        /**
         * 规则数字
         * @example {
         *       "items": []
         *     }
         */
        readonly RuleNumberList: {
            readonly items: readonly components["schemas"]["RuleNumber"][];
        };
        /**
         * 改规则数字
         * @example {
         *       "input": {
         *         "value": 20000,
         *         "holdsFrom": "2026-12-01T00:00:00.000Z"
         *       },
         *       "reason": "年底活动要发得多"
         *     }
         */
        readonly SetRuleNumberRequest: {
            /**
             * 改规则数字
             * @example {
             *       "value": 20000,
             *       "holdsFrom": "2026-12-01T00:00:00.000Z"
             *     }
             */
            readonly input: {
                readonly value: number;
                /**
                 * Format: date-time
                 * @description Null for now.
                 */
                readonly holdsFrom: string | null;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 法律文本的种类
         * @example agreement
         * @enum {string}
         */
        readonly LegalKind: "agreement" | "privacy" | "sdk";
        /**
         * 协议版本
         * @description The day the agreement took effect. `getAgreement` answers the current one.
         * @example 2026-11-01
         */
        readonly AgreementVersion: string;
        /**
         * 一版的状态
         * @example current
         * @enum {string}
         */
        readonly LegalRowState: "current" | "earlier" | "coming" | "withdrawn";
        /**
         * 法律文本的一版
         * @example {
         *       "kind": "agreement",
         *       "version": "2027-01-15",
         *       "state": "coming",
         *       "what": "写明讨论小组的报酬怎样约定和发放。",
         *       "mustAgree": true,
         *       "isKept": true,
         *       "madeBy": "lin.yue",
         *       "madeAt": "2026-12-01T01:00:00.000Z",
         *       "withdrawnBy": null,
         *       "withdrawnAt": null
         *     }
         */
        readonly LegalRow: {
            readonly kind: components["schemas"]["LegalKind"];
            readonly version: components["schemas"]["AgreementVersion"];
            readonly state: components["schemas"]["LegalRowState"];
            /** @description What it changed. */
            readonly what: string;
            /** @description Whether members must agree again once it holds. */
            readonly mustAgree: boolean;
            /** @description Whether its text can be read. */
            readonly isKept: boolean;
            /** @description Null for a version of a release. */
            readonly madeBy: string | null;
            /** Format: date-time */
            readonly madeAt: string | null;
            readonly withdrawnBy: string | null;
            /** Format: date-time */
            readonly withdrawnAt: string | null;
        };
        /**
         * 法律文本和同意的人数
         * @example {
         *       "items": [
         *         {
         *           "kind": "agreement",
         *           "version": "2027-01-15",
         *           "state": "coming",
         *           "what": "写明讨论小组的报酬怎样约定和发放。",
         *           "mustAgree": true,
         *           "isKept": true,
         *           "madeBy": "lin.yue",
         *           "madeAt": "2026-12-01T01:00:00.000Z",
         *           "withdrawnBy": null,
         *           "withdrawnAt": null
         *         }
         *       ],
         *       "today": "2026-12-01",
         *       "agreement": {
         *         "version": "2026-11-29",
         *         "required": "2026-11-29",
         *         "members": 3120,
         *         "agreed": 3002
         *       }
         *     }
         */
        readonly LegalRowList: {
            /** @description Every version of every text, the newest first. */
            readonly items: readonly components["schemas"]["LegalRow"][];
            /**
             * Format: date
             * @description The day in China.
             */
            readonly today: string;
            /**
             * 同意的人数
             * @example {
             *       "version": "2026-11-29",
             *       "required": "2026-11-29",
             *       "members": 3120,
             *       "agreed": 3002
             *     }
             */
            readonly agreement: {
                readonly version: components["schemas"]["AgreementVersion"];
                /** @description Who agreed to this version or a later one isn't asked again. */
                readonly required: components["schemas"]["AgreementVersion"];
                /** @description All members; counted up to 10001. */
                readonly members: number;
                /** @description Members who aren't asked again; counted up to 10001. */
                readonly agreed: number;
            };
        };
        /**
         * 正文的写法
         * @description A list of what to read first, then sections with a heading each.
         * @example - 金币不会过期。
         *
         *     ## 金币 {#coins}
         *
         *     金币不会过期。
         */
        readonly LegalSource: string;
        /**
         * 预览法律文本
         * @example {
         *       "source": "- 金币不会过期。\n\n## 金币\n\n金币不会过期。"
         *     }
         */
        readonly PreviewLegalTextRequest: {
            readonly source: components["schemas"]["LegalSource"];
        };
        /**
         * 文本的一段
         * @example {
         *       "kind": "paragraph",
         *       "lines": [
         *         [
         *           {
         *             "text": "金币不会过期。",
         *             "strong": false,
         *             "link": null
         *           }
         *         ]
         *       ],
         *       "rows": []
         *     }
         */
        readonly LegalBlock: {
            /**
             * @description A paragraph has one line; a list and steps one for each item; `contact` the subject of a mail.
             * @example paragraph
             * @enum {string}
             */
            readonly kind: "paragraph" | "list" | "steps" | "table" | "contact";
            readonly lines: readonly (readonly components["schemas"]["RichSpan"][])[];
            /** @description Of a table: the headings, then the rows, all of the same width. Empty for other kinds. */
            readonly rows: readonly (readonly string[])[];
        };
        /**
         * 文本的一节
         * @example {
         *       "id": "coins",
         *       "title": "金币、权益值与质量分",
         *       "blocks": []
         *     }
         */
        readonly LegalSection: {
            /**
             * @description Names the section in the address of the page, after `#`.
             * @example coins
             */
            readonly id: string;
            /** @example 金币、权益值与质量分 */
            readonly title: string;
            readonly blocks: readonly components["schemas"]["LegalBlock"][];
        };
        /**
         * 法律文本的正文
         * @description Checked text without markup, so clients show it as text.
         * @example {
         *       "summary": [
         *         "加入、答题和兑换都不收费。"
         *       ],
         *       "sections": [
         *         {
         *           "id": "coins",
         *           "title": "金币、权益值与质量分",
         *           "blocks": []
         *         }
         *       ]
         *     }
         */
        readonly LegalBody: {
            /** @description What to read first. */
            readonly summary: readonly string[];
            readonly sections: readonly components["schemas"]["LegalSection"][];
        };
        /**
         * 预览的正文
         * @example {
         *       "source": "- 金币不会过期。",
         *       "body": {
         *         "summary": [
         *           "金币不会过期。"
         *         ],
         *         "sections": []
         *       }
         *     }
         */
        readonly LegalPreview: {
            /** @description The text with the company and the worth of coins filled in. */
            readonly source: string;
            readonly body: components["schemas"]["LegalBody"];
        };
        /**
         * 没公布的一版
         * @example {
         *       "version": "2027-01-15",
         *       "what": "",
         *       "source": "## 金币",
         *       "mustAgree": false
         *     }
         */
        readonly LegalDraftInput: {
            /** @description The day; may be empty. */
            readonly version: string;
            /** @description May be empty. */
            readonly what: string;
            /** @description May be empty. */
            readonly source: string;
            readonly mustAgree: boolean;
        };
        /**
         * 法律文本的草稿
         * @example {
         *       "input": {
         *         "version": "2027-01-15",
         *         "what": "",
         *         "source": "## 金币",
         *         "mustAgree": false
         *       },
         *       "edition": 3,
         *       "savedBy": "lin.yue",
         *       "savedAt": "2026-12-01T01:00:00.000Z"
         *     }
         */
        readonly LegalDraft: {
            readonly input: components["schemas"]["LegalDraftInput"];
            /** @description Counts how often it was saved. */
            readonly edition: number;
            readonly savedBy: string;
            readonly savedAt: components["schemas"]["Time"];
        };
        /**
         * 一份文本的草稿
         * @example {
         *       "draft": {
         *         "input": {
         *           "version": "2027-01-15",
         *           "what": "",
         *           "source": "## 金币",
         *           "mustAgree": false
         *         },
         *         "edition": 3,
         *         "savedBy": "lin.yue",
         *         "savedAt": "2026-12-01T01:00:00.000Z"
         *       }
         *     }
         */
        readonly KeptLegalDraft: {
            /** @description Null if nobody keeps one. */
            readonly draft: components["schemas"]["LegalDraft"] | null;
        };
        /**
         * 存法律文本的草稿
         * @example {
         *       "input": {
         *         "version": "2027-01-15",
         *         "what": "",
         *         "source": "## 金币",
         *         "mustAgree": false
         *       },
         *       "edition": 0
         *     }
         */
        readonly SaveLegalDraftRequest: {
            readonly input: components["schemas"]["LegalDraftInput"];
            /** @description The edition that the operator saw; 0 for none. */
            readonly edition: number;
        };
        /**
         * 新的一版
         * @example {
         *       "input": {
         *         "version": "2027-01-15",
         *         "what": "写明金币不会过期。",
         *         "source": "- 金币不会过期。\n\n## 金币\n\n金币不会过期。",
         *         "mustAgree": true
         *       },
         *       "reason": "法务审过的新版"
         *     }
         */
        readonly AddLegalTextRequest: {
            /**
             * 新的一版
             * @example {
             *       "version": "2027-01-15",
             *       "what": "写明金币不会过期。",
             *       "source": "- 金币不会过期。\n\n## 金币\n\n金币不会过期。",
             *       "mustAgree": true
             *     }
             */
            readonly input: {
                /** @description The day from whose midnight in China it holds. */
                readonly version: components["schemas"]["AgreementVersion"];
                /** @description What it changes, as members read it. */
                readonly what: string;
                readonly source: components["schemas"]["LegalSource"];
                /** @description Whether members must agree again once it holds. */
                readonly mustAgree: boolean;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 法律文本一版的正文
         * @example {
         *       "row": {
         *         "kind": "agreement",
         *         "version": "2027-01-15",
         *         "state": "coming",
         *         "what": "写明讨论小组的报酬怎样约定和发放。",
         *         "mustAgree": true,
         *         "isKept": true,
         *         "madeBy": "lin.yue",
         *         "madeAt": "2026-12-01T01:00:00.000Z",
         *         "withdrawnBy": null,
         *         "withdrawnAt": null
         *       },
         *       "source": "- 金币不会过期。",
         *       "body": {
         *         "summary": [
         *           "金币不会过期。"
         *         ],
         *         "sections": []
         *       },
         *       "before": null
         *     }
         */
        readonly LegalDetail: {
            readonly row: components["schemas"]["LegalRow"];
            /** @description The text as it was written. */
            readonly source: string;
            readonly body: components["schemas"]["LegalBody"];
            /** @description The version that it replaces; null for the first one. */
            readonly before: {
                readonly version: components["schemas"]["AgreementVersion"];
                readonly source: string;
            } | null;
        };
        /**
         * 没有结果的搜索
         * @example {
         *       "words": "发票",
         *       "count": 12,
         *       "firstAt": "2026-11-20T08:30:00.000Z",
         *       "lastAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly HelpMiss: {
            readonly words: string;
            readonly count: number;
            readonly firstAt: components["schemas"]["Time"];
            readonly lastAt: components["schemas"]["Time"];
        };
        /**
         * 没有结果的搜索
         * @example {
         *       "items": []
         *     }
         */
        readonly HelpMissList: {
            readonly items: readonly components["schemas"]["HelpMiss"][];
        };
        /**
         * 处理过的搜索
         * @example {
         *       "input": {
         *         "words": "发票"
         *       }
         *     }
         */
        readonly DismissHelpMissRequest: {
            readonly input: {
                readonly words: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 对账
         * @example {
         *       "input": {
         *         "file": "Xb3kW8nQx2R,10"
         *       },
         *       "reason": "11 月对账单"
         *     }
         */
        readonly ReconcilePartnerRequest: {
            /**
             * 对账
             * @example {
             *       "file": "Xb3kW8nQx2R,10"
             *     }
             */
            readonly input: {
                /** @description One session a line, with a status behind a comma or without one for a complete. */
                readonly file: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 合作方报告
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "partner": "cloudside",
         *       "via": "postback",
         *       "verdict": "late",
         *       "result": 1,
         *       "times": 1,
         *       "supportCode": "YA-7K9M",
         *       "raw": "sid=abc&st=10",
         *       "memberId": null,
         *       "taskId": null,
         *       "title": null,
         *       "receivedAt": "2026-11-21T08:30:00.000Z",
         *       "resolvedAt": null,
         *       "resolvedBy": null,
         *       "resolution": null
         *     }
         */
        readonly PartnerReport: {
            readonly id: components["schemas"]["Id"];
            readonly partner: string;
            /** @enum {string} */
            readonly via: "return" | "postback";
            readonly verdict: components["schemas"]["PartnerReportVerdict"];
            readonly result: number | null;
            readonly times: number;
            readonly supportCode: string;
            readonly raw: string;
            /** Format: uuid */
            readonly memberId: string | null;
            readonly taskId: string | null;
            readonly title: string | null;
            readonly receivedAt: components["schemas"]["Time"];
            /** Format: date-time */
            readonly resolvedAt: string | null;
            readonly resolvedBy: string | null;
            readonly resolution: string | null;
        };
        /**
         * 合作方报告
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly PartnerReportPage: {
            readonly items: readonly components["schemas"]["PartnerReport"][];
            readonly nextCursor: string | null;
        };
        /**
         * 处理报告
         * @example {
         *       "input": {
         *         "ids": [
         *           "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
         *         ]
         *       },
         *       "reason": "对方邮件确认"
         *     }
         */
        readonly DecideReportsRequest: {
            /**
             * 处理报告
             * @example {
             *       "ids": [
             *         "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607"
             *       ]
             *     }
             */
            readonly input: {
                readonly ids: readonly components["schemas"]["Id"][];
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 合作方的任务
         * @example {
         *       "taskId": "t7Kq2mX9bLpR",
         *       "title": "早餐习惯",
         *       "survey": "coffee-2026",
         *       "minimumSeconds": 60,
         *       "closedAt": null,
         *       "endedAt": null
         *     }
         */
        readonly SuppliedTask: {
            readonly taskId: string;
            readonly title: string;
            /** @description What the supplier calls it. */
            readonly survey: string;
            readonly minimumSeconds: number | null;
            /**
             * Format: date-time
             * @description Since when the supplier calls it closed.
             */
            readonly closedAt: string | null;
            /**
             * Format: date-time
             * @description Since when nobody is sent there for it.
             */
            readonly endedAt: string | null;
        };
        /**
         * 合作方的任务
         * @example {
         *       "items": []
         *     }
         */
        readonly SuppliedTaskList: {
            readonly items: readonly components["schemas"]["SuppliedTask"][];
        };
        /**
         * 附带的值
         * @example wave-2
         */
        readonly PassedValue: string;
        /**
         * 让供应商做任务
         * @example {
         *       "input": {
         *         "taskId": "t7Kq2mX9bLpR",
         *         "survey": "coffee-2026"
         *       },
         *       "dryRun": true
         *     }
         */
        readonly SupplyTaskRequest: {
            /**
             * 让供应商做任务
             * @example {
             *       "taskId": "t7Kq2mX9bLpR",
             *       "survey": "coffee-2026",
             *       "minimumSeconds": 60
             *     }
             */
            readonly input: {
                readonly taskId: string;
                /** @description What the supplier calls it. */
                readonly survey: string;
                readonly minimumSeconds?: number | null;
                /** @description Values for {p1} to {p5} of the entry. */
                readonly passed?: {
                    readonly p1?: components["schemas"]["PassedValue"];
                    readonly p2?: components["schemas"]["PassedValue"];
                    readonly p3?: components["schemas"]["PassedValue"];
                    readonly p4?: components["schemas"]["PassedValue"];
                    readonly p5?: components["schemas"]["PassedValue"];
                };
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 不再送人去供应商
         * @example {
         *       "input": {
         *         "taskId": "t7Kq2mX9bLpR"
         *       },
         *       "reason": "合同到期"
         *     }
         */
        readonly EndSupplyRequest: {
            /**
             * 不再送人去供应商
             * @example {
             *       "taskId": "t7Kq2mX9bLpR"
             *     }
             */
            readonly input: {
                readonly taskId: string;
            };
            readonly reason?: components["schemas"]["ActReason"];
            readonly seen?: components["schemas"]["ActSeen"];
            /** @description Only say what would change. */
            readonly dryRun?: boolean;
        };
        /**
         * 给代理的回传
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "participationId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609",
         *       "attempts": 3,
         *       "fault": "The agent answered 503",
         *       "deliveredAt": null,
         *       "createdAt": "2026-11-21T08:30:00.000Z"
         *     }
         */
        readonly AgentHook: {
            readonly id: components["schemas"]["Id"];
            readonly memberId: components["schemas"]["Id"];
            readonly participationId: components["schemas"]["Id"];
            readonly attempts: number;
            /** @description Why the last attempt failed. */
            readonly fault: string | null;
            /** Format: date-time */
            readonly deliveredAt: string | null;
            readonly createdAt: components["schemas"]["Time"];
        };
        /**
         * 给代理的回传
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly AgentHookPage: {
            readonly items: readonly components["schemas"]["AgentHook"][];
            readonly nextCursor: string | null;
        };
        /**
         * 开放链接
         * @example {
         *       "sid": "a1b2c3d4e5f60718",
         *       "url": "https://yayan.example/cloud/survey/go?sid=a1b2c3d4e5f60718",
         *       "active": true,
         *       "createdAt": "2026-11-21T08:30:00.000Z",
         *       "taskId": "t7Kq2mX9bLpR",
         *       "title": "早餐习惯"
         *     }
         */
        readonly OpenLink: {
            readonly sid: string;
            /** @description What is passed on. */
            readonly url: string;
            readonly active: boolean;
            readonly createdAt: components["schemas"]["Time"];
            readonly taskId: string;
            readonly title: string;
        };
        /**
         * 开放链接
         * @example {
         *       "items": []
         *     }
         */
        readonly OpenLinkList: {
            readonly items: readonly components["schemas"]["OpenLink"][];
        };
        /**
         * 做开放链接
         * @example {
         *       "input": {
         *         "taskId": "t7Kq2mX9bLpR"
         *       },
         *       "dryRun": true
         *     }
         */
        readonly MakeOpenLinkRequest: {
            /**
             * 做开放链接
             * @example {
             *       "taskId": "t7Kq2mX9bLpR"
             *     }
             */
            readonly input: {
                readonly taskId: string;
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
         *       "labels": {
         *         "state": "状态"
         *       },
         *       "reason": "题目有误，先停下核对",
         *       "agreedBy": null,
         *       "agreedFrom": null,
         *       "agreedReason": null,
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
            /** @description What the operator read at each changed field. A field of an act without labels is missing. */
            readonly labels: {
                readonly [key: string]: string;
            };
            readonly reason: string | null;
            readonly agreedBy: string | null;
            /** @description The network address of who agreed, at that time. */
            readonly agreedFrom: string | null;
            /** @description Why the second person agreed. */
            readonly agreedReason: string | null;
            /** @description Of the operator; where somebody agreed, of the operator when asking. */
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
         * 为什么动账
         * @example earned
         * @enum {string}
         */
        readonly TransferReason: "opened" | "earned" | "settled" | "takenBack" | "deducted" | "spent" | "refunded" | "corrected";
        /**
         * 账户
         * @example member
         * @enum {string}
         */
        readonly TransferAccount: "member" | "issue" | "exchange" | "fee" | "campaign";
        /**
         * 价值
         * @example coin
         * @enum {string}
         */
        readonly TransferAsset: "coin" | "pendingCoin" | "credit" | "quality";
        /**
         * 分录
         * @example {
         *       "account": "member",
         *       "asset": "coin",
         *       "amount": 120
         *     }
         */
        readonly TransferEntry: {
            readonly account: components["schemas"]["TransferAccount"];
            readonly asset: components["schemas"]["TransferAsset"];
            /** @description Positive into the account. */
            readonly amount: number;
        };
        /**
         * 相关的对象
         * @example {
         *       "kind": "ticket",
         *       "id": "FK-20261121-000001",
         *       "title": "早餐习惯小调查"
         *     }
         */
        readonly LinkedObject: {
            /** @description As the audit log names it. */
            readonly kind: string;
            readonly id: string;
            readonly title: string;
        };
        /**
         * 一笔动账
         * @example {
         *       "id": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607",
         *       "supportCode": "3F7A-29C1",
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "memberId": "0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608",
         *       "memberCode": "YA7K9M2Q",
         *       "version": 7,
         *       "key": "correction:0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609",
         *       "reason": "corrected",
         *       "cause": {
         *         "kind": "correction",
         *         "title": "更正",
         *         "object": null
         *       },
         *       "note": "重复发放，收回",
         *       "actor": "lin.yue",
         *       "entries": [
         *         {
         *           "account": "member",
         *           "asset": "coin",
         *           "amount": -50
         *         },
         *         {
         *           "account": "issue",
         *           "asset": "coin",
         *           "amount": 50
         *         }
         *       ],
         *       "before": null,
         *       "after": null
         *     }
         */
        readonly TransferDetail: {
            readonly id: components["schemas"]["Id"];
            readonly supportCode: components["schemas"]["LedgerSupportCode"];
            readonly at: components["schemas"]["Time"];
            readonly memberId: components["schemas"]["Id"];
            readonly memberCode: string | null;
            /** @description The number of the transfer among those of the member. */
            readonly version: number;
            /** @description What names the transfer so that it is posted once. Null for a reward of a discussion group, whose key names it. */
            readonly key: string | null;
            readonly reason: components["schemas"]["TransferReason"];
            readonly cause: components["schemas"]["OperatorCause"];
            readonly note: string | null;
            /** @description The operator of a correction by hand. */
            readonly actor: string | null;
            readonly entries: readonly components["schemas"]["TransferEntry"][];
            /** @description The transfer that this one ends; null without one. */
            readonly before: components["schemas"]["LinkedObject"] | null;
            /** @description The transfer that ended this one; null without one. */
            readonly after: components["schemas"]["LinkedObject"] | null;
        };
        /**
         * 有自己经过的对象
         * @example order
         * @enum {string}
         */
        readonly TimelineKind: "member" | "participation" | "handIn" | "order" | "ticket" | "task" | "campaign" | "group" | "benefit" | "partner" | "banner" | "event" | "notice" | "popup" | "poll" | "article" | "course" | "starArticle" | "channel" | "appRelease";
        /**
         * 经过
         * @description What happened with an object without an operator.
         * @example {
         *       "text": "已发放",
         *       "note": "流水号 2026112122001",
         *       "object": null
         *     }
         */
        readonly ObjectEvent: {
            readonly text: string;
            /** @description The cause, or an amount. */
            readonly note: string | null;
            /** @description What else it is about; null for nothing that has a page. */
            readonly object: components["schemas"]["LinkedObject"] | null;
        };
        /**
         * 时间线上的一条
         * @description Either `act` or `event`.
         * @example {
         *       "id": "mi8q4x2o.12.00000000-0000-0000-0000-000000000000",
         *       "at": "2026-11-21T08:30:00.000Z",
         *       "act": null,
         *       "event": {
         *         "text": "已发放",
         *         "note": null,
         *         "object": null
         *       }
         *     }
         */
        readonly TimelineEntry: {
            readonly id: string;
            readonly at: components["schemas"]["Time"];
            /** @description What an operator did; null for an event. */
            readonly act: components["schemas"]["OperatorAct"] | null;
            /** @description Null for an act. */
            readonly event: components["schemas"]["ObjectEvent"] | null;
        };
        /**
         * 时间线
         * @example {
         *       "items": [],
         *       "nextCursor": null
         *     }
         */
        readonly Timeline: {
            readonly items: readonly components["schemas"]["TimelineEntry"][];
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
export type NewDevice = components['schemas']['NewDevice'];
export type DeniedDevice = components['schemas']['DeniedDevice'];
export type NewDevices = components['schemas']['NewDevices'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type OperatorPasskey = components['schemas']['OperatorPasskey'];
export type OperatorPasskeyList = components['schemas']['OperatorPasskeyList'];
export type PasskeyBytes = components['schemas']['PasskeyBytes'];
export type AddPasskeyRequest = components['schemas']['AddPasskeyRequest'];
export type StartPasskeyRequest = components['schemas']['StartPasskeyRequest'];
export type PasskeyStart = components['schemas']['PasskeyStart'];
export type RenamePasskeyRequest = components['schemas']['RenamePasskeyRequest'];
export type PasskeySignInStart = components['schemas']['PasskeySignInStart'];
export type PasskeySignInRequest = components['schemas']['PasskeySignInRequest'];
export type OperatorState = components['schemas']['OperatorState'];
export type OperatorRoles = components['schemas']['OperatorRoles'];
export type OperatorAccount = components['schemas']['OperatorAccount'];
export type OperatorPage = components['schemas']['OperatorPage'];
export type ActReason = components['schemas']['ActReason'];
export type ActSeen = components['schemas']['ActSeen'];
export type AddOperatorRequest = components['schemas']['AddOperatorRequest'];
export type ActState = components['schemas']['ActState'];
export type ActChange = components['schemas']['ActChange'];
export type ActOutcome = components['schemas']['ActOutcome'];
export type OperatorDetail = components['schemas']['OperatorDetail'];
export type SetOperatorRolesRequest = components['schemas']['SetOperatorRolesRequest'];
export type EndOperatorSessionsRequest = components['schemas']['EndOperatorSessionsRequest'];
export type PlainActRequest = components['schemas']['PlainActRequest'];
export type SetOperatorActiveRequest = components['schemas']['SetOperatorActiveRequest'];
export type OperatorLink = components['schemas']['OperatorLink'];
export type OperatorTaskState = components['schemas']['OperatorTaskState'];
export type TaskType = components['schemas']['TaskType'];
export type OperatorTaskSort = components['schemas']['OperatorTaskSort'];
export type PublicId = components['schemas']['PublicId'];
export type Coins = components['schemas']['Coins'];
export type OperatorTask = components['schemas']['OperatorTask'];
export type OperatorTaskPage = components['schemas']['OperatorTaskPage'];
export type StoredTaskFile = components['schemas']['StoredTaskFile'];
export type TaskAttribute = components['schemas']['TaskAttribute'];
export type TaskAttributeList = components['schemas']['TaskAttributeList'];
export type TaskFileInput = components['schemas']['TaskFileInput'];
export type FiledFault = components['schemas']['FiledFault'];
export type TaskFileEffect = components['schemas']['TaskFileEffect'];
export type TaskModule = components['schemas']['TaskModule'];
export type DeviceType = components['schemas']['DeviceType'];
export type TaskReachCause = components['schemas']['TaskReachCause'];
export type TaskReach = components['schemas']['TaskReach'];
export type TaskBranchDoubt = components['schemas']['TaskBranchDoubt'];
export type TaskBranches = components['schemas']['TaskBranches'];
export type TaskOddityKind = components['schemas']['TaskOddityKind'];
export type TaskOddity = components['schemas']['TaskOddity'];
export type FiledTask = components['schemas']['FiledTask'];
export type TaskFileCheck = components['schemas']['TaskFileCheck'];
export type TaskPathAnswer = components['schemas']['TaskPathAnswer'];
export type TaskPathRequest = components['schemas']['TaskPathRequest'];
export type TaskPathInput = components['schemas']['TaskPathInput'];
export type TaskPathChoice = components['schemas']['TaskPathChoice'];
export type TaskPathPart = components['schemas']['TaskPathPart'];
export type TaskPathQuestion = components['schemas']['TaskPathQuestion'];
export type TaskPathPage = components['schemas']['TaskPathPage'];
export type TaskPathEnd = components['schemas']['TaskPathEnd'];
export type TaskPath = components['schemas']['TaskPath'];
export type ImportTaskFileRequest = components['schemas']['ImportTaskFileRequest'];
export type TaskDataUseVersion = components['schemas']['TaskDataUseVersion'];
export type TaskDataUse = components['schemas']['TaskDataUse'];
export type TaskExampleKind = components['schemas']['TaskExampleKind'];
export type TaskExample = components['schemas']['TaskExample'];
export type TaskExamples = components['schemas']['TaskExamples'];
export type OperatorTaskDetail = components['schemas']['OperatorTaskDetail'];
export type EndTaskRequest = components['schemas']['EndTaskRequest'];
export type SetTaskSeatsRequest = components['schemas']['SetTaskSeatsRequest'];
export type SoftLaunchTaskRequest = components['schemas']['SoftLaunchTaskRequest'];
export type SetTaskRewardRequest = components['schemas']['SetTaskRewardRequest'];
export type CorrectTaskDataUseRequest = components['schemas']['CorrectTaskDataUseRequest'];
export type TaskExampleInput = components['schemas']['TaskExampleInput'];
export type SetTaskExamplesRequest = components['schemas']['SetTaskExamplesRequest'];
export type ShowAnswerFilesRequest = components['schemas']['ShowAnswerFilesRequest'];
export type AnswerFile = components['schemas']['AnswerFile'];
export type AnswerFiles = components['schemas']['AnswerFiles'];
export type ParticipationSource = components['schemas']['ParticipationSource'];
export type JoinResult = components['schemas']['JoinResult'];
export type TaskFigure = components['schemas']['TaskFigure'];
export type QualityCounts = components['schemas']['QualityCounts'];
export type QuotaCellState = components['schemas']['QuotaCellState'];
export type TaskFigures = components['schemas']['TaskFigures'];
export type ParticipationEarning = components['schemas']['ParticipationEarning'];
export type TaskParticipation = components['schemas']['TaskParticipation'];
export type TaskParticipationPage = components['schemas']['TaskParticipationPage'];
export type AnswersState = components['schemas']['AnswersState'];
export type AnswerLine = components['schemas']['AnswerLine'];
export type PageTime = components['schemas']['PageTime'];
export type ResponseQuality = components['schemas']['ResponseQuality'];
export type WorkQualityChange = components['schemas']['WorkQualityChange'];
export type ParticipationTransfer = components['schemas']['ParticipationTransfer'];
export type HeldPayState = components['schemas']['HeldPayState'];
export type ParticipationDetail = components['schemas']['ParticipationDetail'];
export type ShowAnswersRequest = components['schemas']['ShowAnswersRequest'];
export type ShownAnswers = components['schemas']['ShownAnswers'];
export type OperatorMemberState = components['schemas']['OperatorMemberState'];
export type OperatorSort = components['schemas']['OperatorSort'];
export type OperatorMemberRow = components['schemas']['OperatorMemberRow'];
export type OperatorMemberPage = components['schemas']['OperatorMemberPage'];
export type OperatorNextLevel = components['schemas']['OperatorNextLevel'];
export type OperatorMemberLevel = components['schemas']['OperatorMemberLevel'];
export type Avatar = components['schemas']['Avatar'];
export type IdCheckState = components['schemas']['IdCheckState'];
export type OperatorIdCheck = components['schemas']['OperatorIdCheck'];
export type OperatorMemberClosing = components['schemas']['OperatorMemberClosing'];
export type OperatorMember = components['schemas']['OperatorMember'];
export type ShowPersonalDataRequest = components['schemas']['ShowPersonalDataRequest'];
export type OperatorPersonalData = components['schemas']['OperatorPersonalData'];
export type CoinCauseKind = components['schemas']['CoinCauseKind'];
export type OperatorCauseObject = components['schemas']['OperatorCauseObject'];
export type OperatorCause = components['schemas']['OperatorCause'];
export type LedgerSupportCode = components['schemas']['LedgerSupportCode'];
export type OperatorCoinRow = components['schemas']['OperatorCoinRow'];
export type OperatorCoinPage = components['schemas']['OperatorCoinPage'];
export type CorrectCoinsRequest = components['schemas']['CorrectCoinsRequest'];
export type BenefitSale = components['schemas']['BenefitSale'];
export type ExchangeType = components['schemas']['ExchangeType'];
export type BenefitTarget = components['schemas']['BenefitTarget'];
export type SaleMoment = components['schemas']['SaleMoment'];
export type OperatorBenefitLimits = components['schemas']['OperatorBenefitLimits'];
export type OperatorBenefit = components['schemas']['OperatorBenefit'];
export type OperatorBenefitPage = components['schemas']['OperatorBenefitPage'];
export type PayeeChannel = components['schemas']['PayeeChannel'];
export type BenefitPicture = components['schemas']['BenefitPicture'];
export type PrerequisiteKind = components['schemas']['PrerequisiteKind'];
export type CreditLevel = components['schemas']['CreditLevel'];
export type NewBenefitChoice = components['schemas']['NewBenefitChoice'];
export type NewBenefit = components['schemas']['NewBenefit'];
export type AddBenefitRequest = components['schemas']['AddBenefitRequest'];
export type OperatorBenefitChoice = components['schemas']['OperatorBenefitChoice'];
export type OperatorBenefitDetail = components['schemas']['OperatorBenefitDetail'];
export type SetBenefitSaleRequest = components['schemas']['SetBenefitSaleRequest'];
export type SetBenefitTimesRequest = components['schemas']['SetBenefitTimesRequest'];
export type SetBenefitPriceRequest = components['schemas']['SetBenefitPriceRequest'];
export type ChangeBenefitStockRequest = components['schemas']['ChangeBenefitStockRequest'];
export type SetBenefitLimitsRequest = components['schemas']['SetBenefitLimitsRequest'];
export type SetBenefitPicturesRequest = components['schemas']['SetBenefitPicturesRequest'];
export type SetBenefitTextsRequest = components['schemas']['SetBenefitTextsRequest'];
export type AddBenefitChoiceRequest = components['schemas']['AddBenefitChoiceRequest'];
export type RenameBenefitChoiceRequest = components['schemas']['RenameBenefitChoiceRequest'];
export type RemoveBenefitChoiceRequest = components['schemas']['RemoveBenefitChoiceRequest'];
export type ImportCardCodesRequest = components['schemas']['ImportCardCodesRequest'];
export type WithdrawCardCodesRequest = components['schemas']['WithdrawCardCodesRequest'];
export type ExchangeState = components['schemas']['ExchangeState'];
export type OperatorOrderQueue = components['schemas']['OperatorOrderQueue'];
export type OperatorOrder = components['schemas']['OperatorOrder'];
export type OperatorOrderPage = components['schemas']['OperatorOrderPage'];
export type OrderShipment = components['schemas']['OrderShipment'];
export type OrderAttemptOutcome = components['schemas']['OrderAttemptOutcome'];
export type OrderAttempt = components['schemas']['OrderAttempt'];
export type OrderActor = components['schemas']['OrderActor'];
export type OperatorOrderMove = components['schemas']['OperatorOrderMove'];
export type OperatorOrderDetail = components['schemas']['OperatorOrderDetail'];
export type MarkOrderPaidRequest = components['schemas']['MarkOrderPaidRequest'];
export type Carrier = components['schemas']['Carrier'];
export type ShipOrderRequest = components['schemas']['ShipOrderRequest'];
export type OrderDestination = components['schemas']['OrderDestination'];
export type CorrectDestinationRequest = components['schemas']['CorrectDestinationRequest'];
export type ProviderChannel = components['schemas']['ProviderChannel'];
export type ProviderState = components['schemas']['ProviderState'];
export type ProviderCounts = components['schemas']['ProviderCounts'];
export type ProviderDay = components['schemas']['ProviderDay'];
export type Provider = components['schemas']['Provider'];
export type ProviderList = components['schemas']['ProviderList'];
export type ProviderBudgetRequest = components['schemas']['ProviderBudgetRequest'];
export type ShipmentFile = components['schemas']['ShipmentFile'];
export type RecordShipmentsRequest = components['schemas']['RecordShipmentsRequest'];
export type ShipmentCheck = components['schemas']['ShipmentCheck'];
export type HandInWhat = components['schemas']['HandInWhat'];
export type HandInPicture = components['schemas']['HandInPicture'];
export type HandIn = components['schemas']['HandIn'];
export type HandInPage = components['schemas']['HandInPage'];
export type HandInVerdict = components['schemas']['HandInVerdict'];
export type HandInReasonList = components['schemas']['HandInReasonList'];
export type SecondLook = components['schemas']['SecondLook'];
export type ReviewerAgreement = components['schemas']['ReviewerAgreement'];
export type SecondLookPage = components['schemas']['SecondLookPage'];
export type HandInCamera = components['schemas']['HandInCamera'];
export type HandInSeenBefore = components['schemas']['HandInSeenBefore'];
export type HandInPhoto = components['schemas']['HandInPhoto'];
export type SecondLookVerdict = components['schemas']['SecondLookVerdict'];
export type FirstVerdict = components['schemas']['FirstVerdict'];
export type SecondLookDetail = components['schemas']['SecondLookDetail'];
export type LookAgainRequest = components['schemas']['LookAgainRequest'];
export type HandInPastVerdict = components['schemas']['HandInPastVerdict'];
export type HandInDetail = components['schemas']['HandInDetail'];
export type FeedbackState = components['schemas']['FeedbackState'];
export type TicketKind = components['schemas']['TicketKind'];
export type TicketSort = components['schemas']['TicketSort'];
export type OperatorTicket = components['schemas']['OperatorTicket'];
export type OperatorTicketPage = components['schemas']['OperatorTicketPage'];
export type TicketFigure = components['schemas']['TicketFigure'];
export type TicketWeek = components['schemas']['TicketWeek'];
export type TicketAge = components['schemas']['TicketAge'];
export type WaitingTickets = components['schemas']['WaitingTickets'];
export type TicketFigures = components['schemas']['TicketFigures'];
export type MergedTicket = components['schemas']['MergedTicket'];
export type TicketSubjectType = components['schemas']['TicketSubjectType'];
export type TicketFact = components['schemas']['TicketFact'];
export type ContentLink = components['schemas']['ContentLink'];
export type TicketSubject = components['schemas']['TicketSubject'];
export type TicketRecord = components['schemas']['TicketRecord'];
export type AppealVerdict = components['schemas']['AppealVerdict'];
export type TicketVerdict = components['schemas']['TicketVerdict'];
export type TicketEntryKind = components['schemas']['TicketEntryKind'];
export type OperatorTicketEntry = components['schemas']['OperatorTicketEntry'];
export type OperatorTicketNote = components['schemas']['OperatorTicketNote'];
export type OperatorTicketDetail = components['schemas']['OperatorTicketDetail'];
export type TicketTextRequest = components['schemas']['TicketTextRequest'];
export type HandOverTicketRequest = components['schemas']['HandOverTicketRequest'];
export type DecideTicketRequest = components['schemas']['DecideTicketRequest'];
export type MergeTicketRequest = components['schemas']['MergeTicketRequest'];
export type CannedAnswer = components['schemas']['CannedAnswer'];
export type CannedAnswerList = components['schemas']['CannedAnswerList'];
export type SaveCannedAnswerRequest = components['schemas']['SaveCannedAnswerRequest'];
export type CardKind = components['schemas']['CardKind'];
export type CardState = components['schemas']['CardState'];
export type OperatorCard = components['schemas']['OperatorCard'];
export type OperatorCardList = components['schemas']['OperatorCardList'];
export type PenaltyStep = components['schemas']['PenaltyStep'];
export type OperatorPenalty = components['schemas']['OperatorPenalty'];
export type OperatorPenaltyList = components['schemas']['OperatorPenaltyList'];
export type OperatorMemberSession = components['schemas']['OperatorMemberSession'];
export type OperatorMemberSessionList = components['schemas']['OperatorMemberSessionList'];
export type InviteeState = components['schemas']['InviteeState'];
export type OperatorInvitation = components['schemas']['OperatorInvitation'];
export type OperatorInvitationPage = components['schemas']['OperatorInvitationPage'];
export type InvitationNode = components['schemas']['InvitationNode'];
export type InvitationBranch = components['schemas']['InvitationBranch'];
export type InvitationTree = components['schemas']['InvitationTree'];
export type MemberGroups = components['schemas']['MemberGroups'];
export type OperatorParticipation = components['schemas']['OperatorParticipation'];
export type OperatorParticipationPage = components['schemas']['OperatorParticipationPage'];
export type FoundKind = components['schemas']['FoundKind'];
export type FoundObject = components['schemas']['FoundObject'];
export type FoundObjects = components['schemas']['FoundObjects'];
export type ScoreEvidence = components['schemas']['ScoreEvidence'];
export type CalendarDay = components['schemas']['CalendarDay'];
export type OperatorScoreRow = components['schemas']['OperatorScoreRow'];
export type OperatorScorePage = components['schemas']['OperatorScorePage'];
export type MessageKind = components['schemas']['MessageKind'];
export type OperatorMessage = components['schemas']['OperatorMessage'];
export type OperatorMessagePage = components['schemas']['OperatorMessagePage'];
export type ChangeQualityRequest = components['schemas']['ChangeQualityRequest'];
export type ChangeCreditRequest = components['schemas']['ChangeCreditRequest'];
export type ForgiveDebtRequest = components['schemas']['ForgiveDebtRequest'];
export type GiveCardRequest = components['schemas']['GiveCardRequest'];
export type TakeCardRequest = components['schemas']['TakeCardRequest'];
export type GivePenaltyRequest = components['schemas']['GivePenaltyRequest'];
export type LiftPenaltyRequest = components['schemas']['LiftPenaltyRequest'];
export type EndMemberSessionRequest = components['schemas']['EndMemberSessionRequest'];
export type DecideIdCheckRequest = components['schemas']['DecideIdCheckRequest'];
export type ChangeLostMobileRequest = components['schemas']['ChangeLostMobileRequest'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type VoidInvitationRequest = components['schemas']['VoidInvitationRequest'];
export type WaitingWork = components['schemas']['WaitingWork'];
export type FailedJobName = components['schemas']['FailedJobName'];
export type Overview = components['schemas']['Overview'];
export type DayFigureName = components['schemas']['DayFigureName'];
export type DayFigure = components['schemas']['DayFigure'];
export type DayFigures = components['schemas']['DayFigures'];
export type SystemState = components['schemas']['SystemState'];
export type Site = components['schemas']['Site'];
export type SiteMaintenance = components['schemas']['SiteMaintenance'];
export type SiteState = components['schemas']['SiteState'];
export type SiteStateList = components['schemas']['SiteStateList'];
export type MaintenanceRequest = components['schemas']['MaintenanceRequest'];
export type NetworkId = components['schemas']['NetworkId'];
export type BlockedNetwork = components['schemas']['BlockedNetwork'];
export type BlockedNetworkList = components['schemas']['BlockedNetworkList'];
export type BlockNetworkRequest = components['schemas']['BlockNetworkRequest'];
export type ExportedContent = components['schemas']['ExportedContent'];
export type OperatorExport = components['schemas']['OperatorExport'];
export type OperatorExportList = components['schemas']['OperatorExportList'];
export type ExportedList = components['schemas']['ExportedList'];
export type ExportListRequest = components['schemas']['ExportListRequest'];
export type ViewedList = components['schemas']['ViewedList'];
export type ViewName = components['schemas']['ViewName'];
export type ViewFilters = components['schemas']['ViewFilters'];
export type ViewColumns = components['schemas']['ViewColumns'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViewList = components['schemas']['SavedViewList'];
export type SaveViewRequest = components['schemas']['SaveViewRequest'];
export type BulkAct = components['schemas']['BulkAct'];
export type BulkRun = components['schemas']['BulkRun'];
export type BulkRunList = components['schemas']['BulkRunList'];
export type BulkActRequest = components['schemas']['BulkActRequest'];
export type BulkItemState = components['schemas']['BulkItemState'];
export type BulkItem = components['schemas']['BulkItem'];
export type BulkRunDetail = components['schemas']['BulkRunDetail'];
export type FailedJob = components['schemas']['FailedJob'];
export type FailedJobPage = components['schemas']['FailedJobPage'];
export type WaitingJobs = components['schemas']['WaitingJobs'];
export type WaitingJobsList = components['schemas']['WaitingJobsList'];
export type RetryJobsRequest = components['schemas']['RetryJobsRequest'];
export type HeldPay = components['schemas']['HeldPay'];
export type HeldPayPage = components['schemas']['HeldPayPage'];
export type HeldPayDetail = components['schemas']['HeldPayDetail'];
export type OperatorGroupState = components['schemas']['OperatorGroupState'];
export type GroupPayState = components['schemas']['GroupPayState'];
export type OperatorGroup = components['schemas']['OperatorGroup'];
export type OperatorGroupPage = components['schemas']['OperatorGroupPage'];
export type GroupReward = components['schemas']['GroupReward'];
export type GroupPlan = components['schemas']['GroupPlan'];
export type OperatorGroupHost = components['schemas']['OperatorGroupHost'];
export type OperatorGroupDetail = components['schemas']['OperatorGroupDetail'];
export type TakeOutRequest = components['schemas']['TakeOutRequest'];
export type OperatorGroupRole = components['schemas']['OperatorGroupRole'];
export type OperatorLeavingReason = components['schemas']['OperatorLeavingReason'];
export type OperatorGroupPerson = components['schemas']['OperatorGroupPerson'];
export type OperatorGroupPersonPage = components['schemas']['OperatorGroupPersonPage'];
export type OperatorGroupAnswer = components['schemas']['OperatorGroupAnswer'];
export type OperatorGroupAnswerPage = components['schemas']['OperatorGroupAnswerPage'];
export type HandOverGroupRequest = components['schemas']['HandOverGroupRequest'];
export type TakeDownRequest = components['schemas']['TakeDownRequest'];
export type OperatorPartner = components['schemas']['OperatorPartner'];
export type OperatorPartnerList = components['schemas']['OperatorPartnerList'];
export type PartnerFileText = components['schemas']['PartnerFileText'];
export type CheckPartnerFileRequest = components['schemas']['CheckPartnerFileRequest'];
export type SavePartnerRequest = components['schemas']['SavePartnerRequest'];
export type PartnerFileCheck = components['schemas']['PartnerFileCheck'];
export type OperatorPartnerDetail = components['schemas']['OperatorPartnerDetail'];
export type PartnerTrialKind = components['schemas']['PartnerTrialKind'];
export type PartnerReportVerdict = components['schemas']['PartnerReportVerdict'];
export type PartnerTrial = components['schemas']['PartnerTrial'];
export type PartnerTestEnd = components['schemas']['PartnerTestEnd'];
export type PartnerTest = components['schemas']['PartnerTest'];
export type PartnerKeys = components['schemas']['PartnerKeys'];
export type PartnerOldKeyRequest = components['schemas']['PartnerOldKeyRequest'];
export type SetPartnerActiveRequest = components['schemas']['SetPartnerActiveRequest'];
export type CampaignFace = components['schemas']['CampaignFace'];
export type OperatorCampaignState = components['schemas']['OperatorCampaignState'];
export type OperatorCampaign = components['schemas']['OperatorCampaign'];
export type OperatorCampaignList = components['schemas']['OperatorCampaignList'];
export type CampaignFileInput = components['schemas']['CampaignFileInput'];
export type ChanceCause = components['schemas']['ChanceCause'];
export type CampaignWay = components['schemas']['CampaignWay'];
export type CampaignQuiz = components['schemas']['CampaignQuiz'];
export type PrizeId = components['schemas']['PrizeId'];
export type PrizeKind = components['schemas']['PrizeKind'];
export type PrizeCover = components['schemas']['PrizeCover'];
export type CampaignPrize = components['schemas']['CampaignPrize'];
export type FiledCampaign = components['schemas']['FiledCampaign'];
export type CampaignFileCheck = components['schemas']['CampaignFileCheck'];
export type PublishCampaignRequest = components['schemas']['PublishCampaignRequest'];
export type OperatorCampaignPrize = components['schemas']['OperatorCampaignPrize'];
export type OperatorCampaignOdds = components['schemas']['OperatorCampaignOdds'];
export type OperatorCampaignAct = components['schemas']['OperatorCampaignAct'];
export type OperatorCampaignDetail = components['schemas']['OperatorCampaignDetail'];
export type StoredCampaign = components['schemas']['StoredCampaign'];
export type OperatorWinState = components['schemas']['OperatorWinState'];
export type OperatorWin = components['schemas']['OperatorWin'];
export type OperatorWinPage = components['schemas']['OperatorWinPage'];
export type MoveDatesRequest = components['schemas']['MoveDatesRequest'];
export type VoidWinRequest = components['schemas']['VoidWinRequest'];
export type ExtendClaimRequest = components['schemas']['ExtendClaimRequest'];
export type AddPiecesRequest = components['schemas']['AddPiecesRequest'];
export type QuizQuestionId = components['schemas']['QuizQuestionId'];
export type QuizQuestion = components['schemas']['QuizQuestion'];
export type QuizQuestionList = components['schemas']['QuizQuestionList'];
export type QuizQuestionFile = components['schemas']['QuizQuestionFile'];
export type QuizQuestionCheck = components['schemas']['QuizQuestionCheck'];
export type ImportQuizQuestionsRequest = components['schemas']['ImportQuizQuestionsRequest'];
export type ApplicationKind = components['schemas']['ApplicationKind'];
export type ApplicationState = components['schemas']['ApplicationState'];
export type ApplicationNumber = components['schemas']['ApplicationNumber'];
export type OperatorApplication = components['schemas']['OperatorApplication'];
export type OperatorApplicationList = components['schemas']['OperatorApplicationList'];
export type ApplicationField = components['schemas']['ApplicationField'];
export type ApplicationText = components['schemas']['ApplicationText'];
export type OperatorApplicationDetail = components['schemas']['OperatorApplicationDetail'];
export type ApplicationTexts = components['schemas']['ApplicationTexts'];
export type MoveApplicationRequest = components['schemas']['MoveApplicationRequest'];
export type PollProposalState = components['schemas']['PollProposalState'];
export type OperatorPollProposal = components['schemas']['OperatorPollProposal'];
export type OperatorPollProposalList = components['schemas']['OperatorPollProposalList'];
export type ContentKind = components['schemas']['ContentKind'];
export type ContentState = components['schemas']['ContentState'];
export type ContentId = components['schemas']['ContentId'];
export type ContentMoment = components['schemas']['ContentMoment'];
export type Content = components['schemas']['Content'];
export type ContentPage = components['schemas']['ContentPage'];
export type ContentBody = components['schemas']['ContentBody'];
export type PreviewContentRequest = components['schemas']['PreviewContentRequest'];
export type RichSpan = components['schemas']['RichSpan'];
export type RichBlock = components['schemas']['RichBlock'];
export type RichText = components['schemas']['RichText'];
export type ContentPreview = components['schemas']['ContentPreview'];
export type HelpSections = components['schemas']['HelpSections'];
export type SaveHelpSectionRequest = components['schemas']['SaveHelpSectionRequest'];
export type ContentAddress = components['schemas']['ContentAddress'];
export type BannerDraft = components['schemas']['BannerDraft'];
export type EventDraft = components['schemas']['EventDraft'];
export type NoticeDraft = components['schemas']['NoticeDraft'];
export type PopupDraft = components['schemas']['PopupDraft'];
export type PollDraft = components['schemas']['PollDraft'];
export type ArticleDraft = components['schemas']['ArticleDraft'];
export type CourseDraftVideo = components['schemas']['CourseDraftVideo'];
export type CourseDraftOption = components['schemas']['CourseDraftOption'];
export type CourseDraftQuestion = components['schemas']['CourseDraftQuestion'];
export type CourseDraft = components['schemas']['CourseDraft'];
export type StarArticleDraft = components['schemas']['StarArticleDraft'];
export type ChannelDraftPoint = components['schemas']['ChannelDraftPoint'];
export type ChannelDraft = components['schemas']['ChannelDraft'];
export type AppReleaseDraft = components['schemas']['AppReleaseDraft'];
export type ContentDraft = components['schemas']['ContentDraft'];
export type ContentFigure = components['schemas']['ContentFigure'];
export type ContentDeed = components['schemas']['ContentDeed'];
export type ContentVersion = components['schemas']['ContentVersion'];
export type ContentDetail = components['schemas']['ContentDetail'];
export type ContentDraftRequest = components['schemas']['ContentDraftRequest'];
export type UnfinishedText = components['schemas']['UnfinishedText'];
export type UnfinishedContent = components['schemas']['UnfinishedContent'];
export type SaveContentDraftRequest = components['schemas']['SaveContentDraftRequest'];
export type RemovedContentDraft = components['schemas']['RemovedContentDraft'];
export type ContentDraftRow = components['schemas']['ContentDraftRow'];
export type ContentDraftList = components['schemas']['ContentDraftList'];
export type GuideUploadRequest = components['schemas']['GuideUploadRequest'];
export type UploadKey = components['schemas']['UploadKey'];
export type UploadPart = components['schemas']['UploadPart'];
export type UploadInParts = components['schemas']['UploadInParts'];
export type CourseVideoKey = components['schemas']['CourseVideoKey'];
export type WatchCourseVideoRequest = components['schemas']['WatchCourseVideoRequest'];
export type WatchedCourseVideo = components['schemas']['WatchedCourseVideo'];
export type AddContentPictureRequest = components['schemas']['AddContentPictureRequest'];
export type ContentPicture = components['schemas']['ContentPicture'];
export type AwardMonth = components['schemas']['AwardMonth'];
export type AwardMonths = components['schemas']['AwardMonths'];
export type AwardMonthDetail = components['schemas']['AwardMonthDetail'];
export type ConfirmedAward = components['schemas']['ConfirmedAward'];
export type ConfirmAwardsRequest = components['schemas']['ConfirmAwardsRequest'];
export type TakeAwardBackRequest = components['schemas']['TakeAwardBackRequest'];
export type RuleNumberName = components['schemas']['RuleNumberName'];
export type RuleNumberKind = components['schemas']['RuleNumberKind'];
export type RuleNumberChange = components['schemas']['RuleNumberChange'];
export type RuleNumber = components['schemas']['RuleNumber'];
export type RuleNumberList = components['schemas']['RuleNumberList'];
export type SetRuleNumberRequest = components['schemas']['SetRuleNumberRequest'];
export type LegalKind = components['schemas']['LegalKind'];
export type AgreementVersion = components['schemas']['AgreementVersion'];
export type LegalRowState = components['schemas']['LegalRowState'];
export type LegalRow = components['schemas']['LegalRow'];
export type LegalRowList = components['schemas']['LegalRowList'];
export type LegalSource = components['schemas']['LegalSource'];
export type PreviewLegalTextRequest = components['schemas']['PreviewLegalTextRequest'];
export type LegalBlock = components['schemas']['LegalBlock'];
export type LegalSection = components['schemas']['LegalSection'];
export type LegalBody = components['schemas']['LegalBody'];
export type LegalPreview = components['schemas']['LegalPreview'];
export type LegalDraftInput = components['schemas']['LegalDraftInput'];
export type LegalDraft = components['schemas']['LegalDraft'];
export type KeptLegalDraft = components['schemas']['KeptLegalDraft'];
export type SaveLegalDraftRequest = components['schemas']['SaveLegalDraftRequest'];
export type AddLegalTextRequest = components['schemas']['AddLegalTextRequest'];
export type LegalDetail = components['schemas']['LegalDetail'];
export type HelpMiss = components['schemas']['HelpMiss'];
export type HelpMissList = components['schemas']['HelpMissList'];
export type DismissHelpMissRequest = components['schemas']['DismissHelpMissRequest'];
export type ReconcilePartnerRequest = components['schemas']['ReconcilePartnerRequest'];
export type PartnerReport = components['schemas']['PartnerReport'];
export type PartnerReportPage = components['schemas']['PartnerReportPage'];
export type DecideReportsRequest = components['schemas']['DecideReportsRequest'];
export type SuppliedTask = components['schemas']['SuppliedTask'];
export type SuppliedTaskList = components['schemas']['SuppliedTaskList'];
export type PassedValue = components['schemas']['PassedValue'];
export type SupplyTaskRequest = components['schemas']['SupplyTaskRequest'];
export type EndSupplyRequest = components['schemas']['EndSupplyRequest'];
export type AgentHook = components['schemas']['AgentHook'];
export type AgentHookPage = components['schemas']['AgentHookPage'];
export type OpenLink = components['schemas']['OpenLink'];
export type OpenLinkList = components['schemas']['OpenLinkList'];
export type MakeOpenLinkRequest = components['schemas']['MakeOpenLinkRequest'];
export type OperatorAct = components['schemas']['OperatorAct'];
export type OperatorActPage = components['schemas']['OperatorActPage'];
export type TransferReason = components['schemas']['TransferReason'];
export type TransferAccount = components['schemas']['TransferAccount'];
export type TransferAsset = components['schemas']['TransferAsset'];
export type TransferEntry = components['schemas']['TransferEntry'];
export type LinkedObject = components['schemas']['LinkedObject'];
export type TransferDetail = components['schemas']['TransferDetail'];
export type TimelineKind = components['schemas']['TimelineKind'];
export type ObjectEvent = components['schemas']['ObjectEvent'];
export type TimelineEntry = components['schemas']['TimelineEntry'];
export type Timeline = components['schemas']['Timeline'];
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
    readonly listNewDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Sent by a page that looks again by itself: such a call keeps no idle session alive. */
                readonly "X-Background"?: "poll";
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Devices that wait for an answer, and those that were somebody else's. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["NewDevices"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly confirmNewDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The device. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The device is known from now on. */
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
    readonly denyNewDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The device. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its sessions have ended, and the admins are told. */
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
    readonly listOperatorPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The passkeys, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPasskeyList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addOperatorPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        readonly responses: {
            /** @description The passkey. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPasskey"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly startOperatorPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartPasskeyRequest"];
            };
        };
        readonly responses: {
            /** @description What the browser needs to make one. Its challenge works once in 5 minutes and in this session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PasskeyStart"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly renameOperatorPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The passkey. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        readonly responses: {
            /** @description The passkey. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPasskey"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly removeOperatorPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The passkey. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It no longer signs in. */
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
    readonly startPasskeySignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the browser needs to ask for a passkey. Its challenge works once in 5 minutes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PasskeySignInStart"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly signInByPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeySignInRequest"];
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
    readonly listOperators: {
        readonly parameters: {
            readonly query?: {
                /** @description Only operators with this role. */
                readonly role?: components["schemas"]["OperatorRole"];
                /** @description Only operators in this state. */
                readonly state?: components["schemas"]["OperatorState"];
                /** @description What the name contains. */
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
            /** @description A page of operators, by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addOperator: {
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
                readonly "application/json": components["schemas"]["AddOperatorRequest"];
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
    readonly getOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The name of the operator. */
                readonly name: components["schemas"]["OperatorName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operator, with open sessions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly setOperatorRoles: {
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
                /** @description The name of the operator. */
                readonly name: components["schemas"]["OperatorName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetOperatorRolesRequest"];
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
    readonly endOperatorSessions: {
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
                /** @description The name of the operator. */
                readonly name: components["schemas"]["OperatorName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EndOperatorSessionsRequest"];
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
    readonly resetOperator: {
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
                /** @description The name of the operator. */
                readonly name: components["schemas"]["OperatorName"];
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
    readonly setOperatorActive: {
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
                /** @description The name of the operator. */
                readonly name: components["schemas"]["OperatorName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetOperatorActiveRequest"];
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
    readonly takeOperatorLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The name of the operator. */
                readonly name: components["schemas"]["OperatorName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The link. It is shown to you only, and ends earlier ones. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorLink"];
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
                /** @description Only tasks that their supplier closed and that nobody has ended or let go on. */
                readonly closed?: boolean;
                /** @description Only tasks whose title contains this. */
                readonly keyword?: string;
                /** @description By default the newest first. By their end only tasks that have one and haven't ended. */
                readonly sort?: components["schemas"]["OperatorTaskSort"];
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
    readonly getTaskFile: {
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
            /** @description The file, as JSON. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["StoredTaskFile"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listTaskAttributes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The attributes that are not sensitive, with their values. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskAttributeList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkTaskFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskFileInput"];
            };
        };
        readonly responses: {
            /** @description The faults of the file, or the task that it describes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskFileCheck"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly traceTaskPath: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskPathRequest"];
            };
        };
        readonly responses: {
            /** @description The pages in their order, and the end. NOT_FOUND if there is no such task, or it has no questionnaire. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskPath"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly importTaskFile: {
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
                readonly "application/json": components["schemas"]["ImportTaskFileRequest"];
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
    readonly softLaunchTask: {
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
                readonly "application/json": components["schemas"]["SoftLaunchTaskRequest"];
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
    readonly correctTaskDataUse: {
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
                readonly "application/json": components["schemas"]["CorrectTaskDataUseRequest"];
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
    readonly setTaskExamples: {
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
                readonly "application/json": components["schemas"]["SetTaskExamplesRequest"];
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
    readonly showAnswerFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The public id of the task. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShowAnswerFilesRequest"];
            };
        };
        readonly responses: {
            /** @description The files. Showing them is in the audit log. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AnswerFiles"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getTaskFigures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Sent by a page that looks again by itself: such a call keeps no idle session alive. */
                readonly "X-Background"?: "poll";
            };
            readonly path: {
                /** @description The public id of the task. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures that a job counted, and the quota cells as they are now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskFigures"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listTaskParticipations: {
        readonly parameters: {
            readonly query: {
                /** @description The public id of the task. */
                readonly taskId: components["schemas"]["PublicId"];
                /** @description Only with this result. */
                readonly result?: components["schemas"]["JoinResult"];
                /** @description Only from this source. */
                readonly source?: components["schemas"]["ParticipationSource"];
                /** @description Only with coins that are pending, or were taken back. */
                readonly earning?: "pending" | "takenBack";
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
            /** @description A page, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TaskParticipationPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getParticipation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The participation, with its answers. Answers that may be personal are masked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ParticipationDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly showParticipationAnswers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShowAnswersRequest"];
            };
        };
        readonly responses: {
            /** @description The answers. Showing them is in the audit log. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ShownAnswers"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly rejectComplete: {
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
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
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
    readonly restoreComplete: {
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
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
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
    readonly listOperatorMembers: {
        readonly parameters: {
            readonly query?: {
                /** @description A whole mobile number, a member code, or the beginning of a nickname. Finds at most 20 members, on one page; the other filters choose from these. */
                readonly find?: string;
                /** @description Only suspended members, the one suspended longest first; only those that wait for their deletion, the latest request first; or only closed accounts. */
                readonly state?: components["schemas"]["OperatorMemberState"];
                /** @description Only members that joined at this time or later. */
                readonly joinedFrom?: components["schemas"]["Time"];
                /** @description Only members that joined before this time. */
                readonly joinedUntil?: components["schemas"]["Time"];
                /** @description By default the newest first. The oldest of suspensions is the one that ends first, of deletions the first request. */
                readonly sort?: components["schemas"]["OperatorSort"];
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
            /** @description A page of members. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorMemberPage"];
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
    readonly exportMemberData: {
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
    readonly listOperatorBenefits: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those whose sale is in this state now. */
                readonly sale?: components["schemas"]["BenefitSale"];
                /** @description Only this type. */
                readonly type?: components["schemas"]["ExchangeType"];
                /** @description Only benefits whose title contains this. */
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
            /** @description A page of benefits, in the order of the product. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorBenefitPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addBenefit: {
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
                readonly "application/json": components["schemas"]["AddBenefitRequest"];
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
    readonly getOperatorBenefit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The benefit with its stock and codes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorBenefitDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly setBenefitSale: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetBenefitSaleRequest"];
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
    readonly setBenefitTimes: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetBenefitTimesRequest"];
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
    readonly setBenefitPrice: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetBenefitPriceRequest"];
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
    readonly changeBenefitStock: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeBenefitStockRequest"];
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
    readonly setBenefitLimits: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetBenefitLimitsRequest"];
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
    readonly setBenefitPictures: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetBenefitPicturesRequest"];
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
    readonly setBenefitTexts: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetBenefitTextsRequest"];
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
    readonly addBenefitChoice: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddBenefitChoiceRequest"];
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
    readonly renameBenefitChoice: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenameBenefitChoiceRequest"];
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
    readonly removeBenefitChoice: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveBenefitChoiceRequest"];
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
    readonly importCardCodes: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportCardCodesRequest"];
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
    readonly withdrawCardCodes: {
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
                /** @description The public id of the benefit. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawCardCodesRequest"];
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
    readonly listOperatorOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Only orders in this state. */
                readonly state?: components["schemas"]["ExchangeState"];
                /** @description Only orders that wait for this. */
                readonly queue?: components["schemas"]["OperatorOrderQueue"];
                /** @description Only orders of this benefit. */
                readonly benefitId?: components["schemas"]["PublicId"];
                /** @description Only the order with this number. */
                readonly number?: string;
                /** @description By default the newest first. */
                readonly sort?: components["schemas"]["OperatorSort"];
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
            /** @description A page of orders, by their last move. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorOrderPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getOperatorOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order with its attempts and its timeline. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorOrderDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly passOrder: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
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
    readonly refuseOrder: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
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
    readonly retryOrder: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
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
    readonly revokeOperatorOrder: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
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
    readonly markOrderPaid: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MarkOrderPaidRequest"];
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
    readonly markOrderUnpaid: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
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
    readonly shipOrder: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShipOrderRequest"];
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
    readonly undoShipment: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
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
    readonly showOrderDestination: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order. */
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
            /** @description The destination, unmasked. The audit log holds who saw it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OrderDestination"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly correctOrderDestination: {
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
                /** @description The order. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectDestinationRequest"];
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
    readonly listProviders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How each does, what it paid and what it may pay. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ProviderList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly setProviderBudget: {
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
                /** @description The provider. */
                readonly channel: components["schemas"]["ProviderChannel"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProviderBudgetRequest"];
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
    readonly pauseProvider: {
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
                /** @description The provider. */
                readonly channel: components["schemas"]["ProviderChannel"];
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
    readonly resumeProvider: {
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
                /** @description The provider. */
                readonly channel: components["schemas"]["ProviderChannel"];
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
    readonly recordShipments: {
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
                readonly "application/json": components["schemas"]["RecordShipmentsRequest"];
            };
        };
        readonly responses: {
            /** @description What it will do, or would do. */
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
    readonly checkShipments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShipmentFile"];
            };
        };
        readonly responses: {
            /** @description The faults of the file, or how many parcels it would record as sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ShipmentCheck"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberOrders: {
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
            /** @description A page of orders, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorOrderPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHandIns: {
        readonly parameters: {
            readonly query?: {
                /** @description Only applications, or only proofs. */
                readonly what?: components["schemas"]["HandInWhat"];
                /** @description Only those of this task. */
                readonly taskId?: components["schemas"]["PublicId"];
                /** @description Only those behind this one in this order, which may be decided already. Not with a cursor. */
                readonly after?: components["schemas"]["Id"];
                /** @description By default the longest waiting first. */
                readonly sort?: components["schemas"]["OperatorSort"];
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
            /** @description A page of those that wait. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HandInPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHandInReasons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Reasons that reviewers give often. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HandInReasonList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listSecondLooks: {
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
            /** @description Those of other reviewers, the oldest first, and how often the second look agreed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SecondLookPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getSecondLook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The second look. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The submission without the first verdict, until somebody has looked. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SecondLookDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly lookAgain: {
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
                /** @description The second look. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LookAgainRequest"];
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
    readonly getHandIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was handed in, with past verdicts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HandInDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly approveHandIn: {
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
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
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
    readonly returnHandIn: {
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
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
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
    readonly rejectHandIn: {
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
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
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
    readonly listOperatorTickets: {
        readonly parameters: {
            readonly query?: {
                /** @description Only tickets in this state. */
                readonly state?: components["schemas"]["FeedbackState"];
                /** @description Only tickets of this kind. */
                readonly kind?: components["schemas"]["TicketKind"];
                /** @description Only those that are not answered yet, or only the others. */
                readonly open?: boolean;
                /** @description Only those of this operator. */
                readonly owner?: string;
                /** @description Only those of this member. */
                readonly memberId?: components["schemas"]["Id"];
                /** @description Only those that were opened at this time or later. */
                readonly openedFrom?: components["schemas"]["Time"];
                /** @description Only those that were opened before this time. */
                readonly openedUntil?: components["schemas"]["Time"];
                /** @description Only those that their member reopened, or only the others. */
                readonly reopened?: boolean;
                /** @description By default the newest first. */
                readonly sort?: components["schemas"]["TicketSort"];
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
            /** @description A page of tickets. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorTicketPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getTicketFigures: {
        readonly parameters: {
            readonly query?: {
                /** @description The first day, in China. Its week is the first one. By default twelve weeks before the last one; at most a year before it. */
                readonly from?: string;
                /** @description The last day. Its week is the last one. By default today. */
                readonly until?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Figures by week, and what waits by age, as a job counts them every ten minutes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TicketFigures"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getOperatorTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The number of the ticket. */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket with all that was said. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorTicketDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly acceptTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
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
    readonly startTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
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
    readonly askTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TicketTextRequest"];
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
    readonly answerTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TicketTextRequest"];
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
    readonly noteTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TicketTextRequest"];
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
    readonly handOverTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HandOverTicketRequest"];
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
    readonly decideTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecideTicketRequest"];
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
    readonly mergeTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MergeTicketRequest"];
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
    readonly separateTicket: {
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
                /** @description The number of the ticket. */
                readonly number: string;
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
    readonly listCannedAnswers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, by title. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CannedAnswerList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly saveCannedAnswer: {
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
                readonly "application/json": components["schemas"]["SaveCannedAnswerRequest"];
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
    readonly removeCannedAnswer: {
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
                /** @description The canned answer. */
                readonly id: components["schemas"]["Id"];
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
    readonly listOperatorMemberCards: {
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
            /** @description The latest 100 cards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorCardList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberPenalties: {
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
            /** @description The latest 100 penalties. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPenaltyList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberSessions: {
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
            /** @description The open sign-ins, the last used first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorMemberSessionList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberInvitations: {
        readonly parameters: {
            readonly query?: {
                /** @description Only invitations in this state. */
                readonly state?: components["schemas"]["InviteeState"];
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
            /** @description A page, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorInvitationPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getInvitationTree: {
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
            /** @description Two levels up and two levels down. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["InvitationTree"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getOperatorMemberGroups: {
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
            /** @description Only how many. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["MemberGroups"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberParticipations: {
        readonly parameters: {
            readonly query?: {
                /** @description Only with this result. */
                readonly result?: components["schemas"]["JoinResult"];
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
            /** @description A page, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorParticipationPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly searchObjects: {
        readonly parameters: {
            readonly query: {
                /** @description What is typed. */
                readonly text: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most five of a kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FoundObjects"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberQuality: {
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
            /** @description A page of changes, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorScorePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberCredit: {
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
            /** @description A page of changes, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorScorePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorMemberMessages: {
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
            /** @description A page, newest first, without messages of discussion groups. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorMessagePage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly changeMemberQuality: {
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
                readonly "application/json": components["schemas"]["ChangeQualityRequest"];
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
    readonly changeMemberCredit: {
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
                readonly "application/json": components["schemas"]["ChangeCreditRequest"];
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
    readonly forgiveMemberDebt: {
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
                readonly "application/json": components["schemas"]["ForgiveDebtRequest"];
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
    readonly giveMemberCard: {
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
                readonly "application/json": components["schemas"]["GiveCardRequest"];
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
    readonly takeMemberCard: {
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
                readonly "application/json": components["schemas"]["TakeCardRequest"];
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
    readonly givePenalty: {
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
                readonly "application/json": components["schemas"]["GivePenaltyRequest"];
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
    readonly liftPenalty: {
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
                readonly "application/json": components["schemas"]["LiftPenaltyRequest"];
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
    readonly endMemberSession: {
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
                readonly "application/json": components["schemas"]["EndMemberSessionRequest"];
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
    readonly decideIdCheck: {
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
                readonly "application/json": components["schemas"]["DecideIdCheckRequest"];
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
    readonly resetIdCheck: {
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
    readonly changeLostMobile: {
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
                readonly "application/json": components["schemas"]["ChangeLostMobileRequest"];
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
    readonly startMemberClosing: {
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
    readonly stopMemberClosing: {
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
    readonly speedMemberClosing: {
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
    readonly nameGroupHost: {
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
    readonly removeGroupHost: {
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
    readonly resetNickname: {
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
    readonly resetAvatar: {
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
    readonly restoreInvitation: {
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
                readonly "application/json": components["schemas"]["InvitationRequest"];
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
    readonly voidInvitation: {
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
                readonly "application/json": components["schemas"]["VoidInvitationRequest"];
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
    readonly getOverview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What waits, figures, reconcile and jobs. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Overview"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getDayFigures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What happened today, beside the same weekday before, as a job counts it every ten minutes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["DayFigures"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getSystemState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Reconcile, seals, servers and their schema. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SystemState"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listSiteStates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Both sites, and the last 50 times of maintenance. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SiteStateList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly planMaintenance: {
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
                /** @description The site. */
                readonly site: components["schemas"]["Site"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MaintenanceRequest"];
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
    readonly endMaintenance: {
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
                /** @description The site. */
                readonly site: components["schemas"]["Site"];
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
    readonly listBlockedNetworks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest ones first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["BlockedNetworkList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly blockNetwork: {
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
                readonly "application/json": components["schemas"]["BlockNetworkRequest"];
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
    readonly allowNetwork: {
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
                /** @description The network. */
                readonly id: components["schemas"]["NetworkId"];
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
    readonly listExports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Those that can be downloaded, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorExportList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly exportList: {
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
                readonly "application/json": components["schemas"]["ExportListRequest"];
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
    readonly downloadExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The export. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A list as CSV, the data of a member as JSON. The first row or field says who exported it, when and why. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/octet-stream": string;
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listSavedViews: {
        readonly parameters: {
            readonly query: {
                /** @description The list. */
                readonly list: components["schemas"]["ViewedList"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The own views, then those that colleagues share; by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SavedViewList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly saveView: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveViewRequest"];
            };
        };
        readonly responses: {
            /** @description The view. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SavedView"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly deleteView: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The view. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
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
    readonly listBulkRuns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest 100, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["BulkRunList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly runBulkAct: {
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
                readonly "application/json": components["schemas"]["BulkActRequest"];
            };
        };
        readonly responses: {
            /** @description What it will do, or would do. */
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
    readonly getBulkRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Sent by a page that looks again by itself: such a call keeps no idle session alive. */
                readonly "X-Background"?: "poll";
            };
            readonly path: {
                /** @description The run. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How far it is, and what was not done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["BulkRunDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly stopBulkRun: {
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
                /** @description The run. */
                readonly id: components["schemas"]["Id"];
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
    readonly listFailedJobs: {
        readonly parameters: {
            readonly query?: {
                /** @description Only jobs of this name. */
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
            /** @description A page, the newest first, and how many failed of each name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["FailedJobPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listWaitingJobs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How many jobs of each name wait and run, the longest waiting first. Names without any are left out. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["WaitingJobsList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly retryJobs: {
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
                readonly "application/json": components["schemas"]["RetryJobsRequest"];
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
    readonly retryJob: {
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
                /** @description The job. */
                readonly id: components["schemas"]["Id"];
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
    readonly listHeldPay: {
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
            /** @description A page, the longest waiting first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HeldPayPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getHeldPay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The held pay, and what was decided. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HeldPayDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly payHeld: {
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
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
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
    readonly refuseHeld: {
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
                /** @description The participation. */
                readonly id: components["schemas"]["Id"];
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
    readonly listOperatorGroups: {
        readonly parameters: {
            readonly query?: {
                /** @description Only groups in this state. */
                readonly state?: components["schemas"]["OperatorGroupState"];
                /** @description Only groups whose pay-out waits for a confirmation, or only the others. */
                readonly payWaits?: boolean;
                /** @description Only groups whose name contains this. */
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
            /** @description A page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorGroupPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getOperatorGroup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The public id of the group. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The group with its pay-out. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorGroupDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly confirmGroupPay: {
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
                /** @description The public id of the group. */
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
    readonly holdGroupPay: {
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
                /** @description The public id of the group. */
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
    readonly releaseGroupPay: {
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
                /** @description The public id of the group. */
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
    readonly refuseGroupPay: {
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
                /** @description The public id of the group. */
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
    readonly takeOutOfGroupPay: {
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
                /** @description The public id of the group. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeOutRequest"];
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
    readonly listOperatorGroupPeople: {
        readonly parameters: {
            readonly query?: {
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The public id of the group. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, hosts first, then by time of invitation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorGroupPersonPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listOperatorGroupAnswers: {
        readonly parameters: {
            readonly query?: {
                /** @description Only answers of this person. */
                readonly personId?: components["schemas"]["Id"];
                /** @description Only answers that contain this. */
                readonly keyword?: string;
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The public id of the group. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorGroupAnswerPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly closeOperatorGroup: {
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
                /** @description The public id of the group. */
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
    readonly archiveOperatorGroup: {
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
                /** @description The public id of the group. */
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
    readonly handOverGroup: {
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
                /** @description The public id of the group. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HandOverGroupRequest"];
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
    readonly takeDownGroupAnswer: {
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
                /** @description The public id of the group. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeDownRequest"];
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
    readonly putBackGroupAnswer: {
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
                /** @description The public id of the group. */
                readonly id: components["schemas"]["PublicId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeDownRequest"];
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
    readonly listPartners: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All partners. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPartnerList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly savePartner: {
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
                readonly "application/json": components["schemas"]["SavePartnerRequest"];
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
    readonly checkPartnerFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckPartnerFileRequest"];
            };
        };
        readonly responses: {
            /** @description What is wrong with it; nothing if it can be saved. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PartnerFileCheck"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getPartner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The partner without its keys. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPartnerDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly testPartner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The addresses, signed as in production, and how our server reads each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PartnerTest"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly showPartnerKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShowPersonalDataRequest"];
            };
        };
        readonly responses: {
            /** @description The keys, the one that we sign with first. The audit log holds who saw them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PartnerKeys"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly rotatePartnerKey: {
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
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PartnerOldKeyRequest"];
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
    readonly movePartnerKeyEnd: {
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
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PartnerOldKeyRequest"];
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
    readonly endPartnerKey: {
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
                /** @description The key of the partner. */
                readonly key: string;
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
    readonly setPartnerActive: {
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
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetPartnerActiveRequest"];
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
    readonly listOperatorCampaigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All campaigns, the one that starts last first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorCampaignList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkCampaignFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CampaignFileInput"];
            };
        };
        readonly responses: {
            /** @description The faults of the file, or the campaign that it describes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["CampaignFileCheck"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly publishCampaign: {
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
                readonly "application/json": components["schemas"]["PublishCampaignRequest"];
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
    readonly getOperatorCampaign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The campaign with its prizes, odds and seed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorCampaignDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getCampaignFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The campaign, without its seed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["StoredCampaign"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listCampaignWins: {
        readonly parameters: {
            readonly query?: {
                /** @description By default the newest first. */
                readonly sort?: components["schemas"]["OperatorSort"];
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The campaign. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of wins. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorWinPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly pauseCampaign: {
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
                readonly id: string;
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
    readonly resumeCampaign: {
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
                readonly id: string;
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
    readonly moveCampaignDates: {
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
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MoveDatesRequest"];
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
    readonly endOperatorCampaign: {
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
                readonly id: string;
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
    readonly voidCampaignWin: {
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
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VoidWinRequest"];
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
    readonly extendCampaignClaim: {
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
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExtendClaimRequest"];
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
    readonly addCampaignPieces: {
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
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddPiecesRequest"];
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
    readonly listQuizQuestions: {
        readonly parameters: {
            readonly query?: {
                /** @description In the question. */
                readonly keyword?: string;
                /** @description The category. */
                readonly category?: string;
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
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuizQuestionList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly checkQuizQuestions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuizQuestionFile"];
            };
        };
        readonly responses: {
            /** @description The faults of the file, or how many questions it adds and changes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["QuizQuestionCheck"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly importQuizQuestions: {
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
                readonly "application/json": components["schemas"]["ImportQuizQuestionsRequest"];
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
    readonly retireQuizQuestion: {
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
                /** @description The question. */
                readonly id: components["schemas"]["QuizQuestionId"];
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
    readonly listApplications: {
        readonly parameters: {
            readonly query?: {
                /** @description The kind. */
                readonly kind?: components["schemas"]["ApplicationKind"];
                /** @description The state. */
                readonly state?: components["schemas"]["ApplicationState"];
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
            /** @description A page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorApplicationList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getOperatorApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The application. */
                readonly number: components["schemas"]["ApplicationNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The application. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorApplicationDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly showApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The application. */
                readonly number: components["schemas"]["ApplicationNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShowPersonalDataRequest"];
            };
        };
        readonly responses: {
            /** @description The texts. Showing them is in the audit log. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ApplicationTexts"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly moveApplication: {
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
                /** @description The application. */
                readonly number: components["schemas"]["ApplicationNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MoveApplicationRequest"];
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
    readonly listPollProposals: {
        readonly parameters: {
            readonly query?: {
                /** @description The state. Those that wait come with the oldest first. */
                readonly state?: components["schemas"]["PollProposalState"];
                /** @description Only those of this member. */
                readonly memberId?: components["schemas"]["Id"];
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
            /** @description A page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPollProposalList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getPollProposal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The question. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The question. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OperatorPollProposal"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly showPollProposal: {
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
                /** @description The question. */
                readonly id: components["schemas"]["Id"];
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
    readonly refusePollProposal: {
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
                /** @description The question. */
                readonly id: components["schemas"]["Id"];
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
    readonly listContent: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this kind. */
                readonly kind?: components["schemas"]["ContentKind"];
                /** @description Only in this state. */
                readonly state?: components["schemas"]["ContentState"];
                /** @description Only with this text in the title. */
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
            /** @description A page, what starts last first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ContentPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly previewContentText: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewContentRequest"];
            };
        };
        readonly responses: {
            /** @description The text in its parts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ContentPreview"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listHelpSections: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sections in their order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HelpSections"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly saveHelpSection: {
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
                readonly "application/json": components["schemas"]["SaveHelpSectionRequest"];
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
    readonly getContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The kind of content. */
                readonly kind: components["schemas"]["ContentKind"];
                /** @description The content. */
                readonly id: components["schemas"]["ContentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content with its text and its versions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ContentDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly publishContent: {
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
                /** @description The kind of content. */
                readonly kind: components["schemas"]["ContentKind"];
                /** @description The content. */
                readonly id: components["schemas"]["ContentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentDraftRequest"];
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
    readonly editContent: {
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
                /** @description The kind of content. */
                readonly kind: components["schemas"]["ContentKind"];
                /** @description The content. */
                readonly id: components["schemas"]["ContentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentDraftRequest"];
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
    readonly withdrawContent: {
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
                /** @description The kind of content. */
                readonly kind: components["schemas"]["ContentKind"];
                /** @description The content. */
                readonly id: components["schemas"]["ContentId"];
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
    readonly getContentDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The kind of content. */
                readonly kind: components["schemas"]["ContentKind"];
                /** @description The content. */
                readonly id: components["schemas"]["ContentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["UnfinishedContent"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly saveContentDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The kind of content. */
                readonly kind: components["schemas"]["ContentKind"];
                /** @description The content. */
                readonly id: components["schemas"]["ContentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveContentDraftRequest"];
            };
        };
        readonly responses: {
            /** @description The saved draft. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["UnfinishedContent"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly removeContentDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The kind of content. */
                readonly kind: components["schemas"]["ContentKind"];
                /** @description The content. */
                readonly id: components["schemas"]["ContentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is gone. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["RemovedContentDraft"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listContentDrafts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The drafts, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ContentDraftList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly continueCourseVideo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GuideUploadRequest"];
            };
        };
        readonly responses: {
            /** @description What has arrived, and what is missing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["UploadInParts"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly watchCourseVideo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchCourseVideoRequest"];
            };
        };
        readonly responses: {
            /** @description Where it can be watched. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["WatchedCourseVideo"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addContentPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddContentPictureRequest"];
            };
        };
        readonly responses: {
            /** @description Where it is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["ContentPicture"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly listAwardMonths: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The newest months first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AwardMonths"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getAwardMonth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The month. */
                readonly month: components["schemas"]["AwardMonth"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The month. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AwardMonthDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly confirmAwards: {
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
                /** @description The month. */
                readonly month: components["schemas"]["AwardMonth"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmAwardsRequest"];
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
    readonly takeAwardBack: {
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
                /** @description The month. */
                readonly month: components["schemas"]["AwardMonth"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TakeAwardBackRequest"];
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
    readonly listRuleNumbers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every number that operators can change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["RuleNumberList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly setRuleNumber: {
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
                /** @description Which number. */
                readonly name: components["schemas"]["RuleNumberName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetRuleNumberRequest"];
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
    readonly dropRuleNumber: {
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
                /** @description Which number. */
                readonly name: components["schemas"]["RuleNumberName"];
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
    readonly listLegalTexts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All versions of all texts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["LegalRowList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly previewLegalText: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewLegalTextRequest"];
            };
        };
        readonly responses: {
            /** @description The text in its parts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["LegalPreview"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly getLegalDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which text. */
                readonly kind: components["schemas"]["LegalKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The draft. Each text has one at most. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["KeptLegalDraft"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly saveLegalDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which text. */
                readonly kind: components["schemas"]["LegalKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveLegalDraftRequest"];
            };
        };
        readonly responses: {
            /** @description The draft as it is kept now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["KeptLegalDraft"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly removeLegalDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which text. */
                readonly kind: components["schemas"]["LegalKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description There is none now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["KeptLegalDraft"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly addLegalText: {
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
                /** @description Which text. */
                readonly kind: components["schemas"]["LegalKind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddLegalTextRequest"];
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
    readonly getLegalVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which text. */
                readonly kind: components["schemas"]["LegalKind"];
                /** @description The version. */
                readonly version: components["schemas"]["AgreementVersion"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version with its text. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["LegalDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly withdrawLegalText: {
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
                /** @description Which text. */
                readonly kind: components["schemas"]["LegalKind"];
                /** @description The version. */
                readonly version: components["schemas"]["AgreementVersion"];
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
    readonly listHelpMisses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The most frequent ones first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["HelpMissList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly dismissHelpMiss: {
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
                readonly "application/json": components["schemas"]["DismissHelpMissRequest"];
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
    readonly reconcilePartner: {
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
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReconcilePartnerRequest"];
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
    readonly listPartnerReports: {
        readonly parameters: {
            readonly query?: {
                /** @description Only reports of this partner. */
                readonly partner?: string;
                /** @description Only reports that wait for a decision, or only the others. */
                readonly open?: boolean;
                /** @description By default the newest first. */
                readonly sort?: components["schemas"]["OperatorSort"];
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
            /** @description A page of reports. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["PartnerReportPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly acceptPartnerReports: {
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
                readonly "application/json": components["schemas"]["DecideReportsRequest"];
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
    readonly dismissPartnerReports: {
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
                readonly "application/json": components["schemas"]["DecideReportsRequest"];
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
    readonly listSuppliedTasks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tasks that are or were answered at this supplier. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["SuppliedTaskList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly supplyTask: {
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
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplyTaskRequest"];
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
    readonly endSupply: {
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
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EndSupplyRequest"];
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
    readonly listAgentHooks: {
        readonly parameters: {
            readonly query?: {
                /** @description Only hooks that the agent has not taken. */
                readonly waiting?: boolean;
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description Number of items per page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The key of the partner. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page, the newest first. Hooks are deleted after 30 days. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["AgentHookPage"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly resendAgentHook: {
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
                /** @description The hook. */
                readonly id: components["schemas"]["Id"];
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
    readonly listOpenLinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The links, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["OpenLinkList"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly makeOpenLink: {
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
                readonly "application/json": components["schemas"]["MakeOpenLinkRequest"];
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
    readonly endOpenLink: {
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
                /** @description The link. */
                readonly id: string;
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
    readonly getTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The transfer. */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The transfer with its rows, cause, and the transfers before and after it in its chain. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["TransferDetail"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Fault"];
        };
    };
    readonly readTimeline: {
        readonly parameters: {
            readonly query: {
                /** @description The id under which the audit log knows the object. */
                readonly subject: string;
                /** @description What kind of object it is. Without one, and for other kinds, there are acts alone. */
                readonly kind?: components["schemas"]["TimelineKind"];
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
            /** @description A page of the object's own events and of what operators did with it, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Envelope"] & {
                        readonly data: components["schemas"]["Timeline"];
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
