import type { MarkdownOptions } from 'vitepress';

/** What makes HTML of the guides' Markdown. */
export type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];
