import { redirect } from '@sveltejs/kit'

/** Rooms had the address /table/… before: bookmarks, letters and notifications still lead here. */
export function load({ params, url }: { params: { id: string }; url: URL }): never {
  redirect(308, `/room/${params.id}${url.search}`)
}
