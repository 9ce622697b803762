import { type InvitePosterId, InvitePosterId as Id } from '@yayan/api-client';
import { palette } from '@yayan/ui';

const { qing, gold, ink, seal } = palette;

/** Colours and texts of a template. Posters look the same in both colour schemes. */
export interface PosterTemplate {
  ground: string;
  /** Colour of the arc behind the headline. */
  hill: string;
  headline: string;
  text: string;
  dim: string;
  accent: string;
  lines: readonly [string, string];
}

export const posterTemplates: Record<InvitePosterId, PosterTemplate> = {
  [Id.Sprout]: {
    ground: qing[8],
    hill: qing[7],
    headline: '#FFFFFF',
    text: '#E8F6F4',
    dim: '#BFE0DB',
    accent: gold[4],
    lines: ['你的一句话，', '值得被认真对待'],
  },
  [Id.Paper]: {
    ground: ink[0],
    hill: ink[1],
    headline: ink[9],
    text: ink[8],
    dim: ink[5],
    accent: qing[7],
    lines: ['贡献新想法，', '创造新生活'],
  },
  [Id.Seal]: {
    ground: gold[0],
    hill: gold[1],
    headline: seal[8],
    text: ink[8],
    dim: ink[6],
    accent: seal[6],
    lines: ['一起说说想法，', '也让想法有回报'],
  },
};
