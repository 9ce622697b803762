/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  DiscussionRef,
  Done,
  Envelope,
  FollowUp,
  FollowUpCreate,
  FollowUpRadar,
  FollowUpThread,
  Group,
  GroupAttachmentCreate,
  GroupAttachmentDownload,
  GroupAttachmentPage,
  GroupAttachmentRemove,
  GroupAttachmentRemoved,
  GroupChangePage,
  GroupCodeRequest,
  GroupCodeSession,
  GroupDeparture,
  GroupDownloadPage,
  GroupDraft,
  GroupDraftList,
  GroupDraftRemoval,
  GroupDraftSave,
  GroupIdentity,
  GroupInvitationCount,
  GroupInvitationIds,
  GroupInvitationOutcome,
  GroupInvitationPage,
  GroupLeaving,
  GroupLogin,
  GroupMe,
  GroupMedia,
  GroupMemberDetail,
  GroupMemberList,
  GroupMoveRequest,
  GroupProfileUpdate,
  GroupResponse,
  GroupRewardPage,
  GroupRewardRow,
  GroupSession,
  GroupTask,
  GroupTicket,
  GroupTicketLogin,
  Guide,
  GuideOrder,
  GuideRemoval,
  GuideSectionClosing,
  GuideSectionUpdate,
  GuideTopicUpdate,
  GuideUploadRequest,
  HostResponsePage,
  HostSearch,
  HostSectionList,
  HostTopicDetail,
  HostTopicList,
  HostTopicMemberCounts,
  HostTopicMemberPage,
  HostVoteList,
  HostedGroup,
  HostedGroupPage,
  HostedGroupUpdate,
  HostingAccess,
  Id,
  InvitingAttributeList,
  MemberInvitations,
  MyGroupPage,
  NewGuideSection,
  NewGuideTopics,
  NewHostedGroup,
  NewInvitations,
  PeopleTagList,
  PeopleTagRequest,
  PeopleTagging,
  ProbeList,
  ProbeRemoval,
  ProbeRequest,
  QuoteCoding,
  QuoteFindingRemoval,
  QuoteFindingSave,
  QuoteList,
  QuoteOrder,
  QuoteRequest,
  RehearsalState,
  ResponseAttributeList,
  ResponseCounting,
  ResponseCreate,
  ResponseDelete,
  ResponseDeleted,
  ResponseEdit,
  ResponsePage,
  ResponseRestore,
  ResponseRestored,
  ResponseStar,
  ResponseTagList,
  ResponseTagging,
  ResponseTopicList,
  ResponseWordList,
  SectionReadList,
  SectionReads,
  SectionVote,
  Session,
  SharedAttributes,
  SharedInGroupList,
  SharedTakeBack,
  TakeOutRequest,
  TopicAnsweredPage,
  TopicAskedPage,
  TopicDetail,
  TopicList,
  TopicReminded,
  TopicReminder,
  TopicSearch,
  TopicUnansweredPage,
  UploadInParts,
  UploadPolicy,
  VoiceCoverage,
  VoiceTarget,
  VoteCast
} from '../yayanAPI.schemas.zod.ts';


/**
 * Ids of another group, and observers where a respondent asks, are left out. Without `ids`, everyone that the caller may see, hosts first, at most 500.
 * @summary Names, avatars and roles of members by id
 */
export const listGroupMembersQueryIdsMax = 100;



export const ListGroupMembersQueryParams = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(listGroupMembersQueryIdsMax))).check(/*#__PURE__*/ zod.describe('Members to look up, the parameter repeated for each.'))
})

export const ListGroupMembersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupMemberList
}))

/**
 * Respondents are told name, avatar and role; hosts and observers also attributes, progress and visits.
 * @summary One member of the group
 */
export const GetGroupMemberQueryParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which member.'))
})

export const GetGroupMemberResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupMemberDetail
}))

/**
 * Who the caller is in this group, whether they still have to choose a nickname and agree to the rules, and for
 * respondents their progress and reward. Refuses respondents of an archived group with `GROUP_NOT_OPEN`; hosts and
 * observers still read it.
 * @summary The caller inside the group
 */
export const GetGroupMeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupMe
}))

/**
 * Those without a reply first, then newest first. Respondents alone.
 * @summary Follow-ups asked of the respondent
 */
export const listAskedFollowUpsQueryCursorMax = 200;

export const listAskedFollowUpsQueryLimitDefault = 20;
export const listAskedFollowUpsQueryLimitMax = 100;



export const ListAskedFollowUpsQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only of this topic.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAskedFollowUpsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAskedFollowUpsQueryLimitMax)), listAskedFollowUpsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListAskedFollowUpsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TopicAskedPage
}))

/**
 * With every section, the own answer and how many others answered. With `answers` also the first answers of every
 * section that isn't locked, so that a page opens with one call; `listResponses` reads on. A topic not yet open is `TOPIC_NOT_OPEN`. Respondents alone.
 * @summary One topic as its respondent sees it
 */
export const GetTopicQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which topic.')),
  "answers": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Also answer the first answers of each section.'))
})

export const GetTopicResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TopicDetail
}))

/**
 * Newest first. Respondents alone.
 * @summary What the respondent has answered
 */
export const listAnsweredSectionsQueryCursorMax = 200;

export const listAnsweredSectionsQueryLimitDefault = 20;
export const listAnsweredSectionsQueryLimitMax = 100;



export const ListAnsweredSectionsQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only of this topic.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnsweredSectionsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAnsweredSectionsQueryLimitMax)), listAnsweredSectionsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListAnsweredSectionsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TopicAnsweredPage
}))

/**
 * Open sections without an answer, the one that closes first on top. Respondents alone.
 * @summary What the respondent has still to answer
 */
export const listUnansweredSectionsQueryCursorMax = 200;

export const listUnansweredSectionsQueryLimitDefault = 20;
export const listUnansweredSectionsQueryLimitMax = 100;



export const ListUnansweredSectionsQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only of this topic.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUnansweredSectionsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUnansweredSectionsQueryLimitMax)), listUnansweredSectionsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListUnansweredSectionsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TopicUnansweredPage
}))

/**
 * Hosts and observers alone; drafts are not in it.
 * @summary The topics of the group with progress
 */
export const listHostTopicsQueryCursorMax = 200;

export const listHostTopicsQueryLimitDefault = 20;
export const listHostTopicsQueryLimitMax = 100;



export const ListHostTopicsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Closed: 'closed',
} as const)).check(/*#__PURE__*/ zod.describe('Only topics in this state.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHostTopicsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHostTopicsQueryLimitMax)), listHostTopicsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListHostTopicsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostTopicList
}))

/**
 * Answers are read by `listResponses` a section. Hosts and observers alone.
 * @summary One topic with sections, progress and who is silent
 */
export const GetHostTopicQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which topic.'))
})

export const GetHostTopicResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostTopicDetail
}))

