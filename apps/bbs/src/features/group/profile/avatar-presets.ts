/** A picture to choose, with the word that screen readers hear. */
export interface AvatarPreset {
  name: string;
  label: string;
}

const labels = ['芽', '叶', '花', '果', '麦', '日', '月', '云', '雨', '山', '水', '茶'] as const;

/** The pictures of public/avatar, under the names the server knows. */
export const avatarPresets: readonly AvatarPreset[] = labels.map((label, index) => ({
  name: `preset-${String(index + 1).padStart(2, '0')}`,
  label,
}));

/** Where a preset's picture is. */
export const presetUrl = (name: string): string => `/avatar/${name}.svg`;

/** The preset behind the address of a picture; undefined for an uploaded one, or none. */
export const presetOf = (address: string | null): string | undefined =>
  /\/(preset-\d{2})\.\w+$/u.exec(address ?? '')?.[1];
