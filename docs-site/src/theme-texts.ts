/** The words that we gave the theme, in English. */
export const english = {
  theme: { sidebarNavLabel: 'Guides and reference', pagerLabel: 'Previous and next page' },
  search: { modal: { noResultsText: 'No results for', loadingText: 'Loading results' } },
};

/** The words of the theme in Chinese. */
export const chinese = {
  theme: {
    outline: { level: [2, 3] as [number, number], label: '本页内容' },
    docFooter: { prev: '上一篇', next: '下一篇' },
    sidebarMenuLabel: '目录',
    sidebarNavLabel: '指南和参考',
    pagerLabel: '上一篇和下一篇',
    mobileMenuLabel: '菜单',
    navMenuLabel: '主导航',
    extraMenuLabel: '更多',
    returnToTopLabel: '回到顶部',
    darkModeSwitchLabel: '外观',
    lightModeSwitchTitle: '切换到浅色',
    darkModeSwitchTitle: '切换到深色',
    langMenuLabel: '切换语言',
    skipToContentLabel: '跳到正文',
  },
  markdown: {
    codeCopyButton: { tooltipText: '复制代码', copiedText: '已复制' },
  },
  search: {
    button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
    modal: {
      loadingText: '正在搜索',
      displayDetails: '显示详情',
      resetButtonTitle: '清除',
      backButtonTitle: '关闭',
      noResultsText: '没有找到',
      footer: {
        selectText: '打开',
        selectKeyAriaLabel: '回车键',
        navigateText: '选择',
        navigateUpKeyAriaLabel: '上箭头键',
        navigateDownKeyAriaLabel: '下箭头键',
        closeText: '关闭',
        closeKeyAriaLabel: 'Esc 键',
      },
    },
  },
};