/**
 * In one topic or, without it, in the whole group; silent ones first. Hosts and observers alone.
 * @summary Respondents with their standing
 */
export const listHostTopicMembersQueryNameMax = 50;

export const listHostTopicMembersQueryCursorMax = 200;

export const listHostTopicMembersQueryLimitDefault = 20;
export const listHostTopicMembersQueryLimitMax = 100;



export const ListHostTopicMembersQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Standing in this topic instead of the whole group.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 已完成 */
  Answered: 'answered',
  /** 部分完成 */
  Partly: 'partly',
  /** 未发言 */
  Silent: 'silent',
} as const)).check(/*#__PURE__*/ zod.describe('Only respondents in this state.')),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listHostTopicMembersQueryNameMax))).check(/*#__PURE__*/ zod.describe('Part of the nickname.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHostTopicMembersQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHostTopicMembersQueryLimitMax)), listHostTopicMembersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListHostTopicMembersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostTopicMemberPage
}))

/**
 * In one topic or, without it, in the whole group. Hosts and observers alone.
 * @summary Respondents counted by state
 */
export const CountHostTopicMembersQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Counted in this topic.'))
})

export const CountHostTopicMembersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostTopicMemberCounts
}))

/**
 * The best 20 of each. Hosts and observers alone.
 * @summary Search topics, answers and respondents
 */
export const searchHostTopicsQueryTitleMax = 50;



export const SearchHostTopicsQueryParams = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchHostTopicsQueryTitleMax)).check(/*#__PURE__*/ zod.describe('Words to look for.'))
})

export const SearchHostTopicsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostSearch
}))

/**
 * In the host's order with progress, what is unread and what is owed next. Respondents alone.
 * @summary The topics of a respondent with their sections
 */
export const listTopicsQueryCursorMax = 200;

export const listTopicsQueryLimitDefault = 20;
export const listTopicsQueryLimitMax = 100;



export const ListTopicsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTopicsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTopicsQueryLimitMax)), listTopicsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListTopicsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TopicList
}))

/**
 * Hosts and observers alone.
 * @summary The sections of a topic with progress and who has not spoken
 */
export const ListHostSectionsQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which topic.'))
})

export const ListHostSectionsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostSectionList
}))

/**
 * A hash other than that of the session's group is answered as if it did not exist.
 * @summary The task that a group's address stands for
 */
export const decodeGroupTaskQueryHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const DecodeGroupTaskQueryParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(decodeGroupTaskQueryHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the address `/bbs/{hash}`.'))
})

export const DecodeGroupTaskResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupTask
}))

/**
 * As far as the caller may see it; an answer still locked to the caller is `ANSWER_FIRST`.
 * @summary One answer and what was said under it
 */
export const getFollowUpThreadQueryCursorMax = 200;

export const getFollowUpThreadQueryLimitDefault = 20;
export const getFollowUpThreadQueryLimitMax = 100;



export const GetFollowUpThreadQueryParams = /*#__PURE__*/ zod.object({
  "responseId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which answer.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getFollowUpThreadQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getFollowUpThreadQueryLimitMax)), getFollowUpThreadQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const GetFollowUpThreadResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": FollowUpThread
}))

/**
 * To respondents as the section's visibility allows: `ANSWER_FIRST` until they answered, `FORBIDDEN` where only hosts
 * see; the own answer comes with `getTopic` in any case. Hosts and observers see all. Deleted answers keep their place.
 * @summary The answers to a section
 */
export const listResponsesQueryCursorMax = 200;

export const listResponsesQueryLimitDefault = 20;
export const listResponsesQueryLimitMax = 100;



export const ListResponsesQueryParams = /*#__PURE__*/ zod.object({
  "sectionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which section.')),
  "memberId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only by this respondent.')),
  "order": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 最早在前 */
  Oldest: 'oldest',
  /** 最新在前 */
  Newest: 'newest',
} as const)).check(/*#__PURE__*/ zod.describe('By time of the answer; without it the oldest first.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listResponsesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listResponsesQueryLimitMax)), listResponsesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListResponsesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ResponsePage
}))

/**
 * One answer a respondent a section. A retry with the same `clientId` answers with the stored answer; another
 * `clientId` is `ALREADY_ANSWERED` with the stored answer as data. Length is counted in characters without spaces.
 * Respondents alone.
 * @summary Answer a section
 */
export const CreateResponseBody = ResponseCreate

export const CreateResponseResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupResponse
}))

/**
 * Until a host replies to it or the section closes; earlier wordings are kept for audit. Respondents alone.
 * @summary Change the own answer
 */
export const EditResponseBody = ResponseEdit

export const EditResponseResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupResponse
}))

/**
 * By role: a host asks publicly or only the author, must-answer or not; a respondent replies under the own answer, or
 * under another's that they may see; an observer notes for the back room. From a host's public or private word on, the
 * answer can no longer be edited. A retry with the same `clientId` answers with what was stored. After the section
 * has closed, only hosts, observers and replies to must-answer follow-ups are taken. With `quote` it refers to words of
 * another answer to the same section that the caller may see: `QUOTE_STALE` when the answer doesn't contain them (any
 * more), `QUOTE_HIDDEN` when those whom a host addresses may not see that answer.
 * @summary Ask after an answer, reply or note
 */
export const CreateFollowUpParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The answer.'))
})

export const CreateFollowUpBody = FollowUpCreate

export const CreateFollowUpResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": FollowUp
}))

/**
 * With the own choice, and results as far as they are shown. Respondents alone.
 * @summary A vote as its respondent sees it
 */
export const GetVoteQueryParams = /*#__PURE__*/ zod.object({
  "voteId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which vote.'))
})

export const GetVoteResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SectionVote
}))

/**
 * Who chose what and who has not voted. Hosts and observers alone.
 * @summary The votes of a topic with names
 */
export const ListHostVotesQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Which topic; without it all votes of the group.'))
})

export const ListHostVotesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostVoteList
}))

/**
 * A vote can be changed until it closes; the same choice again changes nothing. Options are checked against kind, minimum and maximum.
 * Respondents alone.
 * @summary Vote
 */
export const CastVoteBody = VoteCast

export const CastVoteResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SectionVote
}))

/**
 * One sheet a section: the question, then each answer in order of time with its follow-ups and replies, without what is
 * deleted and without the back room's notes. Cells that begin like a formula are escaped. The last sheet, 说明 (notes), names
 * rows and columns, and gives the SHA-256 of each sheet's rows. Every download is recorded. Named time stamp and 4
 * digits. Hosts and observers alone.
 * @summary The transcript of a topic as a spreadsheet
 */
export const DownloadTopicResponsesQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which topic.')),
  "identity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const)).check(/*#__PURE__*/ zod.describe('How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts\nalone; others read `FORBIDDEN`; guests without an account read 访客, guest). Never a name or a number.\n'))
})

