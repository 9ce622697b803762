/**
 * What the author of a text reads whose button was pressed without a network.
 * @param label of the button
 * @param kept whether the text survives a reload
 */
export const waitingForNetwork = (label: string, kept: boolean): string =>
  kept
    ? `现在没有网络，联网后自动${label}。写好的都存在这台设备上`
    : `现在没有网络，联网后自动${label}。先别关掉这一页`;
