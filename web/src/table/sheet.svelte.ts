/** Whether a sheet covers the page: what belongs to no page must be inert then, too. */
export const sheet = $state({ open: false });