export const DownloadTopicResponsesResponse = /*#__PURE__*/ zod.unknown()

/**
 * One row a respondent: attributes they agreed to share, progress, answers, visits; no contact details. Cells that begin
 * like a formula are escaped. The last sheet, 说明 (notes), names filters, rows and columns, and gives the SHA-256 of the rows.
 * Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
 * @summary The member list as a spreadsheet
 */
export const DownloadGroupMembersQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Progress in this topic instead of the whole group.')),
  "identity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const)).check(/*#__PURE__*/ zod.describe('How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts\nalone; others read `FORBIDDEN`; guests without an account read 访客, guest). Never a name or a number.\n'))
})

export const DownloadGroupMembersResponse = /*#__PURE__*/ zod.unknown()

/**
 * Filters narrow together. Newest first unless ordered otherwise. Hosts and observers alone.
 * @summary All answers of the group, filtered
 */
export const listHostResponsesQueryTagIdsMax = 20;

export const listHostResponsesQueryAttributesItemMax = 120;


export const listHostResponsesQueryAttributesItemRegExp = new RegExp('^[A-Za-z][A-Za-z0-9_]{0,39}:.+$');
export const listHostResponsesQueryAttributesMax = 20;

export const listHostResponsesQueryWordsMax = 50;

export const listHostResponsesQueryResponseIdsMax = 100;

export const listHostResponsesQueryCursorMax = 200;

export const listHostResponsesQueryLimitDefault = 20;
export const listHostResponsesQueryLimitMax = 100;



export const ListHostResponsesQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this topic.')),
  "sectionId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this section.')),
  "memberId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers by this respondent.')),
  "tagIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(listHostResponsesQueryTagIdsMax))).check(/*#__PURE__*/ zod.describe('Answers with any of these tags. Repeat the parameter for each.')),
  "attributes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHostResponsesQueryAttributesItemMax)).check(/*#__PURE__*/ zod.regex(listHostResponsesQueryAttributesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listHostResponsesQueryAttributesMax))).check(/*#__PURE__*/ zod.describe('Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.\n')),
  "media": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const)).check(/*#__PURE__*/ zod.describe('Only answers with an attachment of this kind.')),
  "hasFollowUp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers with a follow-up, or only those without.')),
  "starred": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers the caller starred, or only the others.')),
  "words": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listHostResponsesQueryWordsMax))).check(/*#__PURE__*/ zod.describe('Only answers that contain these words.')),
  "unread": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers below the caller\'s unread divider, or only those above it.')),
  "deleted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('The deleted answers instead of those that stand.')),
  "responseIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(listHostResponsesQueryResponseIdsMax))).check(/*#__PURE__*/ zod.describe('Only these answers, for a page that shows them already; the parameter repeated for each.')),
  "order": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 最早在前 */
  Oldest: 'oldest',
  /** 最新在前 */
  Newest: 'newest',
} as const)).check(/*#__PURE__*/ zod.describe('By time of the answer; without it the newest first.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHostResponsesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHostResponsesQueryLimitMax)), listHostResponsesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListHostResponsesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostResponsePage
}))

/**
 * Hosts and observers alone.
 * @summary Topics and sections to filter answers by
 */
export const ListResponseTopicsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ResponseTopicList
}))

/**
 * Most used first. Hosts and observers alone.
 * @summary The tags of the group
 */
export const ListResponseTagsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ResponseTagList
}))

/**
 * Only what respondents agreed to share with this group. Hosts and observers alone.
 * @summary Attributes of respondents to filter answers by
 */
export const ListResponseAttributesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ResponseAttributeList
}))

/**
 * Content and attachments are hidden from everyone and kept for audit; the author is told the reason, and may answer
 * again while the section is open. All or nothing. Hosts alone.
 * @summary Delete answers with a reason
 */
export const DeleteResponsesBody = ResponseDelete

export const DeleteResponsesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ResponseDeleted
}))

/**
 * One row an answer, oldest first: topic, section, respondent, attributes, content, tags, tagged passages, number of
 * attachments, times. Without deleted answers. Cells that begin like a formula are escaped. The last sheet, 说明 (notes), gives
 * filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and observers alone.
 * @summary Filtered answers as a spreadsheet
 */
export const downloadResponseTableQueryTagIdsMax = 20;

export const downloadResponseTableQueryAttributesItemMax = 120;


export const downloadResponseTableQueryAttributesItemRegExp = new RegExp('^[A-Za-z][A-Za-z0-9_]{0,39}:.+$');
export const downloadResponseTableQueryAttributesMax = 20;

export const downloadResponseTableQueryWordsMax = 50;



export const DownloadResponseTableQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this topic.')),
  "sectionId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this section.')),
  "memberId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers by this respondent.')),
  "tagIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(downloadResponseTableQueryTagIdsMax))).check(/*#__PURE__*/ zod.describe('Answers with any of these tags. Repeat the parameter for each.')),
  "attributes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadResponseTableQueryAttributesItemMax)).check(/*#__PURE__*/ zod.regex(downloadResponseTableQueryAttributesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(downloadResponseTableQueryAttributesMax))).check(/*#__PURE__*/ zod.describe('Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.\n')),
  "media": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const)).check(/*#__PURE__*/ zod.describe('Only answers with an attachment of this kind.')),
  "hasFollowUp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers with a follow-up, or only those without.')),
  "starred": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers the caller starred, or only the others.')),
  "words": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadResponseTableQueryWordsMax))).check(/*#__PURE__*/ zod.describe('Only answers that contain these words.')),
  "unread": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers below the caller\'s unread divider, or only those above it.')),
  "identity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const)).check(/*#__PURE__*/ zod.describe('How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts\nalone; others read `FORBIDDEN`; guests without an account read 访客, guest). Never a name or a number.\n'))
})

export const DownloadResponseTableResponse = /*#__PURE__*/ zod.unknown()

/**
 * One row a respondent with a matching answer, one column a section. Cells that begin like a formula are escaped. The
 * last sheet, 说明 (notes), gives filters, rows and SHA-256. Every download is recorded. Named time stamp and 4 digits. Hosts and
 * observers alone.
 * @summary Filtered answers by respondent as a spreadsheet
 */
export const downloadMemberTableQueryTagIdsMax = 20;

export const downloadMemberTableQueryAttributesItemMax = 120;


export const downloadMemberTableQueryAttributesItemRegExp = new RegExp('^[A-Za-z][A-Za-z0-9_]{0,39}:.+$');
export const downloadMemberTableQueryAttributesMax = 20;

export const downloadMemberTableQueryWordsMax = 50;



