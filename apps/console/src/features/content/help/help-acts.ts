import { dismissHelpMiss, saveHelpSection, type SaveHelpSectionRequest } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { SectionForm } from './SectionForm.tsx';

type Section = SaveHelpSectionRequest['input'];

const permissions = ['content'];

const section = (label: string, title: string, initial: Section): ActDefinition<Section> => ({
  label,
  title,
  consequence: '会员在帮助中心马上看到新的分类名和顺序。没有文章的分类不显示。',
  permissions,
  needsReason: false,
  initial,
  Form: SectionForm,
  isReady: (input) => input.title.trim() !== '' && Number.isInteger(input.position),
  perform: (_id, request, key) => saveHelpSection(request, { 'Idempotency-Key': key }),
});

/** Adds a section of help at this place. */
export const addSection = (position: number): ActDefinition<Section> =>
  section('加分类…', '加帮助分类', { title: '', position });

/** Renames or moves a section. */
export const changeSection = ({ id, title, position }: Required<Section>): ActDefinition<Section> =>
  section('改…', '改帮助分类', { id, title, position });

/** Takes a search off the list. */
export const dismissMiss = (words: string): ActDefinition<{ words: string }> => ({
  label: '处理过了…',
  title: '从列表里去掉',
  consequence: '以后再搜不到，会重新出现。',
  permissions,
  needsReason: false,
  reasons: ['写了文章', '和我们无关'],
  initial: { words },
  perform: (_id, request, key) => dismissHelpMiss(request, { 'Idempotency-Key': key }),
});
