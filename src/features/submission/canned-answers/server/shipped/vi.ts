import type { ShippedTexts } from './shipped-texts.ts';

export const vi: ShippedTexts = {
  duplicate:
    '{name} đã được niêm yết trên {wallet} nên chúng tôi không thể niêm yết lần nữa. Nếu thông tin niêm yết sai hoặc thiếu, hãy liên hệ {support} và cho biết cần sửa gì.',
  'copied-logo-or-name':
    'Tên hoặc logo của {name} quá giống một dự án khác và mọi người có thể nhầm lẫn. Bạn có thể gửi hồ sơ mới với tên và logo của riêng mình.',
  'scam-or-honeypot':
    'Chúng tôi thấy dấu hiệu {name} có thể khiến mọi người mất tài sản nên không thể niêm yết. Nếu bạn chứng minh được điều đó không đúng, hãy khiếu nại trên trang trạng thái và kèm bằng chứng.',
  'site-not-working':
    'Chúng tôi không dùng được trang web của {name}: trang không mở hoặc các chức năng chính không hoạt động. Bạn có thể gửi hồ sơ mới khi trang web hoạt động với mọi khách truy cập.',
  'contract-not-on-mainnet':
    'Chúng tôi không tìm thấy hợp đồng của {name} trên mainnet. Bạn có thể gửi hồ sơ mới khi đã triển khai trên đó, kèm địa chỉ trên mainnet.',
  'not-open-source-or-audited':
    '{name} xử lý tài sản của mọi người, nhưng hợp đồng không có mã nguồn mở cũng không được kiểm toán. Bạn có thể gửi hồ sơ mới kèm mã nguồn đã xác minh hoặc báo cáo kiểm toán của một công ty độc lập.',
  'poor-mobile-experience':
    'Chúng tôi đã thử {name} trên điện thoại và không dùng được các chức năng chính. Bạn có thể gửi hồ sơ mới khi chúng hoạt động trên màn hình nhỏ.',
  'not-legal':
    'Dịch vụ của {name} không hợp pháp tại nơi hoạt động nên chúng tôi không thể niêm yết. Nếu bạn có giấy phép cho việc này, hãy khiếu nại trên trang trạng thái và kèm giấy phép.',
  'no-other-contact':
    'Ngoài email, chúng tôi không tìm thấy cách liên hệ nào dùng được của {name}. Bạn có thể gửi hồ sơ mới với một kênh liên hệ thứ hai mà nhóm của bạn trả lời, chẳng hạn Telegram hoặc X.',
  'no-answer':
    'Chúng tôi đã hỏi bạn về {name} nhưng không nhận được trả lời nên đã đóng hồ sơ {reference}. Bạn có thể gửi hồ sơ mới khi có thể trả lời.',
  'changes-marked':
    'Chúng tôi đã xét duyệt {name}. Cần sửa một vài điểm trước khi niêm yết; từng điểm được đánh dấu trong biểu mẫu. Bạn không phải thanh toán lại.',
  'changes-site':
    'Chúng tôi không mở được trang web của {name}. Hãy kiểm tra để trang mở được ở mọi khu vực mà không cần đăng nhập, rồi gửi lại biểu mẫu. Bạn không phải thanh toán lại.',
  'changes-logo':
    'Logo của {name} chưa đủ rõ nét. Hãy tải lên ảnh JPG hoặc PNG vuông, rõ nét, 400 × 400 pixel, rồi gửi lại biểu mẫu. Bạn không phải thanh toán lại.',
  'requirements-not-met':
    'Cảm ơn bạn đã quan tâm đến {wallet}. Đại sứ cần đáp ứng ít nhất hai yêu cầu, nhưng hồ sơ của bạn chưa cho thấy đủ hai. Bạn có thể ứng tuyển lại khi đáp ứng hai yêu cầu.',
  'claims-not-shown':
    'Các liên kết trong hồ sơ ứng tuyển không xác nhận những gì ghi trong biểu mẫu. Bạn có thể ứng tuyển lại với các liên kết cho thấy công việc của mình.',
  'places-taken':
    'Cảm ơn bạn đã ứng tuyển vào {wallet}. Hiện đã đủ đại sứ cho ngôn ngữ, quốc gia hoặc khu vực của bạn. Bạn có thể ứng tuyển lại sau.',
  'interview-missed':
    'Buổi phỏng vấn đã không diễn ra nên chúng tôi đã đóng hồ sơ ứng tuyển {reference}. Bạn có thể ứng tuyển lại khi có thời gian cho một cuộc gọi.',
  'interview-result':
    'Cảm ơn bạn đã dành thời gian phỏng vấn. Chúng tôi quyết định không tiếp tục với hồ sơ ứng tuyển của bạn.',
  'application-no-answer':
    'Chúng tôi đã gửi email cho bạn về hồ sơ ứng tuyển {reference} nhưng không nhận được trả lời nên đã đóng hồ sơ. Bạn có thể ứng tuyển lại bất cứ lúc nào.',
  'application-changes-marked':
    'Chúng tôi đã đọc hồ sơ ứng tuyển của bạn. Cần sửa một vài điểm trước khi chúng tôi quyết định; từng điểm được đánh dấu trong biểu mẫu.',
};