export const DownloadMemberTableQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this topic.')),
  "sectionId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this section.')),
  "memberId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers by this respondent.')),
  "tagIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(downloadMemberTableQueryTagIdsMax))).check(/*#__PURE__*/ zod.describe('Answers with any of these tags. Repeat the parameter for each.')),
  "attributes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadMemberTableQueryAttributesItemMax)).check(/*#__PURE__*/ zod.regex(downloadMemberTableQueryAttributesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(downloadMemberTableQueryAttributesMax))).check(/*#__PURE__*/ zod.describe('Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.\n')),
  "media": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const)).check(/*#__PURE__*/ zod.describe('Only answers with an attachment of this kind.')),
  "hasFollowUp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers with a follow-up, or only those without.')),
  "starred": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers the caller starred, or only the others.')),
  "words": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadMemberTableQueryWordsMax))).check(/*#__PURE__*/ zod.describe('Only answers that contain these words.')),
  "unread": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers below the caller\'s unread divider, or only those above it.')),
  "identity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const)).check(/*#__PURE__*/ zod.describe('How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts\nalone; others read `FORBIDDEN`; guests without an account read 访客, guest). Never a name or a number.\n'))
})

export const DownloadMemberTableResponse = /*#__PURE__*/ zod.unknown()

/**
 * A folder a topic, in it the files of the questions that the matching answers answer, and those of the answers. A manifest
 * with the SHA-256 of each is last. Named time stamp and 4 digits, streamed. Without a single file `NOT_FOUND`. Hosts and
 * observers alone.
 * @summary The attachments of filtered answers in one archive
 */
export const downloadResponseAttachmentsQueryTagIdsMax = 20;

export const downloadResponseAttachmentsQueryAttributesItemMax = 120;


export const downloadResponseAttachmentsQueryAttributesItemRegExp = new RegExp('^[A-Za-z][A-Za-z0-9_]{0,39}:.+$');
export const downloadResponseAttachmentsQueryAttributesMax = 20;

export const downloadResponseAttachmentsQueryWordsMax = 50;



export const DownloadResponseAttachmentsQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this topic.')),
  "sectionId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this section.')),
  "memberId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers by this respondent.')),
  "tagIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(downloadResponseAttachmentsQueryTagIdsMax))).check(/*#__PURE__*/ zod.describe('Answers with any of these tags. Repeat the parameter for each.')),
  "attributes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadResponseAttachmentsQueryAttributesItemMax)).check(/*#__PURE__*/ zod.regex(downloadResponseAttachmentsQueryAttributesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(downloadResponseAttachmentsQueryAttributesMax))).check(/*#__PURE__*/ zod.describe('Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.\n')),
  "media": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const)).check(/*#__PURE__*/ zod.describe('Only answers with an attachment of this kind.')),
  "hasFollowUp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers with a follow-up, or only those without.')),
  "starred": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers the caller starred, or only the others.')),
  "words": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadResponseAttachmentsQueryWordsMax))).check(/*#__PURE__*/ zod.describe('Only answers that contain these words.')),
  "unread": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers below the caller\'s unread divider, or only those above it.')),
  "identity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const)).check(/*#__PURE__*/ zod.describe('How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts\nalone; others read `FORBIDDEN`; guests without an account read 访客, guest). Never a name or a number.\n'))
})

export const DownloadResponseAttachmentsResponse = /*#__PURE__*/ zod.unknown()

/**
 * Newest first: what stands in answers and follow-ups that the caller may see, and what the caller uploaded and hasn't sent
 * yet. Respondents see their own; hosts and observers all but those of deleted answers.
 * @summary Attachments of the group
 */
export const listGroupAttachmentsQueryCursorMax = 200;

export const listGroupAttachmentsQueryLimitDefault = 20;
export const listGroupAttachmentsQueryLimitMax = 100;



export const ListGroupAttachmentsQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only of this topic.')),
  "sectionId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only of this section.')),
  "memberId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only of this member.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const)).check(/*#__PURE__*/ zod.describe('Only of this kind.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGroupAttachmentsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGroupAttachmentsQueryLimitMax)), listGroupAttachmentsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListGroupAttachmentsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupAttachmentPage
}))

/**
 * The file's content decides its type, not its name; location data is stripped from pictures. Its id is then given to
 * `createResponse`, `editResponse` or `createFollowUp`. What is used nowhere after 24 hours is removed. Respondents give
 * pictures, videos and recordings, hosts also PDF; observers nothing.
 * @summary Register an uploaded file
 */
export const AddGroupAttachmentBody = GroupAttachmentCreate

export const AddGroupAttachmentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupMedia
}))

/**
 * A folder a topic; in it files named by section, respondent as `identity` says, and a number, never by the original name,
 * which may name a person. The last file, 清单.csv (the list), gives each file's person, place, time and SHA-256. All must be visible
 * to the caller, else `NOT_FOUND`. Every download is recorded. Named time stamp and 4 digits, streamed. Hosts alone.
 * @summary Chosen attachments in one archive
 */
export const DownloadGroupAttachmentsBody = GroupAttachmentDownload

export const DownloadGroupAttachmentsResponse = /*#__PURE__*/ zod.unknown()

/**
 * Respondents their own, while the answer that holds them may still be edited; hosts any, with a reason. All or nothing.
 * Kept for audit.
 * @summary Remove attachments
 */
export const RemoveGroupAttachmentsBody = GroupAttachmentRemove

export const RemoveGroupAttachmentsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupAttachmentRemoved
}))

/**
 * Those that open last first, with what a respondent still owes. Archived groups and withdrawn invitations are left
 * out.
 * @summary The discussions that the member is invited to
 */
export const listMyGroupsQueryCursorMax = 200;

export const listMyGroupsQueryLimitDefault = 20;
export const listMyGroupsQueryLimitMax = 100;



export const ListMyGroupsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyGroupsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyGroupsQueryLimitMax)), listMyGroupsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListMyGroupsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": MyGroupPage
}))

/**
 * Each discussion whose hosts and observers see attributes of the member, also after it was archived. Those that were
 * agreed to last come first, at most 100.
 * @summary What hosts of which discussions see of the member
 */
export const ListSharedInGroupsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SharedInGroupList
}))

/**
 * Ends the consent at once, also in an archived discussion: hosts and observers read nothing of it any more. A discussion
 * that the member was never part of is `NOT_FOUND`; where nothing is shared, nothing changes.
 * @summary Take back what hosts of a discussion see of the member
 */
export const TakeBackSharedBody = SharedTakeBack

export const TakeBackSharedResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SharedInGroupList
}))

/**
 * For an address that names only a topic, a section, an own answer, or a follow-up below one. Anything of a group that
 * the member isn't invited to is `NOT_FOUND`, and so are others' answers.
 * @summary Which of the member's groups something is part of
 */
export const FindDiscussionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of a topic, a section, an own answer, or a follow-up below one.'))
})

export const FindDiscussionResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": DiscussionRef
}))

/**
 * Answers from publication on, so that the page can count down to an upcoming group and tell that one is over, and
 * hosts can sign in to an archived one. Before that `GROUP_NOT_OPEN`; an unknown hash is `NOT_FOUND`.
 * @summary What the sign-in page of a group says
 */
