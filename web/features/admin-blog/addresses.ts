/** Replaces the id in the address of a new post. */
export const newPost = 'yeni';

export const listPath = '/admin/blog';
export const newPostPath = `${listPath}/${newPost}`;
export const formPath = (id: string): string => `${listPath}/${id}`;
export const previewPath = (id: string): string => `${listPath}/${id}/onizleme`;
