import { TextInput } from '@yayan/ui';

const SEED_MOST = 64;
const wrongSeed = /[^ -~\u4e00-\u9fff]/u;

/** Whether the server would refuse this text as a client seed. */
export const isWrongSeed = (seed: string): boolean => seed === '' || wrongSeed.test(seed);

/** A random client seed, which the member may change. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(36)).join('');

/** The member's client seed, which is part of what decides the draw. */
export function SeedInput({ value, onChange }: { value: string; onChange: (seed: string) => void }) {
  return (
    <TextInput
      label="会员种子"
      description="参与决定结果的一句话，可以改成你喜欢的字，开奖后用它验算"
      value={value}
      maxLength={SEED_MOST}
      error={isWrongSeed(value) ? '请填 1–64 个常用汉字、字母、数字或标点' : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