export const getGroupPathHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetGroupParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getGroupPathHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the group\'s task.'))
})

export const GetGroupResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Group
}))

/**
 * Answers the same whether the mobile is invited or not; a code goes out only to invited ones. Resend after 60 s,
 * 5 a day a mobile, 20 a day a device.
 * @summary Send a sign-in code to an invited mobile
 */
export const sendGroupCodePathHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const SendGroupCodeParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendGroupCodePathHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the group\'s task.'))
})

export const SendGroupCodeBody = GroupCodeRequest

export const SendGroupCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * The session's audience is the group: it opens nothing else. A host whose mobile has the account of a named host also gets
 * a session for the hosts' pages, which ends with this one, unless something keeps the account from signing in. Respondents enter from opening until the group is
 * archived, else `GROUP_NOT_OPEN`; hosts and observers also before and after. `NOT_INVITED` is told only to who proved the mobile by
 * a right code, for an invitation withdrawn since.
 * @summary Sign in to one group with mobile and code
 */
export const loginGroupPathHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const LoginGroupParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginGroupPathHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the group\'s task.'))
})

export const loginGroupHeaderIdempotencyKeyMin = 16;
export const loginGroupHeaderIdempotencyKeyMax = 64;


export const loginGroupHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LoginGroupHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginGroupHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(loginGroupHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(loginGroupHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One secret key for one press of the button. When the answer got lost, the same call with the same key and device\nwithin a minute is answered again, up to three times: the session of the lost answer ends, and a new one begins.\nEncrypt the fields again for each call.\n'))
})

export const LoginGroupBody = GroupLogin

export const LoginGroupResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupCodeSession
}))

/**
 * A one-time ticket, good for 60 seconds and for this group only.
 * @summary Let an invited member cross from the member site into a group
 */
export const createGroupTicketPathHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const CreateGroupTicketParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createGroupTicketPathHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the group\'s task.'))
})

export const CreateGroupTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupTicket
}))

/**
 * A ticket that is used, expired or of another group is `TICKET_INVALID`; the mobile and code are then the way in.
 * @summary Sign in to one group with a ticket
 */
export const loginGroupWithTicketPathHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const LoginGroupWithTicketParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginGroupWithTicketPathHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the group\'s task.'))
})

export const LoginGroupWithTicketBody = GroupTicketLogin

export const LoginGroupWithTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupSession
}))

/**
 * Records the agreement to rules and consent with its version and time. Refuses a version that is no longer current
 * with `GROUP_CONSENT_REQUIRED`, the hash of another group with `NOT_FOUND`, and an archived group with
 * `GROUP_NOT_OPEN`. `sharedAttributes` says which attributes a respondent lets hosts and observers see; an outdated
 * version of its text is `SHARING_TEXT_CHANGED`.
 * @summary Settle the first visit, or change nickname and avatar
 */
export const updateGroupProfilePathHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const UpdateGroupProfileParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateGroupProfilePathHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the group\'s task.'))
})

export const UpdateGroupProfileBody = GroupProfileUpdate

export const UpdateGroupProfileResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupIdentity
}))

/**
 * Answers what was finished and earned until now; with `dryRun` it changes nothing. What the caller said stays under
 * the nickname, drafts and files that were not sent are deleted, and the caller's other sessions in this group end.
 * This session can repeat the call; any other call of it is `UNAUTHORISED`. What was earned is paid with the group.
 * Only a host can invite again. Allowed before the current consent too. After the closing it is `LEAVING_TOO_LATE`,
 * before the opening `GROUP_NOT_OPEN`, and the hash of another group is `NOT_FOUND`. Respondents alone.
 * @summary Leave a group
 */
export const leaveGroupPathHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const LeaveGroupParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(leaveGroupPathHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the group\'s task.'))
})

export const leaveGroupHeaderIdempotencyKeyMin = 16;
export const leaveGroupHeaderIdempotencyKeyMax = 64;


export const leaveGroupHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LeaveGroupHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(leaveGroupHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(leaveGroupHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(leaveGroupHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const LeaveGroupBody = GroupLeaving

export const LeaveGroupResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupDeparture
}))

/**
 * The text of the separate consent, and each attribute with the member's own value and what hosts and observers see of it.
 * Empty for hosts, observers and guests without an account, and for a host who looks as a respondent. The hash of another
 * group is `NOT_FOUND`.
 * @summary What the respondent lets hosts see of themselves, and what they could
 */
export const getSharedAttributesPathHashRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetSharedAttributesParams = /*#__PURE__*/ zod.object({
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSharedAttributesPathHashRegExp)).check(/*#__PURE__*/ zod.describe('Hash of the group\'s task.'))
})

export const GetSharedAttributesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SharedAttributes
}))

/**
 * Topics the caller may see whose title, or a section's title, contains the words; best first, at most 10.
 * @summary Suggest topics while typing in the header
 */
export const searchTopicsQueryTitleMax = 50;



export const SearchTopicsQueryParams = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchTopicsQueryTitleMax)).check(/*#__PURE__*/ zod.describe('Words to look for.'))
})

export const SearchTopicsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TopicSearch
}))

/**
 * Everything up to and including an answer counts as read by the caller; a divider never moves back. All or nothing.
 * Nothing needs to be fetched again afterwards. A host's reading shows the authors that their answers were read.
 * With `alone`, hosts and observers count single answers as read (at most 500 beyond the dividers); a divider follows
 * once everything before was read. Respondents get `FORBIDDEN` for that.
 * @summary Move the unread dividers of sections
 */
export const MarkSectionsReadBody = SectionReads

export const MarkSectionsReadResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SectionReadList
}))

/**
 * By message on the site, and by text message for those who agreed to it; at most once in 12 hours a respondent and three times for a topic. Hosts alone.
 * @summary Remind respondents of what they owe
 */
export const RemindGroupMembersBody = TopicReminder

export const RemindGroupMembersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TopicReminded
}))

/**
 * All or nothing; a tag that no answer carries any more is gone. With `passage` the tags stand on a marked part of one
 * answer; `PASSAGE_STALE` when that was edited since. Hosts alone.
 * @summary Put tags on answers and take them off
 */
export const TagResponsesBody = ResponseTagging

export const TagResponsesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ResponseTagList
}))

/**
 * Within 30 days (`RESTORE_TOO_LATE`), and not where the author has answered again (`RESPONSE_REPLACED`). All or nothing.
 * Hosts alone.
 * @summary Bring deleted answers back
 */
export const RestoreResponsesBody = ResponseRestore

export const RestoreResponsesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ResponseRestored
}))

/**
 * Seen by nobody else. Hosts and observers alone.
 * @summary Star an answer for oneself
 */
export const StarResponseBody = ResponseStar

export const StarResponseResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * For answers that are too short or repeat an earlier one. Hosts alone, until the coins are counted at the closing. An
 * edit of the answer takes it back.
 * @summary Count an answer for the reward although it doesn't fit
 */
