export type { AttributeAnswers } from './attributes/attribute-answers.ts';
export type { AttributeDeps } from './attributes/attribute-deps.ts';
export type { ShareableAttribute } from './attributes/shareable-attributes.ts';
export type { HomeAttention, HomeAttentionSource } from './home/home-attention.ts';
export type { StepCoins } from './home/newcomer.ts';
export type { PrivacyDeps } from './privacy/privacy-deps.ts';
export type { MemberCard } from './profile/member-card-store.ts';
export type { ReservedWord } from './profile/nickname.ts';
