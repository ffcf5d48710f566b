/** What stands for an id while a post is new. */
export const newPost = 'yeni';

export const listPath = '/admin/blog';
export const newPostPath = `${listPath}/${newPost}`;
export const formPath = (id: string): string => `${listPath}/${id}`;
export const previewPath = (id: string): string => `${listPath}/${id}/onizleme`;