export const CountResponseBody = ResponseCounting

export const CountResponseResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupResponse
}))

/**
 * Whether an operator named this member as a host.
 * @summary Whether the caller may make groups
 */
export const GetHostingAccessResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostingAccess
}))

/**
 * A one-time ticket, good for 60 seconds. The session it buys opens the calls for hosts only.
 * @summary Let a host cross from the member site to the pages for hosts
 */
export const CreateHostingTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupTicket
}))

/**
 * The session belongs to the member, but opens only what hosts need. A ticket that is used or expired is
 * `HOST_TICKET_INVALID`; who is no host any more is `NOT_A_HOST`.
 * @summary Open a session for hosting with a ticket
 */
export const LoginHostingBody = GroupTicketLogin

export const LoginHostingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * The audit of downloads, newest first. Hosts alone.
 * @summary Who downloaded what from the group
 */
export const listGroupDownloadsQueryCursorMax = 200;

export const listGroupDownloadsQueryLimitDefault = 20;
export const listGroupDownloadsQueryLimitMax = 100;



export const ListGroupDownloadsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGroupDownloadsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGroupDownloadsQueryLimitMax)), listGroupDownloadsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListGroupDownloadsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupDownloadPage
}))

/**
 * Words that carry meaning and that two answers or more use, counted by these answers; the newest 20,000 answers count. Hosts and observers alone.
 * @summary The words of filtered answers, most frequent first
 */
export const listResponseWordsQueryTagIdsMax = 20;

export const listResponseWordsQueryAttributesItemMax = 120;


export const listResponseWordsQueryAttributesItemRegExp = new RegExp('^[A-Za-z][A-Za-z0-9_]{0,39}:.+$');
export const listResponseWordsQueryAttributesMax = 20;

export const listResponseWordsQueryWordsMax = 50;



export const ListResponseWordsQueryParams = /*#__PURE__*/ zod.object({
  "topicId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this topic.')),
  "sectionId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers in this section.')),
  "memberId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only answers by this respondent.')),
  "tagIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(listResponseWordsQueryTagIdsMax))).check(/*#__PURE__*/ zod.describe('Answers with any of these tags. Repeat the parameter for each.')),
  "attributes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listResponseWordsQueryAttributesItemMax)).check(/*#__PURE__*/ zod.regex(listResponseWordsQueryAttributesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listResponseWordsQueryAttributesMax))).check(/*#__PURE__*/ zod.describe('Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.\n')),
  "media": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const)).check(/*#__PURE__*/ zod.describe('Only answers with an attachment of this kind.')),
  "hasFollowUp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers with a follow-up, or only those without.')),
  "starred": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers the caller starred, or only the others.')),
  "words": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listResponseWordsQueryWordsMax))).check(/*#__PURE__*/ zod.describe('Only answers that contain these words.')),
  "unread": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only answers below the caller\'s unread divider, or only those above it.'))
})

export const ListResponseWordsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ResponseWordList
}))

/**
 * Respondents by the values of one attribute that they share, of two crossed, or by tags of hosts, against topics. Hosts and
 * observers alone; tags are for hosts.
 * @summary Who has spoken about what
 */
export const getVoiceCoverageQueryAttributeMax = 40;


export const getVoiceCoverageQueryAttributeRegExp = new RegExp('^[A-Za-z][A-Za-z0-9_]*$');
export const getVoiceCoverageQuerySecondMax = 40;


export const getVoiceCoverageQuerySecondRegExp = new RegExp('^[A-Za-z][A-Za-z0-9_]*$');


export const GetVoiceCoverageQueryParams = /*#__PURE__*/ zod.object({
  "attribute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVoiceCoverageQueryAttributeMax)).check(/*#__PURE__*/ zod.regex(getVoiceCoverageQueryAttributeRegExp))).check(/*#__PURE__*/ zod.describe('Key of the attribute, or `tag`; without it everybody is one segment.')),
  "second": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVoiceCoverageQuerySecondMax)).check(/*#__PURE__*/ zod.regex(getVoiceCoverageQuerySecondRegExp))).check(/*#__PURE__*/ zod.describe('A second one, crossed with the first.'))
})

export const GetVoiceCoverageResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": VoiceCoverage
}))

/**
 * Answers the grid with the new target. 0 removes one. Hosts alone.
 * @summary Set how many people of a segment should speak about a topic
 */
export const SetVoiceTargetBody = VoiceTarget

export const SetVoiceTargetResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": VoiceCoverage
}))

/**
 * Unanswered follow-ups, thin answers, votes that the text contradicts, and silent people; up to 50 of each. Hosts and observers alone.
 * @summary What deserves the host's next question
 */
export const GetFollowUpRadarResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": FollowUpRadar
}))

/**
 * The caller's own drafts of this group, in no order; nobody else ever sees them. A host who looks at the group as a
 * respondent gets none. A draft has its quote as long as the quoted answer contains the words. Respondents alone.
 * @summary The texts that the respondent has not sent yet
 */
export const ListGroupDraftsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupDraftList
}))

/**
 * One draft a person for each section and each answer. `version` is the version that the caller saw last, null for
 * none. When another device has saved another text since, it is `DRAFT_CHANGED` with the stored draft as data, and
 * nothing changes. Saving the stored text again is no change. A respondent has at most 30 drafts in a group, else
 * `DRAFTS_FULL`. Sending the answer or reply deletes its draft. Respondents alone.
 * @summary Save a text that is not sent yet
 */
export const SaveGroupDraftBody = GroupDraftSave

export const SaveGroupDraftResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupDraft
}))

/**
 * Deleting one that is gone, or that another device has changed since `version`, changes nothing. Respondents alone.
 * @summary Delete a text that is not sent yet
 */
export const RemoveGroupDraftBody = GroupDraftRemoval

export const RemoveGroupDraftResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * The host's own ones, then those that all hosts of the group share. Hosts and observers alone.
 * @summary The follow-ups that a host uses again
 */
export const ListProbesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ProbeList
}))

/**
 * An own one follows the host's account into every group; a shared one is there for all hosts of this group. Hosts alone.
 * @summary Keep a follow-up for later, or change one
 */
export const SaveProbeBody = ProbeRequest

export const SaveProbeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ProbeList
}))

/**
 * Removing one that is gone changes nothing. Hosts alone.
 * @summary Remove a follow-up from the library
 */
export const RemoveProbeBody = ProbeRemoval

export const RemoveProbeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ProbeList
}))

/**
 * Passages that hosts put there, in their order, each with where it comes from. People are named as `identity` says. Hosts and observers alone.
 * @summary The quote board
 */
export const ListQuotesQueryParams = /*#__PURE__*/ zod.object({
  "identity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const)).check(/*#__PURE__*/ zod.describe('How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts\nalone; others read `FORBIDDEN`; guests without an account read 访客, guest). Never a name or a number.\n'))
})

