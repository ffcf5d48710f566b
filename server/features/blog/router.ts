import { api } from '#server/api.ts';
import { adminListPosts } from './admin-list-posts.ts';
import { mergeCategory, removeCategory, updateCategory } from './change-category.ts';
import { createCategory } from './create-category.ts';
import { createPost } from './create-post.ts';
import { findPost } from './find-post.ts';
import { getPost, previewPost } from './get-post.ts';
import { listAddresses } from './list-addresses.ts';
import { listAllCategories, listCategories } from './list-categories.ts';
import { listPosts } from './list-posts.ts';
import { markEditing } from './mark-editing.ts';
import { createPreviewLink, openPreviewLink, revokePreviewLinks } from './preview-link.ts';
import { erasePost, removePost, restorePost } from './remove-post.ts';
import { renderContent } from './render-content.ts';
import { updatePost } from './update-post.ts';
import { uploadImage } from './upload-image.ts';

export const blogRouter = api.blog.router({
  list: api.blog.list.handler(({ context, input }) => listPosts({ ctx: context, input })),
  post: api.blog.post.handler(({ context, input }) => findPost({ ctx: context, input })),
  categories: api.blog.categories.handler(({ context }) => listCategories({ ctx: context })),
  addresses: api.blog.addresses.handler(({ context }) => listAddresses({ ctx: context })),
  adminList: api.blog.adminList.handler(({ context, input }) => adminListPosts({ ctx: context, input })),
  adminGet: api.blog.adminGet.handler(({ context, input }) => getPost({ ctx: context, input })),
  adminPreview: api.blog.adminPreview.handler(({ context, input }) => previewPost({ ctx: context, input })),
  adminRender: api.blog.adminRender.handler(({ input }) => renderContent({ input })),
  create: api.blog.create.handler(({ context, input }) => createPost({ ctx: context, input })),
  update: api.blog.update.handler(({ context, input }) => updatePost({ ctx: context, input })),
  adminEditing: api.blog.adminEditing.handler(({ context, input }) => markEditing({ ctx: context, input })),
  remove: api.blog.remove.handler(({ context, input }) => removePost({ ctx: context, input })),
  restore: api.blog.restore.handler(({ context, input }) => restorePost({ ctx: context, input })),
  erase: api.blog.erase.handler(({ context, input }) => erasePost({ ctx: context, input })),
  preview: api.blog.preview.handler(({ context, input }) => openPreviewLink({ ctx: context, input })),
  createPreviewLink: api.blog.createPreviewLink.handler(({ context, input }) =>
    createPreviewLink({ ctx: context, input }),
  ),
  revokePreviewLinks: api.blog.revokePreviewLinks.handler(({ context, input }) =>
    revokePreviewLinks({ ctx: context, input }),
  ),
  uploadImage: api.blog.uploadImage.handler(({ context, input, signal }) =>
    uploadImage({ ctx: context, file: input.body, signal }),
  ),
  updateCategory: api.blog.updateCategory.handler(({ context, input }) =>
    updateCategory({ ctx: context, input }),
  ),
  mergeCategory: api.blog.mergeCategory.handler(({ context, input }) =>
    mergeCategory({ ctx: context, input }),
  ),
  removeCategory: api.blog.removeCategory.handler(({ context, input }) =>
    removeCategory({ ctx: context, input }),
  ),
  adminCategories: api.blog.adminCategories.handler(({ context }) => listAllCategories({ ctx: context })),
  createCategory: api.blog.createCategory.handler(({ context, input }) =>
    createCategory({ ctx: context, input }),
  ),
});