export const ListQuotesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuoteList
}))

/**
 * `PASSAGE_STALE` when the answer was edited since; a passage that stands there already is answered alike. Hosts alone.
 * @summary Put a passage on the quote board
 */
export const AddQuoteBody = QuoteRequest

export const AddQuoteResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuoteList
}))

/**
 * `ids` are all quotes of the board in their new order. With `remove` one is taken off. Hosts alone.
 * @summary Order the quote board
 */
export const OrderQuotesBody = QuoteOrder

export const OrderQuotesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuoteList
}))

/**
 * Replaces the codes of the quote and the finding that it supports. Hosts alone.
 * @summary Code a quote and put it under a finding
 */
export const CodeQuoteBody = QuoteCoding

export const CodeQuoteResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuoteList
}))

/**
 * A retry changes nothing. With `place` the finding moves there. Hosts alone.
 * @summary Add or change a finding
 */
export const SaveFindingBody = QuoteFindingSave

export const SaveFindingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuoteList
}))

/**
 * Its quotes stay on the board without a finding. One that is gone already may be removed again. Hosts alone.
 * @summary Remove a finding
 */
export const RemoveFindingBody = QuoteFindingRemoval

export const RemoveFindingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuoteList
}))

/**
 * Findings with their quotes, then the quotes without a finding, each with its codes, its respondent as `identity`
 * says, the version of the answer, and a link to it. Every download is recorded. Named time stamp and 4 digits. Hosts
 * and observers alone.
 * @summary The quote board as a document or workbook
 */
export const DownloadQuotesQueryParams = /*#__PURE__*/ zod.object({
  "format": /*#__PURE__*/ zod.enum({
  /** Word 文档 */
  Docx: 'docx',
  /** Excel 表格 */
  Xlsx: 'xlsx',
} as const).check(/*#__PURE__*/ zod.describe('The kind of file.')),
  "identity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const)).check(/*#__PURE__*/ zod.describe('How respondents are named: `nickname`, `code` (a code of this group, the default of observers), `memberCode` (hosts\nalone; others read `FORBIDDEN`; guests without an account read 访客, guest). Never a name or a number.\n'))
})

export const DownloadQuotesResponse = /*#__PURE__*/ zod.unknown()

/**
 * Those that aren't sensitive, with their possible values.
 * @summary By which attributes hosts may invite members
 */
export const ListInvitingAttributesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": InvitingAttributeList
}))

/**
 * The newest first. Only members whom an operator named as hosts; all others get `NOT_A_HOST`.
 * @summary The groups a host makes
 */
export const listHostedGroupsQueryCursorMax = 200;

export const listHostedGroupsQueryLimitDefault = 20;
export const listHostedGroupsQueryLimitMax = 100;



export const ListHostedGroupsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHostedGroupsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHostedGroupsQueryLimitMax)), listHostedGroupsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListHostedGroupsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostedGroupPage
}))

/**
 * The caller becomes its first host. `id` is made by the page, so that sending it twice makes one group.
 * @summary Make a group, as a draft
 */
export const CreateHostedGroupBody = NewHostedGroup

export const CreateHostedGroupResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostedGroup
}))

/**
 * What its hosts set, where it stands in its life, and how many it has invited.
 * @summary One group with its settings
 */
export const GetHostedGroupParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const GetHostedGroupResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostedGroup
}))

/**
 * `revision` is the one that was read; an older one is `GUIDE_CHANGED`. The reward plan is fixed once people are invited (`PLAN_FIXED`), the opening once the group is open. Changed rules or consent text have to be agreed to again.
 * @summary Change the settings of a group
 */
export const UpdateHostedGroupParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const UpdateHostedGroupBody = HostedGroupUpdate

export const UpdateHostedGroupResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostedGroup
}))

/**
 * Draft, inviting, open, closed, archived, and never back. A move that the group is not ready for is refused with the state it is in.
 * @summary Move a group on in its life
 */
export const MoveHostedGroupParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const MoveHostedGroupBody = GroupMoveRequest

export const MoveHostedGroupResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HostedGroup
}))

/**
 * Null while none runs.
 * @summary The rehearsal of a group
 */
export const GetRehearsalParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const GetRehearsalResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": RehearsalState
}))

/**
 * Copies the guide as it stands, and scripted respondents answer it by the calls of real ones and at the times of its
 * schedule, so that hosts see the desk as it will look, and what respondents can't do. It is a group of its own: nothing of
 * it is paid, messaged, or counted in the group. The answer comes before the respondents have answered: `walk` and
 * `progress` of `getRehearsal` say how far they are. A rehearsal that runs is replaced. Once the group is open,
 * `REHEARSAL_TOO_LATE`.
 * @summary Rehearse a group before it opens
 */
export const StartRehearsalParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const StartRehearsalResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": RehearsalState
}))

/**
 * A one-time ticket for the rehearsal's own `hash`, good for 60 seconds. `NOT_FOUND` while none runs.
 * @summary Let a host into the rehearsal
 */
export const CreateRehearsalTicketParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const CreateRehearsalTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupTicket
}))

/**
 * Everything of it is deleted, also while respondents answer. Ending none changes nothing. It also ends when the group opens, and after a day.
 * @summary End the rehearsal
 */
export const EndRehearsalParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const EndRehearsalResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": RehearsalState
}))

/**
 * All topics and sections in order, with their votes and the number of answers.
 * @summary The guide as its hosts edit it
 */
export const GetGuideParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const GetGuideResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Guide
}))

/**
 * After the others, in one step. Ids are made by the page; sending a topic twice adds it once.
 * @summary Add topics with their sections
 */
export const AddGuideTopicsParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const AddGuideTopicsBody = NewGuideTopics

export const AddGuideTopicsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Guide
}))

/**
 * Title, summary, times and audience. A tag that the group doesn't have is `TAG_UNKNOWN`; showing what people answered to
 * others than before is `VISIBILITY_PROMISED`.
 * @summary Change a topic
 */
export const UpdateGuideTopicParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.')),
  "topicId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which topic.'))
})

export const UpdateGuideTopicBody = GuideTopicUpdate

export const UpdateGuideTopicResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Guide
}))

/**
 * After the others.
 * @summary Add a section to a topic
 */
export const AddGuideSectionParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.')),
  "topicId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which topic.'))
})

export const AddGuideSectionBody = NewGuideSection

export const AddGuideSectionResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Guide
}))

/**
 * The question of an answered section can not be reworded and keeps its files (`QUESTION_ANSWERED`), its answers not be shown to more people than was promised (`VISIBILITY_PROMISED`), and a vote with ballots not be changed (`VOTE_HAS_BALLOTS`).
 * @summary Change a section
 */
export const UpdateGuideSectionParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.')),
  "sectionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which section.'))
})

export const UpdateGuideSectionBody = GuideSectionUpdate

export const UpdateGuideSectionResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Guide
}))

/**
 * Answers stay. With `replacement` a new section takes the place; who answered the old one owes nothing new for the reward.
 * It starts with the files of the old one. With `media` it has those instead, which may name files of the old one.
 * @summary Close a section now, and put another question in its place
 */
export const CloseGuideSectionParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.')),
  "sectionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which section.'))
})

export const CloseGuideSectionBody = GuideSectionClosing

export const CloseGuideSectionResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Guide
}))

/**
 * What has answers can only be closed (`QUESTION_ANSWERED`). Once people are invited, the last section stays (`GUIDE_EMPTY`).
 * @summary Remove a topic or a section that nobody answered
 */
export const RemoveFromGuideParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const RemoveFromGuideBody = GuideRemoval

export const RemoveFromGuideResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Guide
}))

/**
 * The whole order: every topic, and the sections of each, once. A section may move to another topic while nobody answered it.
 * @summary Put topics and sections in order
 */
export const OrderGuideParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const OrderGuideBody = GuideOrder

export const OrderGuideResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Guide
}))

/**
 * A picture, video, recording or PDF that was uploaded with `getGuideUploadForm` or `continueGuideUpload`. Its content must be
 * what its name says.
 * Name its id in the `media` of a section; what no section names within a day is deleted.
 * @summary Register a file for a question
 */
export const AddGuideFileParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const AddGuideFileBody = GroupAttachmentCreate

export const AddGuideFileResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupMedia
}))

/**
 * As `continueUpload` answers it, for the host's own folder in this group.
 * @summary Begin or continue an upload in parts for a question
 */
export const ContinueGuideUploadParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const ContinueGuideUploadBody = GuideUploadRequest

export const ContinueGuideUploadResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": UploadInParts
}))

/**
 * As `getUploadPolicy` answers it, for the host's own folder in this group.
 * @summary Get the form for uploading one file for a question
 */
export const GetGuideUploadFormParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const getGuideUploadFormQueryExtensionMax = 8;


export const getGuideUploadFormQueryExtensionRegExp = new RegExp('^[a-z0-9]{1,8}$');
export const getGuideUploadFormQuerySizeMax = 524288000;



export const GetGuideUploadFormQueryParams = /*#__PURE__*/ zod.object({
  "extension": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getGuideUploadFormQueryExtensionMax)).check(/*#__PURE__*/ zod.regex(getGuideUploadFormQueryExtensionRegExp)).check(/*#__PURE__*/ zod.describe('Extension of the original file name, in lower case.')),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getGuideUploadFormQuerySizeMax)).check(/*#__PURE__*/ zod.describe('Size in bytes; larger files are refused.'))
})

export const GetGuideUploadFormResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": UploadPolicy
}))

/**
 * Who changed what, when, and what it said before and after; the newest first.
 * @summary What was changed since the opening
 */
export const ListGroupChangesParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const listGroupChangesQueryCursorMax = 200;

export const listGroupChangesQueryLimitDefault = 20;
export const listGroupChangesQueryLimitMax = 100;



export const ListGroupChangesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGroupChangesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGroupChangesQueryLimitMax)), listGroupChangesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListGroupChangesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupChangePage
}))

/**
 * Numbers are masked and never shown whole again.
 * @summary Who is invited
 */
export const ListInvitationsParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const listInvitationsQueryCursorMax = 200;

export const listInvitationsQueryLimitDefault = 20;
export const listInvitationsQueryLimitMax = 100;



export const ListInvitationsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInvitationsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInvitationsQueryLimitMax)), listInvitationsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 未进入 */
  Waiting: 'waiting',
  /** 已加入 */
  Entered: 'entered',
  /** 已撤回 */
  Withdrawn: 'withdrawn',
  /** 已退出 */
  Left: 'left',
} as const)).check(/*#__PURE__*/ zod.describe('Only people in this state.'))
})

export const ListInvitationsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupInvitationPage
}))

/**
 * One number a line, at most 5,000. Faults are answered by line and invite nobody on that line. With `dryRun` nothing is stored.
 * @summary Invite people by mobile
 */
export const AddInvitationsParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const AddInvitationsBody = NewInvitations

export const AddInvitationsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupInvitationOutcome
}))

/**
 * Counts first: with `dryRun` it only answers how many would be invited. Only members who allow matching by their attributes are found, and sensitive attributes find nobody.
 * @summary Invite members by their attributes
 */
export const InviteMembersParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const InviteMembersBody = MemberInvitations

export const InviteMembersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupInvitationOutcome
}))

/**
 * Sessions in the group end at once. What the person wrote stays. The caller's own is left as it is.
 * @summary Withdraw invitations
 */
export const WithdrawInvitationsParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const WithdrawInvitationsBody = GroupInvitationIds

export const WithdrawInvitationsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupInvitationCount
}))

/**
 * Only to who has not entered; once in 12 hours and three times in all. The answer counts who got it.
 * @summary Send invitations again
 */
export const SendInvitationsParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const SendInvitationsBody = GroupInvitationIds

export const SendInvitationsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupInvitationCount
}))

/**
 * With how many people have each.
 * @summary Tags of people
 */
export const ListPeopleTagsParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const ListPeopleTagsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PeopleTagList
}))

/**
 * `TAG_TAKEN` when the group has one of that name, `GROUP_IS_ARCHIVED` in an archived group.
 * @summary Add or rename a tag of people
 */
export const SavePeopleTagParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const SavePeopleTagBody = PeopleTagRequest

export const SavePeopleTagResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PeopleTagList
}))

/**
 * Respondents never learn of tags.
 * @summary Give people a tag, or take it off
 */
export const TagPeopleParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const TagPeopleBody = PeopleTagging

export const TagPeopleResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PeopleTagList
}))

/**
 * One row a respondent: topics finished, coins, and what became of them.
 * @summary What was tallied at the closing
 */
export const ListGroupRewardsParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.'))
})

export const listGroupRewardsQueryCursorMax = 200;

export const listGroupRewardsQueryLimitDefault = 20;
export const listGroupRewardsQueryLimitMax = 100;



export const ListGroupRewardsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGroupRewardsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGroupRewardsQueryLimitMax)), listGroupRewardsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListGroupRewardsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupRewardPage
}))

/**
 * With a reason, which the person reads. Only until the pay-out is confirmed (`PAY_CONFIRMED`), and not for a
 * person whom an operator took out (`PAY_TAKEN_OUT_BY_US`).
 * @summary Take a person out of the reward, or put them back
 */
export const TakeOutOfRewardParams = /*#__PURE__*/ zod.object({
  "groupId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which group.')),
  "personId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Which respondent.'))
})

export const TakeOutOfRewardBody = TakeOutRequest

export const TakeOutOfRewardResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": GroupRewardRow
}))

